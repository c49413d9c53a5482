import { afterEach, expect, it, vi } from "vitest";
import { noise, ring, tone } from "./sound";

const heard: [kind: string, at: number][] = [];
const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = (more: object = {}) => ({ connect: (next: unknown) => next, ...more });

class Studio {
  currentTime = 10;
  sampleRate = 100;
  state = "running";
  destination = {};
  createGain = () => node({ gain: param() });
  createBiquadFilter = () => node({ frequency: param() });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createOscillator = () =>
    node({ frequency: param(), start: (at: number) => heard.push(["tone", at]), stop: (at: number) => heard.push(["end", at]) });
  createBufferSource = () => node({ start: (at: number) => heard.push(["noise", at]) });
}
afterEach(() => {
  heard.length = 0;
  vi.unstubAllGlobals();
});

it("is silent before the visitor has done anything", () => {
  vi.stubGlobal("AudioContext", Studio);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  ring("turn");
  expect(heard).toEqual([]);
});

it("plays tones and noise one after another, each for its length", () => {
  vi.stubGlobal("AudioContext", Studio);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  tone({ pitch: 200, to: 100, loud: 0.1, seconds: 0.5 });
  noise({ pitch: 900, to: 280, loud: 0.1, seconds: 0.9, delay: 1 });
  expect(heard).toEqual([
    ["tone", 10],
    ["end", 10.5],
    ["noise", 11],
  ]);
  heard.length = 0;
  ring("over");
  expect(heard.filter(([kind]) => kind === "tone").map(([, at]) => at.toFixed(2))).toEqual(["10.00", "10.16", "10.32"]);
});
