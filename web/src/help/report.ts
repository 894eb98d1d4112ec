import { exportReport } from "../net/api";
import { download } from "../browser/download";

/** The browser and its window; nothing that identifies a user. */
const browser = () => ({
  agent: navigator.userAgent,
  language: document.documentElement.lang,
  window: [innerWidth, innerHeight],
  pixels: devicePixelRatio,
  touch: matchMedia("(pointer: coarse)").matches,
});

/** Save a bug report about the position on screen as a file. */
export async function saveReport(game: string, position: number): Promise<void> {
  const report = { ...(await exportReport(game, position)), browser: browser() };
  download(new Blob([JSON.stringify(report, null, 1)], { type: "application/json" }), `18cz-${game}-report.json`);
}
