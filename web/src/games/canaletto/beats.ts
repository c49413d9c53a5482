/** What must not be missed at a sale: who takes the lot, which group is sold, and what one gets for it. */

import type { Beats } from "../../board/beats";
import type { Event } from "../../types/canaletto";

const beats: Beats<Event> = { bribed: "all", bought: "all", discarded: "all", sold: "all", paid: "you", ended: "all" };
export default beats;
