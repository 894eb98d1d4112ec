import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues";
import { pyodide } from "./pyodide";
import { rules } from "./rules";
import { shell } from "./shell";
import { support, TARGET } from "./support";

// Built into the Python package; during development the server runs beside it (18cz serve).
export default defineConfig({
  plugins: [svelte(), catalogues(), rules(), pyodide(), shell(), support()],
  build: {
    outDir: "../src/cz18/web/dist",
    emptyOutDir: true,
    target: TARGET,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:1818", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], css: true, testTimeout: 60_000 },
});
