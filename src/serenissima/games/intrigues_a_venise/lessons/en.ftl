# The first match of Intrigues à Venise, with a coach.

lesson-goal = Your secret mission was to land on Agent X, the short green spy. You did: announce it!
    .asked = You may ask him first. But then you must send him away, and he is not caught any more.
    .done = You and your partner win! A false announcement would have lost. The rest is walking, meeting and asking.
    .why = The first team to do its secret mission and announce it wins.

lesson-who = Now your own match. Open your envelope, which only you may see: who are you, and which red spy?
    .choice-Z-thin = Madame Zsa Zsa, the thin spy
    .choice-Z-tall = Madame Zsa Zsa, the tall spy
    .choice-X-thin = Agent X, the thin spy
    .choice-B-short = Colonel Bubble, the short spy
    .Z-tall = The name is right. But your build is on the card in the middle: the tall spy is a decoy.
    .X-thin = The build is right. But Agent X is your partner, not you: your name is on the left card.
    .B-short = Press “Leave it open”: your name is on the left, your build in the middle, your message on the right.
    .done = You are Madame Zsa Zsa, the thin spy; your other spies are decoys. Agent X is your partner. Who is that?
    .why = Zsa Zsa and Agent X win together, and so do Fiddlebottom and Bubble. Nobody knows who is who.

lesson-walk = In your turn you first walk. Press a glowing spy, then a lit space. Then do that again.
    .early = You may stop early, and marbles may stay unused. But here, make both steps.
    .done = Red marbles walk along red lines, blue ones sail the dotted ones. The white one moves nothing.
    .why = Use your marbles in any order, for one spy or for several.

lesson-meet = Yellow is all you have: two marbles are white. Go to Bianca's blue spy at the Dogana, then finish moving.
    .nobody = You met nobody, so you would learn nothing in this turn. The blue spy is one step away.
    .elsewhere = The yellow marble goes there, too. But nobody stands there to talk to.
    .done = Yellow took you over the water; it goes by land, too. And you meet Bianca, who owes you an answer.
    .why = End your walk where another player's spy stands: that is a meeting.

lesson-ask = Go to the meeting, then ask Bianca who she is.
    .build = A fine question for another day. For now, ask who she is.
    .extra = You walked on instead of asking. That is allowed, but Bianca keeps her secret.
    .early = You announced a mission you do not know yet. It was not done, so your side lost.
    .done = Bianca shows you three cards. At least one name or build among them is true.
    .why = The others hear your question. The cards are for your eyes only.

lesson-half = Fiddlebottom, Agent X, tall: at least one is true. Could Bianca still be Colonel Bubble?
    .choice-yes = Yes, she could
    .choice-no = No, she could not
    .no = Suppose that tall is the true card. Then both names may be lies.
    .done = She could: if tall is true, both names may be lies. Half-truths hide a lot.
    .why = She holds every name and every build in her colour. She chooses what you see.

lesson-exile = You have asked, so you send the blue spy away. Choose a lit space, then end your turn.
    .early = You announced a mission you do not know yet. It was not done, so your side lost.
    .done = This is exile, and a weapon: enemies go far away, friends go where they are needed.
    .why = Spies go to plain white spaces. The Ambassador goes to a start space or to the Embassy.

lesson-asked = Now Tomaso asks who you are. Show two names and a build, at least one true. Give little away.
    .sealed = A card from the envelope is proof. See his notes: what you proved is certain now.
    .message = Your message is always real, and now Tomaso has it. Keep it for your partner.
    .unlucky = Bad luck: Tomaso is Fiddlebottom and fat himself. Two lies seen, so you are Zsa Zsa.
    .both = Both were true, and he cannot tell. One true card would have been enough.
    .seen = Tomaso holds one of these cards himself, so he saw through that lie. The rest stays open.
    .done = These are his notes. Nothing about you is certain in them: you told him little.
    .why = Nobody knows which card is true. But nobody believes a card that lies in their own envelope.

