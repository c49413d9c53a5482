/** What is drawn on the cards: a pattern and an emblem for each kind. Our own drawings, as paths. */

export const DISTRICTS = ["CAN", "SCR", "SPO", "DOR", "SMA", "CAS"] as const;

/** A stroke of an emblem: `solid` is printed in the card's dark tone, `light` is left out of it, `line` is drawn. */
export interface Stroke {
  d: string;
  as: "solid" | "light" | "line" | "thin";
}

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const WAVES = "M4 57q6.5-5 13 0t13 0t13 0t13 0";

const solid = (d: string): Stroke => ({ d, as: "solid" });
const light = (d: string): Stroke => ({ d, as: "light" });
const line = (d: string): Stroke => ({ d, as: "line" });
const thin = (d: string): Stroke => ({ d, as: "thin" });

/** Emblems on a field of 60 by 60. */
export const EMBLEMS: Record<string, Stroke[]> = {
  // reeds, which gave Cannaregio its name
  CAN: [
    line("M30 54V22M19 54C19 44 18 36 16 29M41 54C41 44 42 38 44 33"),
    solid(oval(30, 14, 4.4, 10) + oval(15, 22, 3.8, 8.5) + oval(45, 26, 3.8, 8)),
    solid("M30 54C24 48 10 46 6 36C18 38 27 44 30 54zM30 54C36 47 49 48 54 40C43 40 34 45 30 54z"),
    thin(WAVES),
  ],
  // the holy cross, its ends budding
  SCR: [
    solid(
      box(25.5, 8, 9, 44) + box(10, 20, 40, 9) + circle(30, 8, 6.4) + circle(10, 24.5, 6.4) + circle(50, 24.5, 6.4) + box(20, 50, 20, 5),
    ),
    light(circle(30, 24.5, 4)),
  ],
  // the bridge of the market
  SPO: [
    solid("M3 50L6 38L25 22H35L54 38L57 50H47A17 17 0 0 0 13 50zM23 23V14L30 7L37 14V23z"),
    light(
      "M26.500 23V17a3.500 3.500 0 0 1 7 0V23zM12 37l4-3.400v-5l-4 3.500zM48 37l-4-3.400v-5l4 3.500zM20 31l3-2.500v-4l-3 2.400zM40 31l-3-2.500v-4l3 2.400z",
    ),
    thin("M4 57q6.5-4 13 0t13 0t13 0t13 0"),
  ],
  // the domes at the mouth of the canal
  DOR: [
    solid("M28.500 3h3v4h4v3h-4v4h-3v-4h-4V7h4zM26 15h8v6h-8zM11 40C11 27 20 20 30 20C40 20 49 27 49 40zM9 41.500h42v5H9z"),
    solid(circle(9, 46, 4.5) + circle(51, 46, 4.5) + box(5, 50, 50, 6)),
    light(
      "M29 23h2v16h-2zM20 26.500l2-1.300c-1.600 4-2.400 8-2.600 13.800h-2c.2-4.500 1-8.500 2.600-12.500zM40 26.500l-2-1.300c1.600 4 2.400 8 2.600 13.800h2c-.2-4.500-1-8.500-2.600-12.500z",
    ),
  ],
  // the bell tower between low domes
  SMA: [
    solid("M30 2L38 19H22zM22 20.500h16v9H22zM24 31h12v25H24z"),
    light("M25 29v-4a2 2 0 0 1 4 0v4zM31 29v-4a2 2 0 0 1 4 0v4zM27 35h1.500v17H27zM31.500 35h1.500v17h-1.500z"),
    solid("M4 56V46a8.500 8.500 0 0 1 17 0v10zM39 56V46a8.500 8.500 0 0 1 17 0v10zM11.700 33h1.600v6h-1.600zM46.700 33h1.600v6h-1.600z"),
    light("M9.500 56v-6a3 3 0 0 1 6 0v6zM44.500 56v-6a3 3 0 0 1 6 0v6z"),
  ],
  // a castle's gate
  CAS: [
    solid("M6 8h9v7h6V8h6v7h6V8h6v7h6V8h9v16h-4v32H38V43a8 8 0 0 0-16 0v13H10V24H6z"),
    light("M17 26a2.500 2.500 0 0 1 5 0v7h-5zM38 26a2.500 2.500 0 0 1 5 0v7h-5zM27.500 24a2.500 2.500 0 0 1 5 0v6h-5z"),
  ],
  GON: [
    solid("M1 33C9 42 18 44 30 44C44 44 51 38 54 19l4-1C59 40 49 53 29 53C14 53 5 46 1 33z"),
    solid(`${circle(17, 9, 4)}M9 8h16v-2.500H9zM13.500 14h7l3 13l-3 15h-8l-1-15z`),
    line("M21 20L38 58"),
    thin("M50 22h6M49.500 26h6M49 30h6"),
    solid("M33 43l2-9h8l3 7z"),
  ],
  SPY: [
    solid("M3 22C12 14 23 18 30 23C37 18 48 14 57 22C58 38 46 46 37 39C33 35 27 35 23 39C14 46 2 38 3 22z"),
    light("M11 27c4-3 9-2 12 2c-4 4-10 3-12-2zM49 27c-4-3-9-2-12 2c4 4 10 3 12-2z"),
    solid("M30 22C28 12 33 5 42 3C41 10 38 17 30 22zM28 21C24 13 18 9 11 10C14 16 20 21 28 21z"),
    line("M4 28C2 40 4 48 9 56M56 28C58 40 56 48 51 56"),
  ],
  TRA: [
    solid("M30 58L23.500 25H36.500zM12 20q18 6 36 0v4.500q-18 5-36 0zM26.500 9h7v13h-7z"),
    solid(circle(30, 6, 4.5) + circle(11, 21.5, 3) + circle(49, 21.5, 3)),
    light("M29.300 27h1.400v22h-1.400zM26.500 12h7v1.500h-7zM26.500 16h7v1.500h-7z"),
    solid("M46 40c3 5 4.500 7 4.500 9.500a4.500 4.500 0 0 1-9 0C41.500 47 43 45 46 40z"),
  ],
  DOG: [
    solid("M8 42C6 24 16 8 42 4C39 11 41 15 45 21C49 27 51 34 52 42zM6 44h48v10H6z"),
    light(circle(13, 49, 2.6) + circle(24.3, 49, 2.6) + circle(35.6, 49, 2.6) + circle(47, 49, 2.6)),
    light("M21 39C20 27 24 17 33 11L35 12.500C27 18 23.500 27 24.500 39zM35 39c.5-8-.2-13-2.200-19l2-1c2.600 6 3.500 12 3.200 20z"),
  ],
};

