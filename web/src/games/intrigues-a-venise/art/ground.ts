// The city under the routes: islands, canals, quays and houses. Made once from the map, the same on every screen.

import { ROUTES, SPACES, type Point, type Route } from "../model/map";

type Outline = readonly (readonly [number, number])[];

const CITY: Outline = [
  [160, 146],
  [205, 136],
  [262, 142],
  [308, 130],
  [346, 122],
  [392, 140],
  [434, 142],
  [462, 164],
  [478, 196],
  [522, 194],
  [566, 198],
  [588, 230],
  [606, 264],
  [654, 280],
  [700, 274],
  [738, 282],
  [748, 316],
  [764, 366],
  [802, 398],
  [848, 402],
  [896, 384],
  [924, 352],
  [960, 350],
  [986, 386],
  [994, 440],
  [978, 476],
  [930, 508],
  [962, 534],
  [978, 566],
  [952, 590],
  [918, 578],
  [900, 540],
  [872, 518],
  [838, 498],
  [800, 468],
  [748, 474],
  [700, 470],
  [652, 464],
  [606, 456],
  [556, 460],
  [508, 456],
  [462, 460],
  [424, 468],
  [388, 474],
  [356, 494],
  [318, 506],
  [272, 526],
  [226, 518],
  [182, 500],
  [146, 478],
  [118, 446],
  [88, 424],
  [60, 404],
  [58, 370],
  [34, 348],
  [12, 322],
  [20, 282],
  [30, 242],
  [62, 236],
  [112, 208],
  [142, 214],
  [160, 200],
  [156, 170],
];

const GIUDECCA: Outline = [
  [38, 502],
  [66, 488],
  [98, 508],
  [128, 556],
  [164, 574],
  [190, 606],
  [226, 616],
  [262, 612],
  [330, 616],
  [392, 606],
  [436, 602],
  [462, 624],
  [450, 652],
  [396, 656],
  [330, 662],
  [268, 668],
  [216, 690],
  [166, 692],
  [132, 676],
  [128, 636],
  [116, 604],
  [80, 566],
  [44, 540],
];

const MURANO: Outline = [
  [560, 82],
  [584, 66],
  [622, 68],
  [644, 88],
  [630, 114],
  [592, 122],
  [564, 108],
];
const SAN_GIORGIO: Outline = [
  [560, 562],
  [582, 540],
  [616, 542],
  [636, 566],
  [622, 594],
  [584, 598],
  [562, 584],
];
const ARSENAL: Outline = [
  [822, 352],
  [836, 332],
  [872, 330],
  [890, 350],
  [878, 376],
  [838, 380],
];

const OUTLINES = [CITY, GIUDECCA, MURANO, SAN_GIORGIO, ARSENAL];

/** A smooth line through these points, as the `d` of a path (Catmull-Rom drawn with Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const near = (index: number): Point => points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)]!;
  const n = (value: number): string => value.toFixed(1);
  let d = `M${n(points[0]!.x)},${n(points[0]!.y)}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, e] = [near(index - 1), near(index), near(index + 1), near(index + 2)];
    d += `C${n(b.x + (c.x - a.x) / 6)},${n(b.y + (c.y - a.y) / 6)} ${n(c.x - (e.x - b.x) / 6)},${n(c.y - (e.y - b.y) / 6)} ${n(c.x)},${n(c.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points along the same line, close together. */
function sampled(points: readonly Point[]): Point[] {
  const found: Point[] = [points[0]!];
  const near = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, e] = [near(index - 1), near(index), near(index + 1), near(index + 2)];
    const along = (axis: "x" | "y", t: number): number => {
      const [from, to] = [(c[axis] - a[axis]) / 2, (e[axis] - b[axis]) / 2];
      return b[axis] + from * t + (3 * (c[axis] - b[axis]) - 2 * from - to) * t ** 2 + (2 * (b[axis] - c[axis]) + from + to) * t ** 3;
    };
    for (let step = 1; step <= 10; step++) found.push({ x: along("x", step / 10), y: along("y", step / 10) });
  }
  return found;
}

