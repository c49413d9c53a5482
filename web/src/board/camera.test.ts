import { describe, expect, it } from "vitest";
import { between, fit, held, pan, shows, toScreen, toTable, zoomAt } from "./camera";

const desktop = { width: 1200, height: 800, top: 56, bottom: 110, right: 0 };
const phone = { width: 390, height: 700, top: 56, bottom: 150, right: 0 };
/** A phone in landscape: the tools are beside the table. */
const low = { width: 844, height: 222, top: 0, bottom: 0, right: 300 };

describe("fit", () => {
  it("leaves three cells of table around the figure in a large window", () => {
    const figure = { left: -1, top: 0, right: 4, bottom: 3 };
    const camera = fit(figure, desktop);
    const corner = toScreen(camera, desktop, figure.left - 3, figure.top - 3);
    const other = toScreen(camera, desktop, figure.right + 3, figure.bottom + 3);
    expect(corner.x).toBeGreaterThanOrEqual(-0.5);
    expect(corner.y).toBeGreaterThanOrEqual(desktop.top - 0.5);
    expect(other.x).toBeLessThanOrEqual(desktop.width + 0.5);
    expect(other.y).toBeLessThanOrEqual(desktop.height - desktop.bottom + 0.5);
  });

  it("gives up margin on a phone before a cell gets smaller than a finger", () => {
    const camera = fit({ left: 0, top: 0, right: 5, bottom: 4 }, phone);
    expect(camera.scale).toBeGreaterThanOrEqual(44);
  });

  it("shows every figure, however long, away from the border", () => {
    for (const length of [1, 4, 8, 16, 24]) {
      const figure = { left: 0, top: 0, right: length, bottom: 2 };
      expect(shows(fit(figure, phone), figure, phone)).toBe(true);
      expect(shows(fit(figure, desktop), figure, desktop)).toBe(true);
      expect(shows(fit(figure, low), figure, low)).toBe(true);
    }
  });

  it("zooms in on a finished figure", () => {
    const figure = { left: 0, top: 0, right: 6, bottom: 4 };
    expect(fit(figure, desktop, true).scale).toBeGreaterThan(fit(figure, desktop).scale);
  });
});

describe("moving the camera", () => {
  const camera = { x: 2, y: 1, scale: 60 };

  it("keeps the point under the pointer in place while zooming", () => {
    const before = toTable(camera, desktop, 900, 200);
    const after = toTable(zoomAt(camera, desktop, 900, 200, 1.5), desktop, 900, 200);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("never zooms beyond what can be drawn well", () => {
    expect(zoomAt(camera, desktop, 0, 0, 1000).scale).toBeLessThanOrEqual(220);
    expect(zoomAt(camera, desktop, 0, 0, 0.0001).scale).toBeGreaterThanOrEqual(12);
  });

  it("moves the table with the hand", () => {
    expect(pan(camera, 60, -30)).toEqual({ x: 1, y: 1.5, scale: 60 });
  });

  it("never lets the figure out of sight", () => {
    const figure = { left: 0, top: 0, right: 3, bottom: 2 };
    const kept = held(pan(camera, 99999, 99999), figure, desktop);
    const corner = toScreen(kept, desktop, figure.left, figure.top);
    expect(corner.x).toBeLessThan(desktop.width);
    expect(corner.y).toBeLessThan(desktop.height);
  });

  it("glides from one place to the other and arrives", () => {
    const to = { x: 5, y: 5, scale: 120 };
    expect(between(camera, to, 0)).toEqual(camera);
    expect(between(camera, to, 1).scale).toBeCloseTo(120);
    expect(between(camera, to, 1).x).toBeCloseTo(5);
  });
});
