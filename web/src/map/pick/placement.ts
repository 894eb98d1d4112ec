import type { Point } from "../draw/geometry";

/** Placement of the tile picker, so that the hex and its surroundings stay visible. */

export interface Size {
  width: number;
  height: number;
}
/** Left or right of the hex (axis 0), above or below it (axis 1); after or before it; distance from its centre. */
export interface Side {
  axis: 0 | 1;
  after: boolean;
  gap: number;
}

const RIM = 8; // of the viewport

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value));
const sizes = ({ width, height }: Size): Point => [width, height];

/** Return the radius to keep free around a hex: the near half of its neighbours, if the viewport is large enough. */
export function clearance(reach: number, { width, height }: Size): number {
  return Math.min(1.5 * reach, 0.22 * Math.max(width, height));
}

/** Return the maximum height of a picker of this width: the viewport's, or what the hex and its neighbours leave. */
export function maxHeight(near: number, broadest: number, { width, height }: Size): number {
  const beside = 2 * near + broadest + RIM <= width;
  return beside ? height - 2 * RIM : clamp(height - 2 * near - RIM, 180, height - 2 * RIM);
}

/**
 * Return the side of the hex for the picker, and how far to pan the board: far from the hex if the board can stay,
 * otherwise where it pans least. The viewport may be too small for both.
 */
export function sideFor(hex: Point, reach: number, fan: Size, room: Size): { side: Side; push: Point } {
  const near = clearance(reach, room);
  const ways = [2.7 * reach, near].flatMap((gap) => waysAt(gap, hex, reach, near, sizes(fan), sizes(room)));
  const far = ({ push: [x, y] }: { push: Point }): number => Math.hypot(x, y);
  const least = ways.find((way) => far(way) === 0) ?? [...ways].sort((a, b) => far(a) - far(b))[0];
  return least ?? { side: { axis: 1, after: hex[1] < room.height / 2, gap: near }, push: [0, 0] };
}

function waysAt(gap: number, hex: Point, reach: number, near: number, fan: Point, room: Point): { side: Side; push: Point }[] {
  return ([0, 1] as const).flatMap((axis) => {
    const other = (1 - axis) as 0 | 1;
    const taken = gap + fan[axis] + RIM;
    if (near + taken > room[axis] || 2 * reach > room[other]) return [];
    const beside = Math.min(near, room[other] / 2); // a low viewport cannot show the neighbours above and below
    return [true, false].map((after) => {
      const push: Point = [0, 0];
      push[axis] = (after ? clamp(hex[axis], near, room[axis] - taken) : clamp(hex[axis], taken, room[axis] - near)) - hex[axis];
      push[other] = clamp(hex[other], beside, room[other] - beside) - hex[other];
      return { side: { axis, after, gap }, push };
    });
  });
}

/** Return the position of the picker on that side, clamped to the viewport. */
export function positionOf({ axis, after, gap }: Side, hex: Point, fan: Size, room: Size): Point {
  const [size, most] = [sizes(fan), sizes(room)];
  const at: Point = [hex[0] - fan.width / 2, hex[1] - fan.height / 2];
  at[axis] = after ? hex[axis] + gap : hex[axis] - gap - size[axis];
  return [0, 1].map((way) => clamp(at[way]!, RIM, most[way]! - size[way]! - RIM)) as Point;
}
