/** The camera over a boundless table: which point is in the middle of the window, and how many pixels wide a cell is. */

import { settling } from "./glide";

export interface Point {
  x: number;
  y: number;
}

/** A rectangle of cells, `right` and `bottom` exclusive. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Camera {
  /** Middle of the window, in cells. */
  x: number;
  y: number;
  /** Pixels per cell. */
  scale: number;
}

export interface Window {
  width: number;
  height: number;
  /** Pixels on each side that tools cover and the figure should avoid. */
  top: number;
  bottom: number;
  right: number;
}

export const MIN_SCALE = 12;
export const MAX_SCALE = 220;

/** Cells of free table around the figure, and how far that may shrink to keep a cell as wide as a finger. */
const MARGIN = 3;
const LEAST_MARGIN = 1.5;
const FINGER = 46;
const LARGEST_FIT = 118;

function clear(window: Window): { width: number; height: number } {
  return { width: Math.max(window.width - window.right, 1), height: Math.max(window.height - window.top - window.bottom, 1) };
}

/** The camera that shows the whole figure with its margin (a smaller one if `closer`) in the part of the window that no tool covers. */
export function fit(figure: Bounds, window: Window, closer = false): Camera {
  const free = clear(window);
  const across = figure.right - figure.left;
  const down = figure.bottom - figure.top;
  const within = (margin: number): number => Math.min(free.width / (across + 2 * margin), free.height / (down + 2 * margin));
  const wide = within(closer ? LEAST_MARGIN : MARGIN);
  const scale = wide >= FINGER ? Math.min(wide, LARGEST_FIT) : Math.min(within(LEAST_MARGIN), FINGER);
  return {
    x: (figure.left + figure.right) / 2 + window.right / 2 / scale,
    y: (figure.top + figure.bottom) / 2 + (window.bottom - window.top) / 2 / scale,
    scale: Math.max(MIN_SCALE, scale),
  };
}

/** Whether the figure with one free cell around it lies wholly in the clear part of the window. */
export function shows(camera: Camera, figure: Bounds, window: Window): boolean {
  const left = toScreen(camera, window, figure.left - 1, figure.top - 1);
  const right = toScreen(camera, window, figure.right + 1, figure.bottom + 1);
  return (
    left.x >= -1 && left.y >= window.top - 1 && right.x <= window.width - window.right + 1 && right.y <= window.height - window.bottom + 1
  );
}

export function toScreen(camera: Camera, window: Window, x: number, y: number): Point {
  return {
    x: window.width / 2 + (x - camera.x) * camera.scale,
    y: window.height / 2 + (y - camera.y) * camera.scale,
  };
}

export function toTable(camera: Camera, window: Window, px: number, py: number): Point {
  return {
    x: camera.x + (px - window.width / 2) / camera.scale,
    y: camera.y + (py - window.height / 2) / camera.scale,
  };
}

/** Zooms by a factor so that the point under (px, py) stays where it is. */
export function zoomAt(camera: Camera, window: Window, px: number, py: number, factor: number): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, camera.scale * factor));
  const point = toTable(camera, window, px, py);
  return {
    x: point.x - (px - window.width / 2) / scale,
    y: point.y - (py - window.height / 2) / scale,
    scale,
  };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Keeps at least part of the figure in sight: its middle never leaves the window. */
export function held(camera: Camera, figure: Bounds, window: Window): Camera {
  const halfWidth = window.width / 2 / camera.scale;
  const halfHeight = window.height / 2 / camera.scale;
  const into = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  return {
    ...camera,
    x: into(camera.x, figure.left + 0.5 - halfWidth, figure.right - 0.5 + halfWidth),
    y: into(camera.y, figure.top + 0.5 - halfHeight, figure.bottom - 0.5 + halfHeight),
  };
}

/** The camera part of the way from one to the other; the scale changes by equal factors, so a zoom feels even. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const eased = settling(part);
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    scale: from.scale * (to.scale / from.scale) ** eased,
  };
}

/** The transformation of a drawing in which a cell is `unit` wide. */
export function transform(camera: Camera, window: Window, unit: number): string {
  const scale = camera.scale / unit;
  const x = window.width / 2 - camera.x * camera.scale;
  const y = window.height / 2 - camera.y * camera.scale;
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})`;
}