const WIDTH = 100;
const HEIGHT = 140;

/** A path repeated over the card in steps; every second row may be shifted. */
function strewn(stepX: number, stepY: number, shift: number, at: (x: number, y: number) => string): string {
  let path = "";
  for (let row = 0, y = 0; y <= HEIGHT + stepY; y += stepY, row++) {
    for (let x = row % 2 ? shift : 0; x <= WIDTH + stepX; x += stepX) path += at(x, y);
  }
  return path;
}

/** Patterns over the whole card, so that kinds can be told apart without colours. `fill` says whether they are areas or lines. */
export const PATTERNS: Record<string, { d: string; fill: boolean }> = {
  CAN: { d: strewn(9, 160, 0, (x) => `M${x} 0V140`), fill: false },
  SCR: { d: strewn(16, 16, 8, (x, y) => `M${x - 4} ${y}h8M${x} ${y - 4}v8`), fill: false },
  SPO: {
    d: strewn(20, 400, 0, (x) => `M${x - 130} 140L${x + 10} 0`) + strewn(20, 400, 0, (x) => `M${x - 30} 140L${x + 110} 0`),
    fill: false,
  },
  DOR: { d: strewn(18, 10, 9, (x, y) => `M${x - 9} ${y}a9 9 0 0 0 18 0`), fill: false },
  SMA: { d: strewn(18, 12, 9, (x, y) => `M${x} ${y - 8}l6 8l-6 8l-6 -8z`), fill: true },
  CAS: { d: strewn(22, 10, 11, (x, y) => `M${x - 11} ${y}h22M${x} ${y}v10`), fill: false },
  GON: { d: strewn(20, 12, 10, (x, y) => `M${x - 10} ${y}q5-5 10 0t10 0`), fill: false },
  SPY: { d: strewn(22, 22, 11, (x, y) => `M${x - 7} ${y}q7-7 14 0q-7 7 -14 0`), fill: false },
  TRA: { d: strewn(14, 400, 0, (x) => `M${x - 40} 140L${x} 70L${x - 40} 0`), fill: false },
  DOG: { d: strewn(20, 20, 10, (x, y) => circle(x, y, 2.6)), fill: true },
  velvet: { d: strewn(20, 20, 10, (x, y) => `M${x} ${y - 7}q2 5 7 7q-5 2-7 7q-2-5-7-7q5-2 7-7z`), fill: true },
  back: { d: strewn(20, 10, 10, (x, y) => `M${x - 10} ${y + 5}q5-6 10 0t10 0`), fill: false },
};

export const isDistrict = (card: string): boolean => (DISTRICTS as readonly string[]).includes(card);
export const isNumber = (card: string): boolean => card === "1" || card === "2" || card === "3";
