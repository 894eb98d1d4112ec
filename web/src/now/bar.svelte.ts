import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("bar");

/**
 * The bar at the foot of the panel. It shows one main action, which is the only filled button of a decision, and the
 * other ways to go on. Panels fill it with <Foot>; of several main actions the latest is shown.
 */
export class Bar {
  main = $state.raw<Snippet[]>([]);
  others = $state.raw<Snippet[]>([]);
  /** The same, not reactive: while an effect is torn down, Svelte reads the state before the change. */
  private readonly kept = { main: new Set<Snippet>(), others: new Set<Snippet>() };

  /** Add content; call the result to remove it. */
  add(place: "main" | "others", content: Snippet): () => void {
    this.kept[place].add(content);
    this[place] = [...this.kept[place]];
    return () => {
      this.kept[place].delete(content);
      this[place] = [...this.kept[place]];
    };
  }
}

export function provideBar(): Bar {
  return setContext(KEY, new Bar());
}

export function useBar(): Bar {
  return getContext<Bar>(KEY);
}
