/** The fronts of the sixteen palaces: a few measurements each, from which they are drawn. In the units of the board's picture. */

export type Arch = "ogee" | "round" | "square" | "lancet";
export type Crown = "hip" | "flat" | "merlons" | "gable" | "dome" | "obelisks" | "terrace" | "steps";

export interface Front {
  wall: number;
  width: number;
  height: number;
  crown: Crown;
  arch: Arch;
  /** Openings of the loggia in the middle of the main floor. */
  loggia: number;
  floors: 2 | 3;
  chimneys: number[];
  /** Round openings over the loggia, as in the finest gothic fronts. */
  roses?: boolean;
  /** Stripes of stone or a pattern on the wall. */
  pattern?: "bands" | "diamonds" | "panels";
  awning?: string;
}

/** In the order of the loop. */
export const FRONTS: readonly Front[] = [
  { wall: 0, width: 96, height: 74, crown: "merlons", arch: "ogee", loggia: 7, floors: 2, chimneys: [], roses: true, pattern: "diamonds" },
  { wall: 3, width: 76, height: 76, crown: "flat", arch: "ogee", loggia: 4, floors: 3, chimneys: [-24, 24] },
  { wall: 2, width: 54, height: 84, crown: "hip", arch: "ogee", loggia: 3, floors: 3, chimneys: [12], roses: true },
  { wall: 5, width: 92, height: 80, crown: "obelisks", arch: "round", loggia: 5, floors: 3, chimneys: [], pattern: "bands" },
  { wall: 4, width: 72, height: 78, crown: "hip", arch: "ogee", loggia: 4, floors: 3, chimneys: [-18, 20] },
  { wall: 3, width: 88, height: 78, crown: "gable", arch: "square", loggia: 3, floors: 3, chimneys: [-30, 30], pattern: "panels" },
  {
    wall: 1,
    width: 68,
    height: 80,
    crown: "flat",
    arch: "round",
    loggia: 2,
    floors: 3,
    chimneys: [0],
    pattern: "bands",
    awning: "var(--ca-awning-red)",
  },
  { wall: 5, width: 82, height: 86, crown: "steps", arch: "round", loggia: 3, floors: 3, chimneys: [] },
  { wall: 1, width: 78, height: 72, crown: "terrace", arch: "lancet", loggia: 7, floors: 2, chimneys: [-26] },
  { wall: 3, width: 84, height: 78, crown: "merlons", arch: "ogee", loggia: 6, floors: 3, chimneys: [], roses: true },
  { wall: 4, width: 92, height: 80, crown: "obelisks", arch: "round", loggia: 3, floors: 3, chimneys: [-34, 34], pattern: "panels" },
  { wall: 1, width: 84, height: 74, crown: "dome", arch: "square", loggia: 3, floors: 2, chimneys: [30] },
  { wall: 5, width: 94, height: 84, crown: "flat", arch: "round", loggia: 5, floors: 3, chimneys: [-30, 30], pattern: "bands" },
  { wall: 2, width: 70, height: 80, crown: "hip", arch: "ogee", loggia: 6, floors: 3, chimneys: [-20, 6], roses: true },
  {
    wall: 0,
    width: 76,
    height: 82,
    crown: "gable",
    arch: "ogee",
    loggia: 6,
    floors: 3,
    chimneys: [24],
    roses: true,
    awning: "var(--ca-awning-green)",
  },
  { wall: 3, width: 90, height: 84, crown: "steps", arch: "round", loggia: 5, floors: 3, chimneys: [-32], pattern: "panels" },
];

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** An opening whose foot is at x,y (left end): a window or a door. */
export function opening(arch: Arch, x: number, y: number, width: number, height: number): string {
  const [top, mid] = [y - height, x + width / 2];
  const spring = y - height + Math.min(height * 0.5, width * 0.75);
  switch (arch) {
    case "square":
      return `M${n(x)},${n(y)}V${n(top)}h${n(width)}V${n(y)}z`;
    case "round":
      return `M${n(x)},${n(y)}V${n(top + width / 2)}a${n(width / 2)},${n(width / 2)} 0 0 1 ${n(width)},0V${n(y)}z`;
    case "lancet":
      return `M${n(x)},${n(y)}V${n(spring)}Q${n(x)},${n(top + 1)} ${n(mid)},${n(top)}Q${n(x + width)},${n(top + 1)} ${n(x + width)},${n(spring)}V${n(y)}z`;
    case "ogee":
      return `M${n(x)},${n(y)}V${n(spring)}C${n(x)},${n(top + height * 0.22)} ${n(mid - 0.5)},${n(top + height * 0.24)} ${n(mid)},${n(top)}C${n(mid + 0.5)},${n(top + height * 0.24)} ${n(x + width)},${n(top + height * 0.22)} ${n(x + width)},${n(spring)}V${n(y)}z`;
  }
}

export interface Drawn {
  wall: string;
  /** Light stone: cornices, bands, sills, crowns. */
  stone: string;
  roof: string;
  /** Lines that are not filled. */
  lines: string;
  lit: string;
  dark: string;
  door: string;
  chimneys: string;
}

