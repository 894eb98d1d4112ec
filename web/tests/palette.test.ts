import { expect, test } from "vitest";
import PAGE from "../src/app.css?raw";
import CSS from "../src/map/map.css?raw";

/** The tile colours differ for colour-blind users if the setting is on. */

const COLOURS = ["yellow", "green", "brown", "grey"] as const;

type Rgb = [number, number, number];
/** Machado, Oliveira and Fernandes 2009: complete dichromacy, on linear RGB. */
const VISIONS: Record<string, [Rgb, Rgb, Rgb]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const product = (row: Rgb, rgb: Rgb): number => row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2];
const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
const seen = (hex: string, vision: [Rgb, Rgb, Rgb]): Rgb => vision.map((row) => Math.min(1, Math.max(0, product(row, linear(hex))))) as Rgb;

/** CIE L*a*b*, for the white of sRGB. */
function lab(rgb: Rgb): Rgb {
  const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root(product([0.4124, 0.3576, 0.1805], rgb) / 0.95047);
  const y = root(product([0.2126, 0.7152, 0.0722], rgb));
  const z = root(product([0.0193, 0.1192, 0.9505], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const apart = (one: Rgb, other: Rgb): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

function coloursOf(selector: string): string[] {
  const start = CSS.indexOf(`${selector} {`);
  const block = CSS.slice(start, CSS.indexOf("}", start));
  return COLOURS.map((name) => new RegExp(`--map-${name}: (#\\w{6})`).exec(block)![1]!);
}

/** The smallest distance between two tile colours. */
function smallest(colours: string[], vision: [Rgb, Rgb, Rgb]): number {
  const all = colours.map((colour) => lab(seen(colour, vision)));
  return Math.min(...all.flatMap((one, place) => all.slice(place + 1).map((other) => apart(one, other))));
}

test.each(Object.keys(VISIONS))("distinct tile colours: %s", (name) => {
  expect(smallest(coloursOf(':root[data-palette="distinct"]'), VISIONS[name]!)).toBeGreaterThan(25);
});

test.each([
  ["small", 0], // red
  ["medium", 2], // blue
  ["large", 1], // green
])("train cards have the colours of the box: %s", (size, strongest) => {
  const [colour] = new RegExp(`(?<=--train-${size}: )#\\w{6}`).exec(PAGE)!;
  const rgb = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  expect(rgb.indexOf(Math.max(...rgb))).toBe(strongest);
});
