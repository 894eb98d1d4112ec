import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * The service worker of the built page: src/worker.js with the list of what the shell is made of. A new build has
 * another list, so the browser takes the new worker, and that one forgets the old shell.
 */
export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    generateBundle(_, bundle) {
      const still = readdirSync(join(import.meta.dirname, "public"));
      const files = ["/", ...Object.keys(bundle).filter((name) => name !== "index.html" && !name.endsWith(".map")), ...still].map((name) =>
        name === "/" ? name : `/${name}`,
      );
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