/** The paths of a front; its foot is at 0,0 in the middle. */
export function draw(front: Front): Drawn {
  const { width, height, floors, arch } = front;
  const left = -width / 2;
  const storey = height / (floors + 0.35);
  const stone: string[] = [];
  const lines: string[] = [];
  const lit: string[] = [];
  const dark: string[] = [];

  // cornices between the floors
  for (let floor = 1; floor < floors; floor++) stone.push(`M${n(left)},${n(-storey * (floor + 0.1))}h${n(width)}v2h${n(-width)}z`);
  stone.push(`M${n(left)},-3h${n(width)}v3h${n(-width)}z`);

  // the loggia of the main floor, single windows beside it and above it
  for (let floor = 1; floor < floors; floor++) {
    const sill = -storey * (floor + 0.16);
    const tall = storey * (floor === 1 ? 0.74 : 0.62);
    const count = floor === 1 ? front.loggia : Math.max(2, Math.min(front.loggia, 4));
    const wide = Math.min(6.5, (width * 0.52) / count);
    const start = (-wide * count) / 2;
    for (let number = 0; number < count; number++) lit.push(opening(arch, start + number * wide + 0.6, sill, wide - 1.2, tall));
    stone.push(`M${n(start - 2)},${n(sill)}h${n(wide * count + 4)}v2.2h${n(-wide * count - 4)}z`);
    if (front.roses && floor === 1) {
      for (let number = 1; number < count; number++)
        lines.push(`M${n(start + number * wide - 1.3)},${n(sill - tall + 1)}a1.3,1.3 0 1 1 0,.1z`);
    }
    const beside = (width - wide * count) / 2 - 5;
    const each = beside > 22 ? [0.26, 0.74] : beside > 9 ? [0.5] : [];
    for (const part of each) {
      const x = left + 3 + beside * part - 2.4;
      const into = (floor + Math.round(part * 10)) % 2 ? lit : dark;
      into.push(opening(arch, x, sill, 4.8, tall * 0.9), opening(arch, -x - 4.8, sill, 4.8, tall * 0.9));
    }
  }

  // the wall's pattern
  if (front.pattern === "bands") for (let y = -6; y > -storey; y -= 4) lines.push(`M${n(left)},${n(y)}h${n(width)}`);
  if (front.pattern === "diamonds") {
    for (let x = left + 6; x < -left; x += 12) lines.push(`M${n(x)},${n(-height + 2)}l3,4 -3,4 -3,-4z`);
  }
  if (front.pattern === "panels") {
    for (const x of [left + 2, left + width * 0.24, -left - width * 0.24, -left - 2]) lines.push(`M${n(x)},-3V${n(-height)}`);
  }

  // the water gate
  const gate = opening(arch === "square" ? "round" : arch, -6, 0, 12, storey * 0.92);
  const lower = arch === "ogee" ? "lancet" : arch;
  const sides = [left + width * 0.14 - 2.5, -left - width * 0.14 - 2.5];
  for (const x of sides) dark.push(opening(lower, x, -storey * 0.22, 5, storey * 0.52));

  const { roof, crown } = top(front);
  const chimneys = front.chimneys.map((x) => `M${n(x - 2)},${n(-height)}v-9l-2,-6h8l-2,6v9z`).join("");
  return {
    wall: `M${n(left)},0V${n(-height)}h${n(width)}V0z`,
    stone: stone.join("") + crown,
    roof,
    lines: lines.join(""),
    lit: lit.join(""),
    dark: dark.join(""),
    door: gate,
    chimneys,
  };
}

/** The roof and the stone along it. */
function top({ crown, width, height }: Front): { roof: string; crown: string } {
  const left = -width / 2;
  const cornice = `M${n(left - 2)},${n(-height)}h${n(width + 4)}v-3h${n(-width - 4)}z`;
  const upon = -height - 3;
  switch (crown) {
    case "hip":
      return { roof: `M${n(left - 3)},${n(upon)}l11,-9h${n(width - 16)}l11,9z`, crown: cornice };
    case "flat":
      return { roof: `M${n(left)},${n(upon)}h${n(width)}l-4,-3.500h${n(-width + 8)}z`, crown: cornice };
    case "merlons": {
      let teeth = "";
      for (let x = left; x < -left - 3; x += 8) teeth += `M${n(x + 1)},${n(upon)}v-4l2.5,-5 2.5,5v4z`;
      return { roof: "", crown: cornice + teeth };
    }
    case "gable":
      return { roof: `M${n(left - 2)},${n(upon)}l8,-5h${n(width - 12)}l8,5z`, crown: `${cornice}M-14,${n(upon - 5)}l14,-8 14,8z` };
    case "dome":
      return {
        roof: `M-15,${n(upon - 3)}c0,-18 30,-18 30,0zM${n(left)},${n(upon)}l5,-4h${n(width - 10)}l5,4z`,
        crown: `${cornice}M-1.5,${n(upon - 21)}h3v5h-3z`,
      };
    case "obelisks":
      return {
        roof: "",
        crown: `${cornice}${[left + 6, -left - 6].map((x) => `M${n(x - 3)},${n(upon)}l2,-14h2l2,14z`).join("")}M-10,${n(upon)}v-4h20v4z`,
      };
    case "terrace": {
      let rail = "";
      for (let x = left + 4; x < -left; x += 7) rail += `M${n(x)},${n(upon)}v-6h1.600v6z`;
      return { roof: "", crown: `${cornice}${rail}M${n(left)},${n(upon - 6)}h${n(width)}v-2h${n(-width)}z` };
    }
    case "steps":
      return { roof: `M${n(left + 6)},${n(upon)}v-4h${n(width - 12)}v4z`, crown: `${cornice}M-16,${n(upon - 4)}v-5h32v5z` };
  }
}
