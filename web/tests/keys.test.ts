import { expect, test } from "vitest";
import { keyOf } from "../src/browser/keys";

const pressed = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });

test("a Latin letter counts as typed on any layout", () => {
  expect(pressed("n", "KeyN")).toBe("n");
  expect(pressed("n", "KeyL")).toBe("n"); // Dvorak
  expect(pressed("R", "KeyR", true)).toBe("R");
  expect(pressed("Escape", "Escape")).toBe("Escape");
  expect(pressed("?", "Minus", true)).toBe("?"); // German
});

test("otherwise the physical key decides", () => {
  expect(pressed("т", "KeyN")).toBe("n"); // Cyrillic
  expect(pressed("К", "KeyR", true)).toBe("R");
  expect(pressed("Process", "KeyU")).toBe("u"); // an input method for Chinese
  expect(pressed("é", "Digit0")).toBe("0"); // Czech
  expect(pressed("ä", "Quote")).toBe("ä");
});
