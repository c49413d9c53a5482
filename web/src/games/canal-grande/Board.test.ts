import { render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Heard } from "../../board/props";
import { propsOf } from "../../testing/fixtures";
import Board from "./Board.svelte";
import { shown } from "./fixture";
import type { Event } from "./model/reading";
import { soundOf } from "./model/sound";

const heard = (...types: Event["type"][]): Heard<Event>[] =>
  types.map((type, n) => ({ n, event: { type, seat: 0 } as Event, rule: "", seat: null, fades: false }));

let played = 0;
const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = (more: object = {}) => ({ connect: (next: unknown) => next, ...more });
class Studio {
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = {};
  createGain = () => node({ gain: param() });
  createBiquadFilter = () => node({ frequency: param() });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createOscillator = () => node({ frequency: param(), start: () => played++, stop: () => undefined });
  createBufferSource = () => node({ start: () => played++ });
}
afterEach(() => vi.unstubAllGlobals());

it("plays the weightiest of what happens at once, and nothing for what is only told", () => {
  expect(soundOf(heard("laid", "vote-won", "trophy", "took-back"))).toBe("bell");
  expect(soundOf(heard("resolving", "betrayed"))).toBe("theft");
  expect(soundOf(heard("resolving", "vote-began"))).toBe("staff");
  expect(soundOf(heard("laid"))).toBe("cards");
  expect(soundOf(heard("passed", "phase-ended"))).toBeNull();
});

it("is heard when sound is on, and never when it is off", () => {
  vi.stubGlobal("AudioContext", Studio);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  const sounds = (sound: boolean, ...types: Event["type"][]): number => {
    played = 0;
    render(Board, propsOf(shown("split"), { recent: heard(...types), sound })).unmount();
    return played;
  };
  expect(sounds(false, "put-over")).toBe(0);
  expect(sounds(false, "vote-began")).toBe(0);
  expect(sounds(true, "put-over")).toBe(1);
  expect(sounds(true, "vote-began")).toBe(2);
  expect(sounds(true, "passed")).toBe(0);
});
