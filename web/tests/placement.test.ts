import { expect, test } from "vitest";
import { clearance, maxHeight, sideFor, positionOf } from "../src/map/pick/placement";
import type { Point } from "../src/map/draw/geometry";

const REACH = 66;

/** Place the picker for a hex; return the panned hex, the position of the picker and the pan. */
function placed(room: { width: number; height: number }, fan: { width: number; height: number }, hex: Point) {
  const { side, push } = sideFor(hex, REACH, fan, room);
  const pushed: Point = [hex[0] + push[0], hex[1] + push[1]];
  return { pushed, at: positionOf(side, pushed, fan, room), push };
}

test.each([
  [{ width: 374, height: 679 }, "a phone"],
  [{ width: 598, height: 528 }, "a tablet"],
  [{ width: 1000, height: 660 }, "a desk"],
  [{ width: 700, height: 285 }, "everything enlarged"],
])("the hex and the near part of its neighbours are free: %o, %s", (room) => {
  const near = clearance(REACH, room);
  const fan = { width: 340, height: Math.min(440, maxHeight(near, 340, room)) };
  for (let x = 10; x < room.width; x += 40)
    for (let y = 10; y < room.height; y += 40) {
      const { pushed, at } = placed(room, fan, [x, y]);
      const apart = Math.max(at[0] - pushed[0], pushed[0] - at[0] - fan.width, at[1] - pushed[1], pushed[1] - at[1] - fan.height);
      expect(apart).toBeGreaterThanOrEqual(near - 1);
      expect(Math.min(pushed[0], room.width - pushed[0], pushed[1], room.height - pushed[1])).toBeGreaterThanOrEqual(near - 1);
      expect(Math.min(...at, room.width - at[0] - fan.width, room.height - at[1] - fan.height)).toBeGreaterThanOrEqual(7);
    }
});

test("the board does not pan if one side has room", () => {
  expect(placed({ width: 1000, height: 660 }, { width: 340, height: 300 }, [300, 300]).push).toEqual([0, 0]);
});

test("in a viewport too small for both, the picker stays inside", () => {
  const { at, push } = placed({ width: 300, height: 240 }, { width: 284, height: 224 }, [150, 120]);
  expect([at, push]).toEqual([
    [8, 8],
    [0, 0],
  ]);
});
