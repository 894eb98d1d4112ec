import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/**
 * Adds Pyodide, Python for browsers, to the built page as files that are loaded only on request (docs/companion.md).
 * Large files are stored compressed; the server sends them as they are.
 */
const HERE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const { version } = JSON.parse(readFileSync(join(HERE, "package.json"), "utf-8")) as { version: string };
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const COMPRESSED_FROM = 1_000_000; // bytes
/** The folder of the built page; files under assets/ never change, so the version is part of the name. */
export const FOLDER = `assets/pyodide-${version}`;

export function pyodide(): Plugin {
  const contents = FILES.map((name) => ({ name, content: readFileSync(join(HERE, name)) }));
  const files = contents.map(({ name, content }) => ({ name, bytes: content.length }));
  let built: { name: string; source: Uint8Array }[] = [];
  return {
    name: "pyodide",
    config(_, { command }) {
      if (command === "build")
        built = contents.map(({ name, content }) =>
          content.length > COMPRESSED_FROM && !name.endsWith(".zip")
            ? { name: `${name}.gz`, source: gzipSync(content, { level: 9 }) }
            : { name, source: content },
        );
      const megabytes = Math.round(built.reduce((sum, { source }) => sum + source.length, 0) / 100_000) / 10;
      return { define: { __PYODIDE__: JSON.stringify({ folder: `/${FOLDER}/`, files, megabytes }) } };
    },
    generateBundle() {
      for (const { name, source } of built) this.emitFile({ type: "asset", fileName: `${FOLDER}/${name}`, source });
    },
  };
}
