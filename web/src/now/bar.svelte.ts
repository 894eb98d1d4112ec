import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("bar");
export type Place = "main" | "lead" | "others" | "look";

/**
 * The bar at the foot of the panel. It shows one main action, which is the only filled button of a decision, and the
 * other ways to go on. Panels fill it with <Foot>; of several main actions the latest is shown, or the leading one.
 */
export class Bar {
  main = $state.raw<Snippet[]>([]);
  others = $state.raw<Snippet[]>([]);
  /** What the tapped choice would do; above the main action. */
  look = $state.raw<Snippet[]>([]);
  /** The same, not reactive: while an effect is torn down, Svelte reads the state before the change. */
  private readonly kept = {
    main: new Set<Snippet>(),
    lead: new Set<Snippet>(),
    others: new Set<Snippet>(),
    look: new Set<Snippet>(),
  };

  /** Add content; call the result to remove it. */
  add(place: Place, content: Snippet): () => void {
    this.kept[place].add(content);
    this.show();
    return () => {
      this.kept[place].delete(content);
      this.show();
    };
  }

  private show(): void {
    this.main = [...this.kept.main, ...this.kept.lead];
    this.others = [...this.kept.others];
    this.look = [...this.kept.look];
  }
}

export function provideBar(): Bar {
  return setContext(KEY, new Bar());
}

export function useBar(): Bar {
  return getContext<Bar>(KEY);
}
