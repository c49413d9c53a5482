/** What must not be missed, besides meetings, questions, answers and tics for oneself: announcements, and who leaves. */

import type { Beats } from "../../board/beats";
import type { Event } from "../../types/intrigues-a-venise";

const beats: Beats<Event> = {
  // the asker hears which cards were shown
  answered: "none",
  announced: "all",
  departed: "all",
  "answer-opened": "none",
  "rounds-over": "all",
};
export default beats;
