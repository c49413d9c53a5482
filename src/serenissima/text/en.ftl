# Platform sentences shared by the terminal, the server and the browser.
refusal-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-nothing-to-undo = There is no move of yours to take back.
refusal-undo-needs-consent = Since then something was drawn, revealed or played by another: taking it back needs the others' consent.
reason-resigned = by resignation
reason-timeout = on time

# Bots: their names and how they play.
bot-uniform = Leaf in the lagoon
    .help = Plays any legal move, all equally likely.
bot-search = Searcher
    .help = Imagines many ways the match could go on and takes the move that did best. Knows nothing special about the game.
bot-sensible = Gondolier
    .help = Knows what matters in this game and looks a little ahead.
