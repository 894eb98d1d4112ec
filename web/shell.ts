import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { FOLDER } from "./pyodide";

/**
 * Builds the service worker: src/worker.js with the list of files to cache. A new build has another list, so the
 * browser installs the new worker, which deletes the old cache.
 */
export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    generateBundle(_, bundle) {
      const still = readdirSync(join(import.meta.dirname, "public"));
      const built = Object.keys(bundle).filter((name) => name !== "index.html" && !name.endsWith(".map") && !name.startsWith(FOLDER));
      const files = ["/", ...built, ...still].map((name) => (name === "/" ? name : `/${name}`));
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync(join(import.meta.dirname, "src/worker.js"), "utf-8");
      this.emitFile({
        type: "asset",
        fileName: "worker.js",
        source: `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\n${source}`,
      });
    },
  };
}
