# The first match of Intrigues à Venise, with a coach.

lesson-who = Hold your envelope to look inside. Only you see this. Who are you?
    .choice-F = Lord Fiddlebottom
    .choice-B = Colonel Bubble
    .choice-X = Agent X
    .choice-Z = Madame Zsa Zsa
    .F = The Lord sits elsewhere at this table. Hold the envelope and read the first card.
    .B = The Colonel sits elsewhere at this table. Hold the envelope and read the first card.
    .X = Agent X is your partner, not you. Hold the envelope and read the first card.
    .done = You are Madame Zsa Zsa. Agent X is your partner, and you do not know who that is. Yet.
    .why = Zsa Zsa and Agent X win together. So do Fiddlebottom and Bubble. Nobody knows who is who.

lesson-spy = You play red and have four spies. Look into the envelope again: which of them is really you?
    .choice-tall = The tall one
    .choice-short = The short one
    .choice-fat = The fat one
    .choice-thin = The thin one
    .tall = The tall one is a decoy. Read the second card in your envelope.
    .short = The short one is a decoy. Read the second card in your envelope.
    .fat = The fat one is a decoy. Read the second card in your envelope.
    .done = The thin red spy is you. The three others are decoys, and only you know it.
    .why = Everybody has one true spy and three decoys. To the others all four look alike.

lesson-marbles = Two red marbles and a blue one. Press the short red spy, then a lit space.
    .otherwise = You may stay where you are. But Venice is more fun on foot: press a glowing spy first.
    .done = A red marble is one step by land, a blue one is one step by water.
    .why = Yellow goes either way, white goes nowhere. Black moves the Ambassador, who belongs to nobody.

lesson-meet = A blue spy of Bianca's waits at the Dogana. Go there by land, then finish moving.
    .nobody = You met nobody, so you would learn nothing in this turn. The blue spy is one step away.
    .elsewhere = That is a legal way. But nobody stands at the end of it to talk to.
    .done = A meeting! Whoever you meet owes you an answer.
    .why = Any spy will do, decoy or not: you ask the player, not the piece.

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
    .why = You had 216 deals to think of. After this answer 168 are left.

lesson-exile = You asked, so you send the blue spy away. Choose any lit space, then end your turn.
    .early = You announced a mission you do not know yet. It was not done, so your side lost.
    .done = Exile is a weapon. Send enemies far away, and friends to where they are needed.
    .why = Spies go to plain white spaces. The Ambassador goes to a start space or to the Embassy.

lesson-asked = Tomaso asks who you are. Show two names and a build, at least one true. Give little away.
    .sealed = A card from the envelope is proof. See his notes: what you proved is certain now.
    .message = Your letter is always real, and now Tomaso has it. Keep it for your partner.
    .unlucky = Bad luck: Tomaso is Fiddlebottom and fat himself. Two lies seen, so you are Zsa Zsa.
    .both = Both were true, and he cannot tell. One true card would have been enough.
    .seen = Tomaso holds one of these cards himself, so he saw through that lie. The rest stays open.
    .done = These are his notes about the table. 168 of 216 deals are left: you told him little.
    .why = Nobody knows which card is true. But nobody believes a card that lies in their own envelope.

lesson-tic = Make a sign to your partner, wherever that is: Zsa Zsa pouts.
    .bluff = That is another agent's habit. Bluffing is allowed! This time make your own: pout.
    .otherwise = You can walk in a moment. First make a sign: pout.
    .done = Bianca frowns back, as Agent X does. True, or a trick? Cards will tell.
    .why = A tic has no effect and proves nothing. Everybody at the table sees it.

lesson-notes = At the Ambassador exactly one of two cards is true. Read your notes: who is Agent X?
    .choice-Bianca = Bianca
    .choice-Tomaso = Tomaso
    .choice-Lucia = Lucia
    .Tomaso = Tomaso showed Fiddlebottom and Zsa Zsa. You are Zsa Zsa, so he is Fiddlebottom.
    .Lucia = Lucia showed Fiddlebottom and Bubble. One of them is true, so she is not Agent X.
    .done = Tomaso is Fiddlebottom, so Lucia is Bubble. That leaves Bianca: she is your partner.
    .why = Hatched boxes are impossible. Press one, and the notes tell you which answers rule it out.

lesson-message = Now Bianca asks you. Use the envelope: show her your letter, and Zsa Zsa as proof.
    .clever = Clever: Bianca is Agent X herself. So Zsa Zsa must be true, and she has your letter.
    .lucky = Bianca is tall herself, so Zsa Zsa must be true. She knows you, and has your letter.
    .unproven = She has your letter, but not who you are. Show Zsa Zsa from the envelope, too.
    .no-letter = She knows you now. Without your letter neither of you knows the mission.
    .dark = Her notes cannot tell yet whether you are a friend. Open the cards from your envelope.
    .done = Bianca's notes are certain: you are Zsa Zsa, and your letter is Delta.
    .why = For a true name or build you may show the card from the envelope. That proves it.

lesson-mission = Bianca showed you Agent X and her letter, Bravo. Find your team's line: Delta, then Bravo.
    .choice-ambassador = Bring the Ambassador to number three
    .choice-fiddlebottom = Land on Lord Fiddlebottom
    .choice-speedboat = Bring Agent X to the speedboat
    .ambassador = That line says Delta and Alpha. Look for Delta, then Bravo.
    .speedboat = That line says Delta and Charlie. Look for Delta, then Bravo.
    .done = You hunt Lord Fiddlebottom, with any spy of yours or of Bianca's.
    .why = Zsa Zsa's letter comes first, then Agent X's. The same letters the other way are another mission.

lesson-target = Only his true spy counts. Read your notes: which piece is Lord Fiddlebottom?
    .choice-green-fat = The fat green spy
    .choice-green-tall = The tall green spy
    .choice-yellow-fat = The fat yellow spy
    .green-tall = Green is right. But Tomaso showed fat and thin, and thin is you.
    .yellow-fat = Fat is right. But Lucia plays yellow, and she is Colonel Bubble.
    .done = Tomaso is Fiddlebottom, and he is fat. The other green spies are decoys.
    .why = You asked Tomaso for his build through the Ambassador: fat or thin. Thin lies in your envelope.

lesson-announce = Land on him with your short spy, finish moving, and announce: mission accomplished!
    .decoy = That green spy was a decoy. A wrong announcement hands the match to the others.
    .look = This is the tall one. You could ask Tomaso, but your mission needs the fat one.
    .asked = You may ask. But then he is sent away, and he is not caught any more.
    .gone = You walked on, and Fiddlebottom is not caught any more.
    .elsewhere = That is legal, but it catches nobody. The fat green spy is one step away.
    .early = Nobody was caught, so the announcement was wrong. Your side lost.
    .done = The masks come off: you and Bianca win! Now play a real match, and find your own partner.
    .why = You may announce in your turn, after moving. Right: your side wins. Wrong: the other side does.
