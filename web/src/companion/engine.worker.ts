/** Runs the rules in Python (Pyodide). The first message has the sources, each later one a question (offline.py). */
interface Python {
  unpackArchive(content: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): (question: string) => string;
}

const START = `
import os, sys
sys.path.insert(0, "/rules")
os.environ["CZ18_PURE"] = "1"
from cz18.interop.formats.positions.offline import asked
asked
`;
let asked: ((question: string) => string) | undefined;

async function start(folder: string, rules: ArrayBuffer): Promise<void> {
  const { loadPyodide } = await import(/* @vite-ignore */ `${folder}pyodide.mjs`);
  const python: Python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(rules, "zip", { extractDir: "/rules" });
  asked = python.runPython(START);
}

addEventListener("message", ({ data }: MessageEvent) => {
  const done = (answer: unknown) => postMessage({ id: data.id, answer });
  const failed = (fault: unknown) => postMessage({ id: data.id, fault: String(fault) });
  if (data.rules) void start(data.folder, data.rules).then(done, failed);
  else
    try {
      done(asked!(data.question));
    } catch (fault) {
      failed(fault);
    }
});
