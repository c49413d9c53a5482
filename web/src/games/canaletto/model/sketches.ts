/** The drawings on the page for newcomers, by name. */

export const SKETCHES = ["distance", "sale", "debt", "mask"] as const;

export type SketchName = (typeof SKETCHES)[number];
