import type { Point } from "./geometry";

/** Where the tiles for a hex fan out, so that the hex and what lies around it stay in sight. */

export interface Size {
  width: number;
  height: number;
}
/** Beside the hex (axis 0), or above and below it (axis 1); after it or before it; so far from its middle. */
export interface Side {
  axis: 0 | 1;
  after: boolean;
  gap: number;
}

const RIM = 8; // of the room

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value));
const sizes = ({ width, height }: Size): Point => [width, height];

/** How much around the middle of a hex is kept free: the near half of its neighbours, where the room has so much. */
export function clearance(reach: number, { width, height }: Size): number {
  return Math.min(1.5 * reach, 0.22 * Math.max(width, height));
}

/** How high a fan of this breadth may become: as high as the room, or what the hex and its neighbours leave of it. */
export function highest(near: number, broadest: number, { width, height }: Size): number {
  const beside = 2 * near + broadest + RIM <= width;
  return beside ? height - 2 * RIM : clamp(height - 2 * near - RIM, 180, height - 2 * RIM);
}

/**
 * The side of the hex at `hex` on which a fan stands, and by how much the board has to be pushed for it: far from the
 * hex where the board can stay as it is, else where it has to be pushed least. A room may be too small for both.
 */
export function sideFor(hex: Point, reach: number, fan: Size, room: Size): { side: Side; push: Point } {
  const near = clearance(reach, room);
  const ways = [2.7 * reach, near].flatMap((gap) => waysAt(gap, hex, near, sizes(fan), sizes(room)));
  const far = ({ push: [x, y] }: { push: Point }): number => Math.hypot(x, y);
  const least = ways.find((way) => far(way) === 0) ?? ways.toSorted((a, b) => far(a) - far(b))[0];
  return least ?? { side: { axis: 1, after: hex[1] < room.height / 2, gap: near }, push: [0, 0] };
}

function waysAt(gap: number, hex: Point, near: number, fan: Point, room: Point): { side: Side; push: Point }[] {
  return ([0, 1] as const).flatMap((axis) => {
    const other = (1 - axis) as 0 | 1;
    const taken = gap + fan[axis] + RIM;
    if (near + taken > room[axis] || 2 * near > room[other]) return [];
    return [true, false].map((after) => {
      const push: Point = [0, 0];
      push[axis] = (after ? clamp(hex[axis], near, room[axis] - taken) : clamp(hex[axis], taken, room[axis] - near)) - hex[axis];
      push[other] = clamp(hex[other], near, room[other] - near) - hex[other];
      return { side: { axis, after, gap }, push };
    });
  });
}

/** Where a fan stands on that side; it never leaves the room. */
export function standing({ axis, after, gap }: Side, hex: Point, fan: Size, room: Size): Point {
  const [size, most] = [sizes(fan), sizes(room)];
  const at: Point = [hex[0] - fan.width / 2, hex[1] - fan.height / 2];
  at[axis] = after ? hex[axis] + gap : hex[axis] - gap - size[axis];
  return [0, 1].map((way) => clamp(at[way]!, RIM, most[way]! - size[way]! - RIM)) as Point;
}
