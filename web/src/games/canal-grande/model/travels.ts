/** Which cards fly over the table on an event, and between which places. */

import type { Heard } from "../../../board/props";
import type { Event } from "./reading";

export interface Travel {
  cards: string[];
  from: string;
  to: string;
}

/** The flights for the latest events; `hand` says where a player's hand is. Flows after a vote are shown separately. */
export function travels(heard: readonly Heard<Event>[], hand: (seat: number) => string): Travel[] {
  const found: Travel[] = [];
  const stolen = new Map(
    heard.flatMap(({ event }) => (event.type === "stole" ? [[`${event.seat} ${event.victim_seat}`, event.card]] : [])),
  );
  const got = heard.flatMap(({ event }) => (event.type === "got" ? [event] : []));
  for (const { event } of heard) {
    if (event.type === "took") {
      found.push({ cards: [...event.numbers], from: ".stage", to: `[data-numbers="${event.seat}"]` });
      found.push({ cards: [...event.hand], from: ".stage", to: hand(event.seat) });
    } else if (event.type === "betrayed") {
      found.push({
        cards: [stolen.get(`${event.seat} ${event.victim_seat}`) ?? "back"],
        from: hand(event.victim_seat),
        to: hand(event.seat),
      });
    } else if (event.type === "drew") {
      const at = got.findIndex((one) => one.seat === event.seat);
      const card = at < 0 ? "back" : got.splice(at, 1)[0]!.card;
      found.push({ cards: [card], from: "[data-pile=action]", to: hand(event.seat) });
    }
  }
  return found.filter(({ cards }) => cards.length > 0);
}
