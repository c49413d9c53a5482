/** What must not be missed: what one is left with, thefts from one's hand, and the end of a phase. */

import type { Beats } from "../../board/beats";
import type { Event } from "../../types/canal-grande";

const beats: Beats<Event> = {
  "round-began": "none",
  took: "you",
  // thief and victim hear which card it was
  betrayed: "none",
  stole: "you",
  // the board tells how a vote ended, flow by flow
  "vote-won": "none",
  "phase-ended": "all",
  ended: "all",
  drawn: "all",
};
export default beats;
