/** What must not be missed: what one is left with, thefts from one's hand, votes, and the end of a phase. */

import type { Beats } from "../../board/beats";
import type { Event } from "../../types/canal-grande";

const beats: Beats<Event> = {
  "round-began": "none",
  took: "you",
  // thief and victim hear which card it was
  betrayed: "none",
  stole: "you",
  "vote-won": "all",
  "phase-ended": "all",
  ended: "all",
  drawn: "all",
};
export default beats;
