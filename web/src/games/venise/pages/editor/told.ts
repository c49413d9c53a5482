/** A finding of the checks in words. */

import type { Say } from "../../../../text/text";
import type { Finding } from "../../../../types/venise";

export const told = (say: Say, finding: Finding): string => say(`finding-${finding.key}`, finding.args);

const GRAVITY = { error: 0, warning: 1, note: 2 };

/** The worst first. */
export const worstFirst = (findings: readonly Finding[]): Finding[] => [...findings].sort((a, b) => GRAVITY[a.grade] - GRAVITY[b.grade]);
