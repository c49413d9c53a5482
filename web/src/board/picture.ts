/** Translates between a drawing's units and the screen. */

import type { Point } from "./camera";

/** The position of the pointer in the drawing's own units. */
export function pointIn(svg: SVGSVGElement, event: MouseEvent): Point {
  const turn = svg.getScreenCTM()!.inverse();
  return { x: turn.a * event.clientX + turn.e, y: turn.d * event.clientY + turn.f };
}

/** The part of the plane a drawing shows, in its own units. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Pixels per unit of the drawing so that all of it fits into this width and height. */
export function fitting(box: Box, width: number, height: number): number {
  return Math.min(width / box.width, height / box.height);
}
