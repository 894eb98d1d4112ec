import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./lib/language.svelte";

await speak();
mount(App, { target: document.getElementById("app")! });

// The shell is kept for when there is no connection, once the page has been shown.
if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/worker.js").catch(() => {}); // a browser that wants none goes without
