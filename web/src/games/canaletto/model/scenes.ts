/** Each event as a short scene: what changes in the picture, what flies where, and how long it lasts. */

import type { Event, Player, View } from "../../../types/canaletto";
import { type HeardHere, lotOf } from "./reading";
import type { TreasureName } from "../art/treasures";

/** Something that flies from one marked place of the board to another. */
export interface Flight {
  id: string;
  what: { coin: number } | { treasure: TreasureName } | { mask: true };
  from: string;
  to: string;
  delay: number;
}

export interface Scene {
  /** Milliseconds. */
  last: number;
  change: (view: View) => View;
  sail?: { palace: number; steps?: number };
  flights?: Flight[];
  selling?: string;
  /** A line for the account of the settlement. */
  told?: HeardHere;
  /** Starts a new account. */
  opens?: boolean;
}

const same = (view: View): View => view;

function player(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((one, number) => (number === seat ? { ...one, ...change(one) } : one)) };
}

function emptied(view: View, palace: number): View {
  return { ...view, palaces: view.palaces.map((one, number) => (number === palace ? { ...one, lot: [] } : one)) };
}

/** The lot goes from the board to its buyer. */
function taken(view: View, palace: number, seat: number): View {
  const lot = view.palaces[palace]!.lot;
  const groups = view.groups.map((group) =>
    lot.includes(group.group)
      ? {
          ...group,
          on_board: group.on_board - 1,
          palaces: group.palaces.filter((one) => one !== palace),
          owned: group.owned.map((count, number) => count + (number === seat ? 1 : 0)),
        }
      : group,
  );
  return { ...emptied(view, palace), groups };
}

/** The scenes for these events, in order. The setup has its own animation and is left out. */
export function scenes(heard: HeardHere[]): Scene[] {
  return heard.flatMap((one) => act(one, one.event));
}

function act(heard: HeardHere, event: Event): Scene[] {
  const id = (what: string): string => `${heard.n}-${event.type}-${what}`;
  switch (event.type) {
    case "bidden":
      return [
        {
          last: Math.min(1100, 350 + 55 * event.steps),
          sail: { palace: event.palace, steps: event.steps },
          change: (view) => ({ ...view, bid: event.amount, high: event.seat, gondola: event.palace }),
        },
      ];
    case "passed":
      return [{ last: 260, change: (view) => player(view, event.seat, () => ({ still_in: false })) }];
    case "declined":
      return [{ last: 160, change: same }];
    case "bribed":
      return [
        {
          last: 900,
          opens: true,
          told: heard,
          change: (view) => player(view, event.seat, () => ({ mask: false })),
          flights: [{ id: id("mask"), what: { mask: true }, from: `purse-${event.seat}`, to: "hammer", delay: 0 }],
        },
      ];
    case "bought":
      return bought(heard, event, id);
    case "unsold":
      return [{ last: 900, opens: true, told: heard, change: same }];
    case "discarded":
      return [{ last: 900, opens: true, told: heard, change: (view) => emptied(view, event.palace) }];
    case "sold":
      return [{ last: 700, told: heard, selling: event.group, change: same }];
    case "paid":
      return [paid(heard, event, id)];
    case "turned-up":
      return [
        {
          last: 550,
          change: (view) => ({
            ...view,
            row: view.row.map((space, number) =>
              number === event.space - 1
                ? { ...space, value: event.value, state: "next" }
                : number < event.space - 1
                  ? { ...space, state: "used" }
                  : space,
            ),
          }),
        },
      ];
    case "moved-on":
      return [{ last: 700, told: heard, sail: { palace: event.to_palace }, change: (view) => ({ ...view, gondola: event.to_palace }) }];
    case "opened":
      if (event.auction <= 1) return [];
      return [
        {
          last: 650,
          change: (view) => ({
            ...view,
            column: event.palace,
            gondola: event.palace,
            lot: lotOf(event),
            bid: 0,
            high: null,
            starter: event.seat,
            players: view.players.map((one) => ({ ...one, still_in: true })),
          }),
        },
      ];
    default:
      return [];
  }
}

function bought(heard: HeardHere, event: Extract<Event, { type: "bought" }>, id: (what: string) => string): Scene[] {
  const pay: Scene = {
    last: event.price > 0 ? 850 : 200,
    opens: event.price > 0,
    told: heard,
    change: (view) => player(view, event.seat, (one) => ({ money: one.money - event.paid, debt: one.debt + event.borrowed })),
    flights: coins(event.paid, `purse-${event.seat}`, "hammer", id("pay")),
  };
  const take: Scene = {
    last: 900,
    change: (view) => taken(view, event.palace, event.seat),
    flights: lotOf(event).map((treasure, number) => ({
      id: id(treasure),
      what: { treasure },
      from: `palace-${event.palace}`,
      to: `purse-${event.seat}`,
      delay: number * 120,
    })),
  };
  return [pay, take];
}

function paid(heard: HeardHere, event: Extract<Event, { type: "paid" }>, id: (what: string) => string): Scene {
  return {
    last: 950,
    told: heard,
    selling: event.group,
    change: (view) => {
      const groups = view.groups.map((group) =>
        group.group === event.group ? { ...group, owned: group.owned.map((count, seat) => (seat === event.seat ? 0 : count)) } : group,
      );
      return { ...player(view, event.seat, (one) => ({ money: one.money + event.amount })), groups };
    },
    flights: coins(event.amount, "value-next", `purse-${event.seat}`, id(`seat-${event.seat}`)),
  };
}

/** At most eight coins that together are worth the amount. */
function coins(amount: number, from: string, to: string, id: string): Flight[] {
  const count = Math.min(8, amount);
  return Array.from({ length: count }, (_, number) => ({
    id: `${id}-${number}`,
    what: { coin: Math.floor((amount * (number + 1)) / count) - Math.floor((amount * number) / count) },
    from,
    to,
    delay: number * 55,
  }));
}
