/** What must not be missed: planks that go, gems that are taken, and who is done. */

import type { Beats } from "../../board/beats";
import type { Event } from "../../types/venise";

const beats: Beats<Event> = {
  removed: "all",
  lifted: "all",
  collected: "all",
  rescued: "all",
  completed: "all",
  placed: "all",
  "turn-ended": "none",
};
export default beats;
