# Der Spielplan im Terminal.
terminal-piles = Im Nachziehstapel: { $draw }. Abgelegt: { $discards }. Joker: { $jokers }. Im Wasser: { $short } kurze, { $long } lange.
terminal-turn = { $used ->
    [one] Eine Sanduhr verbraucht
   *[other] { $used } Sanduhren verbraucht
}, noch { $left } übrig.
terminal-way = { $planks ->
    [0] Auf dem Weg zu deinem nächsten Edelstein fehlt keine Planke
    [one] Auf dem Weg zu deinem nächsten Edelstein fehlt eine Planke
   *[other] Auf dem Weg zu deinem nächsten Edelstein fehlen { $planks } Planken
}; er ist { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} entfernt.
terminal-hand = Deine Karten: { $cards }
terminal-player = { $mark } { $name }, { $colour }: { $gems } von 4 Edelsteinen, { $cards } Karten, { $jokers } Joker; Planken: { $short } kurze, { $long } lange
terminal-help =
    Karten: short S:A4-B4, long L:A4-B3, remove S:A4-B4, move L:A4-B3 to L:A2-B3, walk2 S:A4-B4 B4.top. Mit „joker“ davor
    spielst du einen Joker als diese Karte. Außerdem: take joker, exchange short long walk1 walk2, end play, discard walk1, end turn.
    ◆ ist ein Edelstein und ☻ eine Figur, jeweils mit dem Buchstaben der Farbe: Rubin (R), Diamant (D), Smaragd (E), Topas (T).
    Pfähle: R D E T sind Startpfähle, H I / \ Brücken längs ihrer Achse, ═ ║ Mauern, o einfache Pfähle.
