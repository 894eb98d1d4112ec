import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { askAhead } from "./net/api";
import { speak } from "./words/language.svelte";
import { router } from "./browser/router.svelte";

if (router.page.name === "table") askAhead(router.page.game);
await speak();
mount(App, { target: document.getElementById("app")! });

/** Register the service worker, which caches the page for offline use, after the first load. */
const SETTLED = 2000; // milliseconds
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(() => navigator.serviceWorker.register("/worker.js").catch(() => {}), SETTLED); // the service worker is optional
