import type { Ink, Kind } from "./names";

/** Measure a text with the browser's fonts. */

const AT = 100;
const STYLE: Record<Kind, string> = { own: "650", other: "italic 400" };
const known = new Map<string, Ink>();
let brush: CanvasRenderingContext2D | null = null;

export function inkOfText(text: string, kind: Kind): Ink {
  const key = `${kind}${document.documentElement.lang}${text}`;
  let found = known.get(key);
  if (!found) {
    brush ??= document.createElement("canvas").getContext("2d")!;
    brush.font = `${STYLE[kind]} ${AT}px ${getComputedStyle(document.documentElement).getPropertyValue("--font")}`;
    const size = brush.measureText(text);
    found = {
      width: Math.max(size.width, size.actualBoundingBoxLeft + size.actualBoundingBoxRight) / AT,
      up: size.actualBoundingBoxAscent / AT,
      down: size.actualBoundingBoxDescent / AT,
      lineUp: size.fontBoundingBoxAscent / AT,
      lineDown: size.fontBoundingBoxDescent / AT,
    };
    known.set(key, found);
  }
  return found;
}
