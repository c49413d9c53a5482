/** The camera in motion: it follows the figure until somebody moves it by hand. */

import { between, type Bounds, type Camera, fit, held, pan, type Point, shows, toTable, type Window, zoomAt } from "./camera";
import { glide } from "./glide";

const GLIDE = 320;

export class Lens {
  camera = $state.raw<Camera>({ x: 0.5, y: 0.5, scale: 96 });
  window = $state.raw<Window>({ width: 0, height: 0, top: 0, bottom: 0, right: 0 });
  /** True once moved by hand: from then on it follows only when the figure would leave the window. */
  byHand = $state(false);
  /** How far the cells were renumbered since the figure began: what is painted on the table stays where it was. */
  drift = $state.raw<Point>({ x: 0, y: 0 });
  still = false;
  #figure: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };
  #closer = false;
  #stop: () => void = () => undefined;
  #placed = false;

  /** The cell in the middle of the part that no tool covers. */
  get middle(): Point {
    const { width, height, top, bottom, right } = this.window;
    const point = toTable(this.camera, this.window, (width - right) / 2, (top + height - bottom) / 2);
    // On the border between two cells the first one counts, whatever the rounding of the camera.
    return { x: Math.floor(point.x - 0.01), y: Math.floor(point.y - 0.01) };
  }

  /** The figure has changed. `calm`: stay where we are as long as all of it is in sight; `closer`: a finished one needs less margin. */
  follow(figure: Bounds, calm: boolean, closer: boolean): void {
    this.#figure = figure;
    this.#closer = closer;
    if (this.window.width === 0) return;
    if ((this.byHand || calm) && shows(this.camera, figure, this.window)) return;
    this.#to(fit(figure, this.window, closer));
  }

  /** The whole figure again, and following from now on. */
  fit(): void {
    this.byHand = false;
    this.#to(fit(this.#figure, this.window, this.#closer));
  }

  resize(window: Window): void {
    const now = this.window;
    if (
      now.width === window.width &&
      now.height === window.height &&
      now.top === window.top &&
      now.bottom === window.bottom &&
      now.right === window.right
    )
      return;
    this.window = window;
    if (this.byHand) return;
    const target = fit(this.#figure, window, this.#closer);
    // Tools that open or close move the table gently; a window that changes its size moves it at once.
    if (now.width === window.width && now.height === window.height) this.#to(target);
    else this.#jump(target);
  }

  pan(dx: number, dy: number): void {
    this.byHand = true;
    this.#jump(held(pan(this.camera, dx, dy), this.#figure, this.window));
  }

  zoom(px: number, py: number, factor: number): void {
    this.byHand = true;
    this.#jump(held(zoomAt(this.camera, this.window, px, py, factor), this.#figure, this.window));
  }

  /** One step of the zoom buttons, around the middle of what is visible. */
  zoomStep(factor: number): void {
    this.byHand = true;
    const middle = (this.window.top + this.window.height - this.window.bottom) / 2;
    this.#to(held(zoomAt(this.camera, this.window, this.window.width / 2, middle, factor), this.#figure, this.window));
  }

  glide(dx: number, dy: number): void {
    this.byHand = true;
    this.#to(held(pan(this.camera, dx, dy), this.#figure, this.window));
  }

  /** Brings a cell into the clear part of the window. */
  reveal(cell: Point): void {
    const around = { left: cell.x, top: cell.y, right: cell.x + 1, bottom: cell.y + 1 };
    if (this.window.width === 0 || shows(this.camera, around, this.window)) return;
    const { width, height, top, bottom, right } = this.window;
    const { camera } = this;
    const into = (low: number, high: number, from: number, to: number): number => (low < from ? from - low : high > to ? to - high : 0);
    const left = width / 2 + (cell.x - 1 - camera.x) * camera.scale;
    const upper = height / 2 + (cell.y - 1 - camera.y) * camera.scale;
    const dx = into(left, left + 3 * camera.scale, 0, width - right);
    const dy = into(upper, upper + 3 * camera.scale, top, height - bottom);
    this.byHand = true;
    this.#to(pan(camera, dx, dy));
  }

  /** The cells of the table were renumbered: nothing moves on the screen. */
  shift(dx: number, dy: number): void {
    this.#stop();
    this.camera = { ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy };
    this.drift = { x: this.drift.x + dx, y: this.drift.y + dy };
  }

  stop(): void {
    this.#stop();
  }

  #jump(camera: Camera): void {
    this.#stop();
    this.camera = camera;
    this.#placed = true;
  }

  #to(target: Camera): void {
    if (this.still || !this.#placed) return this.#jump(target);
    this.#stop();
    const from = this.camera;
    this.#stop = glide(GLIDE, (part) => (this.camera = between(from, target, part)));
  }
}
