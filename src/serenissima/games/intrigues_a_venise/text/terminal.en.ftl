# Intrigues à Venise in the terminal.
terminal-legend =
    Spies on the map: first the colour ({ $red }, { $blue }, { $green }, { $yellow }), then the build.
    { $tall } tall, { $short } short, { $fat } fat, { $thin } thin. { $ambassador } is the Ambassador, { $embassy } the Embassy.
    #1 to #8 are the numbers, * a meeting, and other figures free spaces.
terminal-letter-tall = T
terminal-letter-short = S
terminal-letter-fat = F
terminal-letter-thin = N
terminal-letter-ambassador = AM
terminal-letter-embassy = EM
terminal-spies = { $name } ({ word-colour })
terminal-place = { word-build }: { $place }
terminal-you = You play { word-colour } and are { word-identity }, { word-build }, message { word-message }.
terminal-marbles = Marbles: { $marbles }. In brackets: used.
terminal-meetings = Meetings to go to: { $spaces }.
terminal-asked = { $via ->
    [ambassador] You are asked for two { $about ->
        [identity] identities
       *[build] builds
    }; at least one must be true.
   *[spy] You are asked for { $about ->
        [identity] two identities and a build
       *[build] two builds and an identity
    }; at least one must be true.
}
terminal-exile = Send the piece you met away.
terminal-given = Turn { $turn }, { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
} showed you: { $cards }{ $told ->
    [none] {""}
   *[other] {" "}(true: { $told })
}
terminal-sealed = { $card } (sealed)
terminal-of-identity = name
terminal-of-build = build
terminal-of-message = message
terminal-worlds = { $worlds ->
    [one] One deal fits all you have seen.
   *[other] { $worlds } of 216 deals fit all you have seen.
}
terminal-owner = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[none] Arrested
}
terminal-was = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[none] Arrested
}: { word-identity }, { word-build }, message { word-message }
terminal-help =
    A step is three moves: “marble red”, “spy red thin”, “step v54”; put them in one line with semicolons. The black marble needs no spy.
    Then “finish”, “meet v5”, “ask blue identity”, “exile v1”, “end”; “announce” says that your mission is accomplished.
    Answer with cards: F, B, X, Z; tall, short, fat, thin; your message as mA. A mark makes it sealed: “answer X! F short”.
