import { ApiError } from "../net/api";

/** The rules in this browser, for answers without a connection. They are downloaded on request and kept in a cache. */
type State = "unknown" | "impossible" | "absent" | "loading" | "kept" | "failed";

/** Put in by the build (web/pyodide.ts). */
declare const __PYODIDE__: { folder: string; files: { name: string; bytes: number }[]; megabytes: number };
const STORE = "18cz-engine";
const RULES = "/api/positions/rules.zip";
const PATHS = __PYODIDE__.files.map(({ name }) => __PYODIDE__.folder + name);
const BYTES = __PYODIDE__.files.reduce((sum, { bytes }) => sum + bytes, 0);

class Engine {
  state = $state<State>("unknown");
  /** How much of the download has arrived, from 0 to 1. */
  share = $state(0);
  /** Whether it is starting now, which takes some seconds. */
  starting = $state(false);
  problem = $state("");
  readonly megabytes = __PYODIDE__.megabytes;

  private worker: Promise<Worker> | undefined;
  private readonly waiting = new Map<number, { done: (answer: string) => void; failed: (fault: Error) => void }>();
  private asked = 0;
  private readonly looked: Promise<void>;

  constructor() {
    this.looked = this.look().catch(() => void (this.state = "impossible"));
  }

  private async look(): Promise<void> {
    if (!("caches" in window) || !("serviceWorker" in navigator)) {
      this.state = "impossible";
      return;
    }
    const store = await caches.open(STORE);
    const kept = await Promise.all([...PATHS, RULES].map((path) => store.match(path)));
    this.state = kept.every(Boolean) ? "kept" : "absent";
  }

  /** Whether it can answer, once it is known. */
  async isKept(): Promise<boolean> {
    await this.looked;
    return this.state === "kept";
  }

  async download(): Promise<void> {
    this.state = "loading";
    this.share = 0;
    this.problem = "";
    try {
      const store = await caches.open(STORE);
      for (const { url } of await store.keys()) if (!PATHS.includes(new URL(url).pathname)) await store.delete(url);
      let arrived = 0;
      for (const path of PATHS) {
        const reply = await fetch(path);
        if (!reply.ok || !reply.body) throw new Error(`${reply.status} ${path}`);
        const counted = new TransformStream<Uint8Array, Uint8Array>({
          transform: (part, out) => {
            arrived += part.length;
            this.share = arrived / BYTES;
            out.enqueue(part);
          },
        });
        const headers = { "content-type": reply.headers.get("content-type") ?? "" };
        await store.put(path, new Response(reply.body.pipeThrough(counted), { headers }));
      }
      await this.refresh();
      await this.started();
      this.state = "kept";
    } catch (fault) {
      this.problem = (fault as Error).message;
      this.state = "failed";
    }
  }

  /** Keep the rules as the server has them now. */
  async refresh(): Promise<void> {
    const reply = await fetch(RULES, { cache: "no-cache" });
    if (!reply.ok) throw new Error(`${reply.status} ${RULES}`);
    const store = await caches.open(STORE);
    await store.put(RULES, new Response(await reply.arrayBuffer()));
  }

  async remove(): Promise<void> {
    await caches.delete(STORE);
    void this.worker?.then((worker) => worker.terminate());
    this.worker = undefined;
    this.state = "absent";
  }

  /** Ask a question (offline.py) and return its answer, or throw an ApiError like the server's. */
  async ask<T>(question: Record<string, unknown>): Promise<T> {
    const worker = await this.started();
    const { answer, error } = JSON.parse(await this.send(worker, { question: JSON.stringify(question) }));
    if (error) throw new ApiError(400, error.code, error.message, null, error);
    return answer as T;
  }

  private started(): Promise<Worker> {
    this.worker ??= this.start();
    this.worker.catch(() => (this.worker = undefined));
    return this.worker;
  }

  private async start(): Promise<Worker> {
    this.starting = true;
    try {
      const rules = await (await caches.match(RULES, { cacheName: STORE }))!.arrayBuffer();
      const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", ({ data }) => {
        const { done, failed } = this.waiting.get(data.id)!;
        this.waiting.delete(data.id);
        if (data.fault) failed(new Error(data.fault));
        else done(data.answer);
      });
      worker.addEventListener("error", (event) => {
        for (const { failed } of this.waiting.values()) failed(new Error(event.message));
        this.waiting.clear();
      });
      await this.send(worker, { folder: __PYODIDE__.folder, rules });
      return worker;
    } finally {
      this.starting = false;
    }
  }

  private send(worker: Worker, message: Record<string, unknown>): Promise<string> {
    const id = ++this.asked;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      worker.postMessage({ ...message, id });
    });
  }
}

export const engine = new Engine();
