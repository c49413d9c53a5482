/** What must not be missed: the call, how it is answered, and the end of a game. */

import type { Beats } from "../../board/beats";
import type { Event } from "../../types/venice-connection";

const beats: Beats<Event> = { called: "all", proved: "all", conceded: "all", judged: "all", ended: "all", "match-won": "all" };
export default beats;
