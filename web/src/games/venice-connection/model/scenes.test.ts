import { describe, expect, it } from "vitest";
import { EDGES, indexed, isWet, key, opposite, step } from "./geometry";
import { sceneNamed } from "./scenes";

const NAMES = ["sides", "strip", "ring", "ruin", "corner", "corner-filled"];

describe("a scene", () => {
  it.each(NAMES)("%s has its tiles where water meets water and wall meets wall", (name) => {
    const scene = sceneNamed(name)!;
    const at = indexed(scene.tiles);
    expect(at.size).toBe(scene.tiles.length);
    for (const tile of scene.tiles) {
      for (const edge of EDGES) {
        const next = at.get(key(step(tile, edge)));
        if (next) expect(isWet(next.face, opposite(edge))).toBe(isWet(tile.face, edge));
      }
    }
    for (const place of scene.places) expect(at.has(`${place.x},${place.y}`)).toBe(false);
  });

  it("shows a turn with a golden edge, and the places that are missing", () => {
    expect(sceneNamed("strip")!.fresh).toHaveLength(3);
    expect(sceneNamed("corner")!.places).toHaveLength(3);
    expect(sceneNamed("corner-filled")!.places).toHaveLength(2);
  });

  it("there is none of another name", () => {
    expect(sceneNamed("bend-ne")).toBeUndefined();
  });
});
