import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./lib/language.svelte";

await speak();
mount(App, { target: document.getElementById("app")! });
