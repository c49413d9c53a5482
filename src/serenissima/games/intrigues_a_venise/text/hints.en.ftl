# Intrigues à Venise, in English: why a decision is advised. Deals are those that fit all the reader has seen.
why-start = Nobody has an envelope yet, so one choice is as good as another.
why-announce = { $sure ->
    [one] In one
   *[other] In { $sure }
} of the { $worlds } deals that fit what you know, your mission is accomplished.
why-not-yet = { $sure ->
    [0] In none of the { $worlds } deals that fit what you know is your mission accomplished yet, so go on.
    [one] Your mission is accomplished in only one of the { $worlds } deals that fit what you know, so go on.
   *[other] Your mission is accomplished in only { $sure } of the { $worlds } deals that fit what you know, so go on.
}
why-done = It accomplishes your mission in { $sure } of the { $worlds } deals that fit what you know. Then announce it.
why-meet = You meet { $with_seat } there. With the better question at most { $most } of { $worlds } deals remain, whatever you are shown.
why-meet-ambassador = You meet the Ambassador and may ask anybody. With the best question at most { $most } of { $worlds } deals remain.
why-meet-friend = You meet { $of_seat }, { $side ->
    [friend] who is your partner: exchange letters.
   *[other] your partner in { $friends } of { $worlds } deals.
}
why-meet-exile = You meet one of { $of_seat }'s spies there, and can send it where it does no harm.
why-closer = It brings you nearer to your goal in { $closer } of the { $worlds } deals that fit what you know.
why-walk = { $steps ->
    [one] It leaves you one step from the nearest piece you could meet.
   *[other] It leaves you { $steps } steps from the nearest piece you could meet.
}
why-ask = Whatever { $of_seat } shows you, at most { $most } of { $worlds } deals remain.
why-ask-friend = { $side ->
    [friend] { $of_seat } is your partner and may show you a letter.
   *[other] { $of_seat } is your partner in { $friends } of { $worlds } deals, and a partner may show you a letter.
}
why-ask-anyhow = No answer can tell you more, but a meeting cannot be skipped: ask { $of_seat }, then send the piece away.
why-letter = { $side ->
    [friend] { $of_seat } is your partner: your letter says what your mission is.
   *[other] { $of_seat } is your partner in { $friends } of { $worlds } deals, and a partner needs your letter.
}
why-seal = { $side ->
    [friend] { $of_seat } is your partner, and a card from the envelope proves who you are.
   *[other] { $of_seat } is your partner in { $friends } of { $worlds } deals, and a card from the envelope proves who you are.
}
why-vague = { $side ->
    [friend] { $of_seat } is your partner: these cards leave { $pairs } of { $of } pairs of name and build.
    [enemy] { $of_seat } is an enemy: these cards still leave { $pairs } of { $of } pairs of name and build for you.
   *[unknown] { $of_seat } is your partner in only { $friends } of { $worlds } deals: these cards still leave { $pairs } of { $of } pairs of name and build for you.
}
why-exile = { $side ->
    [friend] { $of_seat } is your partner: there the spy is { $steps ->
        [one] one step
       *[other] { $steps } steps
    } from yours.
    [enemy] { $of_seat } is an enemy: there the spy is { $steps ->
        [one] one step
       *[other] { $steps } steps
    } from yours.
   *[unknown] { $of_seat } is your partner in { $friends } of { $worlds } deals: there the spy is { $steps ->
        [one] one step
       *[other] { $steps } steps
    } from yours.
}
why-exile-ambassador = { $steps ->
    [one] There the Ambassador is one step from your nearest spy.
   *[other] There the Ambassador is { $steps } steps from your nearest spy.
}