lesson-ambassador = The black marble moves the Ambassador. Bring him to your tall spy, then ask Bianca who she is.
    .nobody = You met nobody, so nobody answers. Press the Ambassador in his top hat: he can go.
    .elsewhere = He belongs to nobody and goes where you send him. But there he meets none of your spies.
    .build = You may ask for her build. This time ask who she is: you are looking for your partner.
    .whom = Right, through him you may ask anybody, near or far. This time ask Bianca who she is.
    .early = You announced a mission you do not know yet. It was not done, so your side lost.
    .done = Through the Ambassador you see two cards only. Exactly one of them is true.
    .why = It does not matter who comes to whom: your spy to the Ambassador, or he to your spy.

lesson-partner = Agent X or Zsa Zsa: exactly one is true. What do you know about Bianca now?
    .choice-open = She may be either
    .choice-neither = She is neither
    .choice-partner = She is Agent X
    .open = One of these names lies in your own envelope. So can it be hers?
    .neither = That could be if you had met a spy. Through the Ambassador, one of the two names is true.
    .done = You are Zsa Zsa, so she is Agent X: your partner! Your notes agree: gold is certain, hatched impossible.
    .why = Press a hatched box, and the notes tell you which answers rule it out.

lesson-tic = Give your partner a sign across the table. Zsa Zsa's habit is to pout.
    .bluff = That is another agent's habit. Bluffing is allowed! This time make your own: pout.
    .otherwise = You can walk in a moment. First give the sign: pout.
    .done = Bianca frowns back, as Agent X does. But everybody saw it, and a tic may be a bluff.
    .why = A tic moves nothing and proves nothing. Cards do.

lesson-message = Now Bianca asks you. Show her every card of your envelope: name, build and message.
    .clever = Clever: Bianca is Agent X herself. So Zsa Zsa must be true, and she has your message.
    .lucky = Bianca is tall herself, so Zsa Zsa must be true. She knows you, and has your message.
    .unproven = She has your message, but not who you are. Show Zsa Zsa from the envelope, too.
    .no-message = She knows you now. Without your message neither of you knows the mission.
    .dark = Her notes cannot tell yet whether you are a friend. Open the cards from your envelope.
    .done = Bianca's notes are certain: you are Zsa Zsa, and your message is Delta.
    .why = For a true name or build you may show the card from the envelope. That proves it.

lesson-mission = Bianca has shown you her message, Bravo. Yours is Delta. Find your team's line: Delta, then Bravo.
    .choice-ambassador = Bring the Ambassador to number three
    .choice-fiddlebottom = Land on Lord Fiddlebottom
    .choice-speedboat = Bring Agent X to the speedboat
    .ambassador = That line says Delta and Alpha. Look for Delta, then Bravo.
    .speedboat = The running man marks an escape. But that line says Delta and Charlie: look for Delta, then Bravo.
    .done = You hunt Lord Fiddlebottom, with any spy of yours or of Bianca's. Only his true spy counts, no decoy.
    .why = Zsa Zsa's message comes first, then Agent X's. A line with a running man is an escape.

lesson-announce = Open your notes: which piece is Lord Fiddlebottom? Land on it, finish moving, and announce.
    .decoy = That green spy was a decoy. A false announcement hands the match to the others.
    .look = This is the tall one. Your notes say which build Tomaso has: look for the gold box.
    .asked = You may ask. But then he is sent away, and he is not caught any more.
    .gone = You walked on, and Fiddlebottom is not caught any more.
    .elsewhere = That is legal, but it catches nobody. In your notes, who is Fiddlebottom, and of which build?
    .early = Nobody was caught, so the announcement was false. Your side lost.
    .hint = Look at Tomaso in your notes: one name and one build are gold. He plays green.
    .done = The masks come off: you and Bianca win! Now play a real match, and find your own partner.
    .why = You may announce in your turn, after moving. True: your side wins. False: the other side does.
