import { mount } from "svelte";
import "../../app.css";
import { speak } from "../../words/language.svelte";
import Demo from "./Demo.svelte";

// The demo without a server: demo.html?board=standard&at=60&show=map&theme=dark (data from make_data.py).
const asked = new URLSearchParams(location.search);
const ask = (name: string, otherwise: string): string => asked.get(name) ?? otherwise;
document.documentElement.dataset.theme = ask("theme", "light");
const read = async (name: string) => (await fetch(`/demo-data/${name}.json`)).json();

const board = ask("board", "standard");
const [facts, view, course] = await Promise.all([`facts-${board}`, `${board}-${ask("at", "60")}`, `${board}-course`].map(read));
await speak();
mount(Demo, {
  target: document.getElementById("app")!,
  props: { facts, view, course, show: ask("show", "map"), flags: ask("with", "").split(",") },
});
document.body.dataset.ready = "yes";
