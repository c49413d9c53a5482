# compiled with mypyc
"""What the moves of Venise do on the board (rules.md, sections 4 and 5). Those with cards alone: `cards`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.games.venise import events
from serenissima.games.venise.box import PLANKS
from serenissima.games.venise.cards import COST, Cards
from serenissima.games.venise.codes import (
    ASSIGN,
    BEGIN,
    CHOOSE,
    DISCARD,
    DRAW,
    END_PLAY,
    END_TURN,
    EXCHANGE,
    GIVE,
    JOKER_LAY,
    JOKER_LIFT,
    JOKER_REMOVE,
    JOKER_WALK,
    LIFT,
    NO_CHOICE,
    REMOVE,
    RESCUE,
    SET,
    STEP,
    STOP,
    TAKE_JOKER,
    WALK,
)
from serenissima.games.venise.offers import CARD_LONG, CARD_MOVE, CARD_REMOVE, CARD_WALK, JOKER
from serenissima.games.venise.player import Player
from serenissima.games.venise.position import GEMS_WON, MOVING, PLAY, WALKING
from serenissima.games.venise.rules import Rules

ALL_GEMS: Final[i64] = 4


class State(Cards):
    """A match."""

    def __init__(self, rules: Rules, source: State | None = None) -> None:
        """The start of a match, or a copy of `source`."""
        super().__init__(rules, source)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.rules, self)

    def play(self, code: int) -> None:
        """Plays a legal code."""
        if code < REMOVE:
            self._lay(code, code >= JOKER_LAY)
        elif code < LIFT:
            self._remove(code - REMOVE, code >= JOKER_REMOVE)
        elif code < SET:
            self._lift(code - LIFT, code >= JOKER_LIFT)
        elif code < STEP:
            self._set(self.rules.chart.place_of[code - SET])
        elif code < WALK:
            self._step(self.rules.chart.spot_of[code - STEP])
        elif code < STOP:
            self._walk(code - WALK, code >= JOKER_WALK)
        elif code >= DRAW:
            self._draw(code - DRAW)
        elif code == STOP:
            self._end_walk()
        elif code == END_PLAY:
            self._end_play()
        elif code == END_TURN:
            self._end_turn()
        elif code == TAKE_JOKER:
            self._take_joker()
        elif code == EXCHANGE:
            self._exchange()
        elif code < END_PLAY:
            self._give(code - GIVE)
        elif code < RESCUE:
            self._discard(code - DISCARD)
        elif code < CHOOSE:
            self._rescue(code - RESCUE)
        elif code >= ASSIGN:
            self._assign(code - ASSIGN)
        elif code >= BEGIN:
            self._begin(code - BEGIN)
        elif code == NO_CHOICE:
            self._no_choice()
        else:
            self._choose(code - CHOOSE)

    # planks

    def _lay(self, code: i64, joker: bool) -> None:
        """VE-A2, VE-A6: a plank goes from the supply to the board."""
        chart = self.rules.chart
        place = chart.place_of[code - JOKER_LAY if joker else code]
        me = self.players[self.seat]
        long = chart.is_long[place]
        if long:
            me.long -= 1
        else:
            me.short -= 1
        self.planks.lay(place)
        self.acted = True
        tiles = self._use(CARD_LONG if long else 0, joker)
        if self.told is not None:
            name = chart.spots[chart.fields + place]
            cost = COST[JOKER if joker else long]
            rule = "VE-A6" if long else "VE-A2"
            self._tell(events.Laid(self.seat, PLANKS[long], name, joker, cost, tiles), rule)

    def _take_up(self, place: i64) -> list[int]:
        """A plank leaves its place; what rested on it falls into the water (VE-G22, VE-G24)."""
        fallen = self.planks.falling(place)
        self.planks.take(place)
        self.acted = True
        for other in fallen:
            self.planks.take(other)
            if self.rules.chart.is_long[other]:
                self.water_long += 1
            else:
                self.water_short += 1
        return fallen

    def _remove(self, code: i64, joker: bool) -> None:
        """VE-A10: the plank goes to the supply of whoever removes it, whoever laid it."""
        chart = self.rules.chart
        place = chart.place_of[code + REMOVE - JOKER_REMOVE if joker else code]
        me = self.players[self.seat]
        fallen = self._take_up(place)
        long = chart.is_long[place]
        if long:
            me.long += 1
        else:
            me.short += 1
        tiles = self._use(CARD_REMOVE, joker)
        if self.told is not None:
            cost = COST[JOKER if joker else CARD_REMOVE]
            name = chart.spots[chart.fields + place]
            event = events.Removed(self.seat, PLANKS[long], name, self._names(fallen), len(fallen), joker, cost, tiles)
            self._tell(event, "VE-A10")

    def _lift(self, code: i64, joker: bool) -> None:
        """VE-A13: the plank is taken up; it passes through no supply (VE-A15)."""
        chart = self.rules.chart
        place = chart.place_of[code + LIFT - JOKER_LIFT if joker else code]
        fallen = self._take_up(place)
        self.lifted = place
        self.phase = MOVING
        tiles = self._use(CARD_MOVE, joker)
        if self.told is not None:
            cost = COST[JOKER if joker else CARD_MOVE]
            name, plank = chart.spots[chart.fields + place], PLANKS[chart.is_long[place]]
            event = events.Lifted(self.seat, plank, name, self._names(fallen), len(fallen), joker, cost, tiles)
            self._tell(event, "VE-A13")

    def _set(self, place: i64) -> None:
        """VE-A13: and put into another place."""
        chart = self.rules.chart
        self.planks.lay(place)
        if self.told is not None:
            origin, name = chart.spots[chart.fields + self.lifted], chart.spots[chart.fields + place]
            self._tell(events.Moved(self.seat, PLANKS[chart.is_long[place]], origin, name), "VE-A13")
        self.lifted = -1
        self.phase = PLAY

    def _rescue(self, long: i64) -> None:
        """VE-V6: from the water, else from the box, else from the rival with the most."""
        me = self.players[self.seat]
        source = self.rescuer(long)
        if source == -2:
            if long:
                self.water_long -= 1
            else:
                self.water_short -= 1
        elif source == -1:
            if long:
                self.box_long -= 1
            else:
                self.box_short -= 1
        elif long:
            self.players[source].long -= 1
        else:
            self.players[source].short -= 1
        if long:
            me.long += 1
        else:
            me.short += 1
        self.fresh = False
        if self.told is not None:
            name = "rival" if source >= 0 else "box" if source == -1 else "water"
            event = events.Rescued(self.seat, PLANKS[long], name, source if source >= 0 else None)
            self._tell(event, "VE-V6")

    # walking

    def _walk(self, steps: i64, joker: bool) -> None:
        """VE-A16: so many steps at most."""
        if joker:
            steps -= 3
        self.phase = WALKING
        self.steps_left = steps + 1
        self.path = append(vec[i64](), self.players[self.seat].pawn)
        tiles = self._use(CARD_WALK + steps, joker)
        if self.told is not None:
            cost = COST[JOKER if joker else CARD_WALK + steps]
            self._tell(events.Walking(self.seat, steps + 1, joker, cost, tiles), "VE-A16")

    def _step(self, spot: i64) -> None:
        """VE-G19, and VE-A20 where a gem of the own colour lies."""
        me = self.players[self.seat]
        chart = self.rules.chart
        if self.told is not None:
            here = events.Stepped(self.seat, chart.spots[me.pawn], chart.spots[spot], self.steps_left - 1)
            self._tell(here, "VE-G19")
        me.pawn = spot
        self.acted = True
        self.steps_left -= 1
        self.path = append(self.path, spot)
        if spot < chart.fields:
            gem = chart.gem_at[me.colour * chart.fields + spot]
            if gem >= 0 and not me.gems >> gem & 1:
                self._collect(me, gem)
                if me.gem_count == ALL_GEMS:
                    self._complete(me)
                    return
        if self.steps_left == 0:
            self._end_walk()

    def _collect(self, me: Player, gem: i64) -> None:
        """VE-A20, VE-A22: the gem goes to the tent; the first three bring an hourglass tile."""
        me.gems |= i64(1) << gem
        me.gem_count += 1
        tile = me.gem_count < ALL_GEMS
        if tile:
            me.tiles += 1
        if self.told is not None:
            field = self.rules.chart.spots[self.rules.chart.gem_field[4 * me.colour + gem]]
            self._tell(events.Collected(self.seat, field, me.gem_count, tile), "VE-A20")

    def _end_walk(self) -> None:
        """VE-A19: steps that were not made are lost."""
        self._tell_walk()
        self.path = vec[i64]()
        self.steps_left = 0
        self.phase = PLAY

    def _tell_walk(self) -> None:
        if self.told is not None:
            names = [self.rules.chart.spots[spot] for spot in self.path]
            self._tell(events.Walked(self.seat, names[0], names[1:], len(names) - 1), "VE-A16")

    def _complete(self, me: Player) -> None:
        """VE-E1: the walk, the turn and the draw are broken off; VE-V5: or the round is finished."""
        self._tell_walk()
        if self.told is not None:
            self._tell(events.Completed(self.seat, self.rules.equal_turns), "VE-E1")
        self.path = vec[i64]()
        self.steps_left = 0
        if self.rules.equal_turns:
            me.completed = True
            me.pawn = -1
            self.last_round = True
            self._end_turn()
            return
        me.rank = self._placed() + 1
        if not self.rules.all_places:
            self._end(GEMS_WON)
            return
        self._leave(self.seat)
        if self._count_active() > 1:
            self._end_turn()
        else:
            self._place_last()


def conserved(state: State) -> tuple[int, ...]:
    """VE-A28, VE-C5 to VE-C7: planks of both kinds, ordinary cards, jokers. Tiles and gems are counted by players."""
    chart = state.rules.chart
    short, long = state.water_short + state.box_short, state.water_long + state.box_long
    piled = state.pile_jokers + state.discard_jokers
    cards, jokers = state.pile_count + state.discard_count - piled, state.jokers + piled
    for place in state.planks.lying():
        if chart.is_long[place]:
            long += 1
        else:
            short += 1
    if state.lifted >= 0:
        if chart.is_long[state.lifted]:
            long += 1
        else:
            short += 1
    for player in state.players:
        short += player.short
        long += player.long
        cards += player.cards
        jokers += player.jokers
    return (short, long, cards, jokers)
