/** A drawing and the screen. */

import type { Point } from "./camera";

/** Where in a drawing, in its own measure, the pointer is. */
export function pointIn(svg: SVGSVGElement, event: MouseEvent): Point {
  const turn = svg.getScreenCTM()!.inverse();
  return { x: turn.a * event.clientX + turn.e, y: turn.d * event.clientY + turn.f };
}

/** What a drawing shows, in its own measure. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Pixels for a unit of the drawing, so that all of it fits into its room. */
export function fitting(box: Box, width: number, height: number): number {
  return Math.min(width / box.width, height / box.height);
}
