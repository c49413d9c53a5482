# Venice Connection, in English: why a decision is good. The figures come from the rules and from the solution.
why-closes = { $count ->
    [one] This tile closes the ring, and you win.
   *[other] These { $count } tiles close the ring, and you win.
}
why-two-turns = { $replies ->
    [one] Leaves exactly two turns, so the last is yours: your opponent has one turn that does not ruin the ring, and then you close it.
   *[other] Leaves exactly two turns, so the last is yours: after each of the { $replies } turns that do not ruin the ring, you can close it.
}
why-even = Leaves { $turns } turns if both play their best. That is an even number, so the last is yours.
why-opening = Against a perfect opponent, whoever begins cannot win. But the other must find every answer: this lasts longest, { $turns } more turns.
why-next = Whatever you lay, your opponent can close the ring next. Hope that they miss it.
why-rare = { $good ->
    [one] You are behind, but only one of the { $replies } turns your opponent then has wins for them.
   *[other] You are behind, but only { $good } of the { $replies } turns your opponent then has win for them.
}
why-longest = A perfect opponent wins whatever you lay. This lasts longest: { $turns } more turns in which yours can slip.
why-behind = A perfect opponent wins whatever you lay. But the ring can still be closed, and yours may slip.
why-safe = { $missing ->
    [one] The ring can still be closed, but not by your opponent’s next turn.
   *[other] The ring can still be closed with { $missing } more tiles, but not by your opponent’s next turn.
}
why-open = The ring can still be closed, even by your opponent’s next turn.
why-call = { $left ->
    [one] With the one tile left, no ring can pass through every tile on the table.
   *[other] With the { $left } tiles left, no ring can pass through every tile on the table.
}
why-call-ring = { $count ->
    [one] A ring is closed already, and one tile lies outside it. It can never be joined.
   *[other] A ring is closed already, and { $count } tiles lie outside it. They can never be joined.
}
why-call-hole = Water flows into a place where no tile fits. It can never become one ring.
why-proof = { $count ->
    [one] One tile makes one ring through every tile on the table.
   *[other] { $count } tiles make one ring through every tile on the table.
}
why-concede = No ring can pass through every tile on the table: there is nothing to show.
