# Intrigues à Venise, in English: why a decision is advised, by all the reader can know.
why-start = Nobody has an envelope yet, so one choice is as good as another.
why-announce = { $sure ->
    [all] Your mission is accomplished, for certain.
    [most] Your mission is probably accomplished, though you cannot be sure.
   *[some] Your mission may be accomplished, but it is a gamble.
}
why-not-yet = { $sure ->
    [none] Your mission cannot be accomplished yet, so go on.
    [most] Your mission may be accomplished, but you cannot be sure. A false announcement would lose.
   *[some] Your mission is probably not accomplished yet, so go on.
}
why-done = { $sure ->
    [all] It accomplishes your mission. Then announce it.
    [most] It probably accomplishes your mission.
   *[some] It may accomplish your mission.
}
why-meet = You meet { $with_seat } there. { $about ->
    [identity] Asking for the name tells you most.
    [build] Asking for the build tells you most.
   *[either] Whatever you ask, you learn something.
}
why-meet-ambassador = You meet the Ambassador and may ask anybody. { $about ->
    [identity] The name of { $of_seat } tells you most.
    [build] The build of { $of_seat } tells you most.
   *[either] Asking { $of_seat } tells you most.
}
why-meet-friend = { $friend ->
    [all] You meet { $of_seat }, who is your partner: exchange your messages.
    [most] You meet { $of_seat }, who is probably your partner.
   *[some] You meet { $of_seat }, who may be your partner.
}
why-meet-exile = You meet one of { $of_seat }'s spies there, and can send it where it does no harm.
why-closer = { $closer ->
    [all] It brings you nearer to your goal.
    [most] It probably brings you nearer to your goal.
   *[some] You do not know your goal yet, but this is more likely towards it than away.
}
why-walk = { $steps ->
    [one] It leaves you one step from the nearest piece you could meet.
   *[other] It leaves you { $steps } steps from the nearest piece you could meet.
}
why-ask = { $knows ->
    [two] { $of_seat } can only be { word-first } or { word-second }.
    [name] You know who { $of_seat } is, but not which build.
    [build] You know the build of { $of_seat }, but not the name.
   *[little] You know little about { $of_seat } yet.
} { $about ->
    [identity] Asking for the name rules something out, whatever you are shown.
   *[build] Asking for the build rules something out, whatever you are shown.
}
why-ask-friend = { $friend ->
    [all] { $of_seat } is your partner and may show you the message.
    [most] { $of_seat } is probably your partner, and a partner may show you the message.
   *[some] { $of_seat } may be your partner, and a partner may show you the message.
}
why-ask-anyhow = No answer can tell you more, but a meeting cannot be skipped: ask { $of_seat }, then send the piece away.
why-letter = { $friend ->
    [all] { $of_seat } is your partner, and needs your message to know the mission.
    [most] { $of_seat } is probably your partner, and a partner needs your message.
    [some] { $of_seat } may be your partner, and a partner needs your message.
   *[none] { $of_seat } is an enemy: your message may pass you off as a friend, but it is real.
}
why-seal = { $friend ->
    [all] { $of_seat } is your partner, and a card from the envelope is proof.
    [most] { $of_seat } is probably your partner, and a card from the envelope is proof.
    [some] { $of_seat } may be your partner, and a card from the envelope is proof.
   *[none] { $of_seat } is an enemy, and a card from the envelope is proof.
}
why-vague = { $friend ->
    [all] { $of_seat } is your partner.
    [most] { $of_seat } is probably your partner, but that is not certain.
    [some] { $of_seat } may be an enemy.
   *[none] { $of_seat } is an enemy.
} { $open ->
    [both] By themselves, these cards leave open who you are and which spy is yours.
    [name] By themselves, these cards leave open who you are.
    [build] By themselves, these cards leave open which spy is yours.
   *[none] These cards say who you are and which spy is yours.
}
why-exile = { $friend ->
    [all] { $of_seat } is your partner.
    [most] { $of_seat } is probably your partner.
    [some] { $of_seat } may be your partner or not.
   *[none] { $of_seat } is an enemy.
} { $steps ->
    [one] There the spy is one step from your nearest one.
   *[other] There the spy is { $steps } steps from your nearest one.
}
why-exile-ambassador = { $steps ->
    [one] There the Ambassador is one step from your nearest spy.
   *[other] There the Ambassador is { $steps } steps from your nearest spy.
}
