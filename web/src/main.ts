import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { askAhead } from "./lib/api";
import { speak } from "./lib/language.svelte";
import { router } from "./lib/router.svelte";

if (router.page.name === "table") askAhead(router.page.game);
await speak();
mount(App, { target: document.getElementById("app")! });

/** The shell is kept for when there is no connection; that may wait until the reader has what was asked for. */
const SETTLED = 2000; // milliseconds
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(() => navigator.serviceWorker.register("/worker.js").catch(() => {}), SETTLED); // a browser that wants none goes without