/** Where two stretches cross; null if they do not. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [px, py, qx, qy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const turn = px * qy - py * qx;
  if (turn === 0) return null;
  const t = ((c.x - a.x) * qy - (c.y - a.y) * qx) / turn;
  const u = ((c.x - a.x) * py - (c.y - a.y) * px) / turn;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: a.x + t * px, y: a.y + t * py } : null;
}

/** Every alley that crosses a canal does so over a bridge. */
function span(): { x: number; y: number; turn: number }[] {
  const bridges: { x: number; y: number; turn: number }[] = [];
  const lines = ROUTES.map((route) => ({ route, points: sampled(route.points) }));
  for (const alley of lines.filter(({ route }) => route.by === "land")) {
    for (const canal of lines.filter(({ route }) => route.by === "water")) {
      for (let i = 1; i < alley.points.length; i++) {
        const [a, b] = [alley.points[i - 1]!, alley.points[i]!];
        for (let j = 1; j < canal.points.length; j++) {
          const spot = crossing(a, b, canal.points[j - 1]!, canal.points[j]!);
          if (!spot || SPACES.some((space) => Math.hypot(space.x - spot.x, space.y - spot.y) < 16)) continue;
          bridges.push({ ...spot, turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI });
        }
      }
    }
  }
  return bridges;
}

export const BRIDGES = span();

/** Landmarks and where they stand. Houses keep clear of them. */
export const SIGHTS = [
  { name: "basilica", x: 507, y: 428 },
  { name: "dome", x: 385, y: 332 },
  { name: "church", x: 618, y: 574 },
  { name: "church", x: 292, y: 633 },
  { name: "tower", x: 700, y: 418 },
  { name: "dome", x: 588, y: 322 },
  { name: "tower", x: 108, y: 318 },
  { name: "church", x: 905, y: 440 },
  { name: "tower", x: 232, y: 168 },
] as const;

const ring = (outline: Outline): Point[] => outline.map(([x, y]) => ({ x, y }));

export const LAND = OUTLINES.map((outline) => curve(ring(outline), true)).join("");

export function line(route: Route): string {
  return curve(route.points);
}

/** All canals and waterways in one path, to be cut out of the land. */
export const CANALS = ROUTES.filter((route) => route.by === "water")
  .map(line)
  .join("");

function inside(spot: Point, outline: Outline): boolean {
  let within = false;
  for (let index = 0, before = outline.length - 1; index < outline.length; before = index++) {
    const [ax, ay] = outline[index]!;
    const [bx, by] = outline[before]!;
    if (ay > spot.y !== by > spot.y && spot.x < ((bx - ax) * (spot.y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** How far a spot is from a stretch between two points. */
function off(spot: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(spot.x - a.x - share * dx, spot.y - a.y - share * dy);
}

function offLine(spot: Point, points: readonly Point[], closed = false): number {
  let least = closed ? off(spot, points.at(-1)!, points[0]!) : Infinity;
  for (let index = 1; index < points.length; index++) least = Math.min(least, off(spot, points[index - 1]!, points[index]!));
  return least;
}

/** Numbers that look random but are always the same. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Houses wherever there is room between routes, canals, spaces and the shore: walls in three tones, roofs, and the windows that are lit. */
function build(): { walls: string[]; roofs: string; windows: string } {
  const throwDie = dice(1988);
  const walls = ["", "", ""];
  let roofs = "";
  let windows = "";
  for (let y = 70; y < 700; y += 9.5) {
    for (let x = 8; x < 1000; x += 11) {
      const spot = { x: x + throwDie() * 5, y: y + throwDie() * 4 };
      const [wide, high, tone, lit] = [6 + throwDie() * 4, 4.5 + throwDie() * 4, throwDie(), throwDie()];
      const island = OUTLINES.find((outline) => inside(spot, outline));
      if (!island || offLine(spot, ring(island), true) < 9) continue;
      if (SIGHTS.some((sight) => Math.hypot(sight.x - spot.x, sight.y - 8 - spot.y) < 17)) continue;
      if (SPACES.some((space) => Math.hypot(space.x - spot.x, space.y - spot.y) < 19)) continue;
      if (ROUTES.some((route) => offLine(spot, route.points) < (route.by === "water" ? 15 : 9.5))) continue;
      const [left, top] = [spot.x - wide / 2, spot.y - high / 2];
      const at = (value: number): string => value.toFixed(1);
      walls[Math.floor(tone * 3)] += `M${at(left)},${at(top)}h${at(wide)}v${at(high)}h${at(-wide)}z`;
      roofs += `M${at(left - 0.8)},${at(top)}l${at(wide / 2 + 0.8)},${at(-wide * 0.34)}l${at(wide / 2 + 0.8)},${at(wide * 0.34)}z`;
      if (lit < 0.62) windows += `M${at(left + wide * 0.22)},${at(top + high * 0.3)}h1.500v2h-1.500z`;
      if (lit > 0.35 && lit < 0.8) windows += `M${at(left + wide * 0.62)},${at(top + high * 0.3)}h1.500v2h-1.500z`;
    }
  }
  return { walls, roofs, windows };
}

export const HOUSES = build();
