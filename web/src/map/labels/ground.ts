import type { Frame, Point } from "../draw/geometry";

/** A rectangle: x and y of the upper left corner, width, height. */
export type Box = Frame;

const CELL = 4;
const REACH = 0.75 * CELL; // slightly more than half a cell's diagonal, so that every touched cell is marked

/**
 * Raster of occupied map cells. Discs, lines and boxes are marked; after `seal`, a box of any size is tested
 * with four lookups (a summed-area table).
 */
export class Ground {
  private readonly columns: number;
  private readonly rows: number;
  private readonly marks: Uint8Array;
  private readonly sums: Uint32Array;

  constructor(private readonly frame: Frame) {
    this.columns = Math.ceil(frame.width / CELL);
    this.rows = Math.ceil(frame.height / CELL);
    this.marks = new Uint8Array(this.columns * this.rows);
    this.sums = new Uint32Array((this.columns + 1) * (this.rows + 1));
  }

  disc([x, y]: Point, radius: number): void {
    const reach = radius + REACH;
    const [left, top] = [x - this.frame.x, y - this.frame.y];
    for (let row = this.row(top - reach); row <= this.row(top + reach); row++) {
      const down = (row + 0.5) * CELL - top;
      const across = reach * reach - down * down;
      if (across < 0) continue;
      const half = Math.sqrt(across);
      const from = this.column(left - half + CELL / 2);
      const to = this.column(left + half - CELL / 2);
      this.marks.fill(1, row * this.columns + from, row * this.columns + to + 1);
    }
  }

  /** Mark a line of this width through points at most one cell apart. */
  line(points: readonly Point[], width: number): void {
    for (const point of points) this.disc(point, width / 2);
  }

  box(box: Box): void {
    const [from, to, top, bottom] = this.cells(box);
    for (let row = top; row <= bottom; row++) this.marks.fill(1, row * this.columns + from, row * this.columns + to + 1);
  }

  /** Build the summed-area table, after the last mark. */
  seal(): this {
    const { columns, marks, sums } = this;
    for (let row = 0; row < this.rows; row++) {
      let sum = 0;
      const [above, here] = [row * (columns + 1), (row + 1) * (columns + 1)];
      for (let column = 0; column < columns; column++) {
        sum += marks[row * columns + column]!;
        sums[here + column + 1] = sums[above + column + 1]! + sum;
      }
    }
    return this;
  }

  /** Return the number of occupied cells in this box; cells outside the frame count as occupied. */
  taken(box: Box): number {
    const { x, y, width, height } = this.frame;
    if (box.x < x || box.y < y || box.x + box.width > x + width || box.y + box.height > y + height) return Infinity;
    const [from, to, top, bottom] = this.cells(box);
    const [above, below] = [top * (this.columns + 1), (bottom + 1) * (this.columns + 1)];
    return this.sums[below + to + 1]! - this.sums[below + from]! - this.sums[above + to + 1]! + this.sums[above + from]!;
  }

  private column(x: number): number {
    return Math.max(0, Math.min(this.columns - 1, Math.floor(x / CELL)));
  }
  private row(y: number): number {
    return Math.max(0, Math.min(this.rows - 1, Math.floor(y / CELL)));
  }
  private cells({ x, y, width, height }: Box): [number, number, number, number] {
    const [left, top] = [x - this.frame.x, y - this.frame.y];
    return [this.column(left), this.column(left + width), this.row(top), this.row(top + height)];
  }
}

/** Return points one cell apart along an SVG path ("M x y L x y" or "M x y A r r 0 0 sweep x y"). */
export function along(d: string): Point[] {
  const numbers = d.match(/-?[\d.]+/g)!.map(Number);
  const [x, y] = numbers as [number, number];
  const [u, v] = numbers.slice(-2) as [number, number];
  const apart = Math.hypot(u - x, v - y);
  if (!d.includes("A")) {
    const steps = Math.ceil(apart / CELL);
    return Array.from({ length: steps + 1 }, (_, n): Point => [x + ((u - x) * n) / steps, y + ((v - y) * n) / steps]);
  }
  const radius = numbers[2]!;
  const side = numbers[6] ? 1 : -1; // clockwise: the pivot is to the right of the direction
  const height = Math.sqrt(Math.max(0, radius * radius - (apart * apart) / 4)) / apart;
  const pivot: Point = [(x + u) / 2 - side * height * (v - y), (y + v) / 2 + side * height * (u - x)];
  const start = Math.atan2(y - pivot[1], x - pivot[0]);
  const turn = side * 2 * Math.asin(Math.min(1, apart / 2 / radius));
  const steps = Math.ceil((Math.abs(turn) * radius) / CELL);
  return Array.from({ length: steps + 1 }, (_, n): Point => {
    const angle = start + (turn * n) / steps;
    return [pivot[0] + radius * Math.cos(angle), pivot[1] + radius * Math.sin(angle)];
  });
}
