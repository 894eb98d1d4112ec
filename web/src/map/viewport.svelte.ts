import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import { untrack } from "svelte";
import type { Point } from "./draw/geometry";

/** Pixels per unit at the closest zoom. */
export const CLOSEST = 2;
const CLICK = 6; // a press that moves fewer pixels is a click
const SETTLE = 160; // milliseconds at rest after which the map is redrawn

interface Options {
  /** The drawing's frame, in units. */
  frame: () => { x: number; y: number; width: number; height: number };
  /** Whether the pan limits extend by half a viewport, which the open tile picker needs. */
  extended: () => boolean;
  /** Called after a resize. */
  onresize: () => void;
}

type Extent = [Point, Point];

/** Panning and zooming of the board. Create it in a component and bind `element`, `width` and `height`. */
export class Viewport {
  element!: HTMLDivElement;
  width = $state(0);
  height = $state(0);
  transform = $state<ZoomTransform>(zoomIdentity);
  /** While the map moves it is one compositor layer, which is not repainted. WebKit would not sharpen it at rest. */
  moving = $state(false);
  private behaviour: ZoomBehavior<HTMLDivElement, unknown> | undefined;
  private pushed = false;
  private before = { width: 0, height: 0, left: 0, top: 0, fit: 0 };

  constructor(private readonly options: Options) {
    $effect(() => this.listen());
    $effect(() => {
      if (!this.width || !this.height) return;
      this.behaviour?.scaleExtent([1, Math.max(1.5, CLOSEST / this.fit)]);
      this.behaviour?.extent(this.extent);
      this.behaviour?.translateExtent(this.sheet);
    });
    $effect(() => {
      if (options.extended() || !this.pushed) return;
      this.pushed = false;
      untrack(() => this.moveTo(this.transform));
    });
    $effect.pre(() => this.resize()); // before the tile picker looks for its place
  }

  /** Pixels per unit at zoom 1, where the whole board fits the viewport. */
  readonly fit = $derived.by(() => {
    const { width, height } = this.options.frame();
    return this.width && this.height ? Math.min(this.width / width, this.height / height) : 0;
  });
  readonly left = $derived.by(() => (this.width - this.options.frame().width * this.fit) / 2);
  readonly top = $derived.by(() => (this.height - this.options.frame().height * this.fit) / 2);
  readonly scale = $derived(this.fit * this.transform.k);

  private get extent(): Extent {
    return [
      [0, 0],
      [this.width, this.height],
    ];
  }

  /** Pan limits at zoom 1, in pixels. */
  private get sheet(): Extent {
    const { left, top, width, height, transform } = this;
    const [x, y] = this.options.extended() ? [left - width / (2 * transform.k), top - height / (2 * transform.k)] : [left, top];
    return [
      [x, y],
      [width - x, height - y],
    ];
  }

  private listen(): () => void {
    let settling = 0;
    let begin: ZoomTransform = zoomIdentity;
    this.behaviour = zoom<HTMLDivElement, unknown>()
      .clickDistance(CLICK)
      .filter(
        (event: Event) =>
          !(event.target as Element).closest(".fan, .tools") &&
          !(event as MouseEvent).button &&
          (event.type !== "wheel" || this.isForMap(event as WheelEvent)),
      )
      .on("start", () => {
        clearTimeout(settling);
        begin = this.transform;
      })
      .on("zoom", (event: { transform: ZoomTransform }) => {
        this.transform = event.transform;
        const far = Math.abs(this.transform.x - begin.x) + Math.abs(this.transform.y - begin.y);
        if (far > CLICK || this.transform.k !== begin.k) this.moving = true;
      })
      .on("end", () => (settling = window.setTimeout(() => (this.moving = false), SETTLE)));
    select(this.element).call(this.behaviour).on("dblclick.zoom", null);
    return () => void select(this.element).on(".zoom", null);
  }

  /** The wheel scrolls the page unless the map has focus or Ctrl is held. */
  private isForMap(event: WheelEvent): boolean {
    return event.ctrlKey || this.element.contains(document.activeElement);
  }

  /** Keep the centre and the scale after a resize. */
  private resize(): void {
    const { width, height, left, top, fit } = this;
    if (!fit) return; // not on the screen
    const before = this.before;
    this.before = { width, height, left, top, fit };
    untrack(() => {
      if (!before.fit || this.transform.k === 1) return;
      const [u, v] = this.transform.invert([before.width / 2, before.height / 2]);
      const [x, y] = [(u - before.left) / before.fit, (v - before.top) / before.fit];
      this.centre([left + x * fit, top + y * fit], Math.max(1, (this.transform.k * before.fit) / fit));
      this.options.onresize();
    });
  }

  zoomBy(factor: number): void {
    this.behaviour?.scaleBy(select(this.element), factor);
  }

  showAll(): void {
    this.behaviour?.transform(select(this.element), zoomIdentity);
  }

  /** Pan by this many pixels, until the limits are no longer extended. */
  push([x, y]: Point): void {
    if (!x && !y) return;
    this.pushed = true;
    this.moveTo(zoomIdentity.translate(this.transform.x + x, this.transform.y + y).scale(this.transform.k));
  }

  /** Apply a transform, clamped to the pan limits. */
  private moveTo(wanted: ZoomTransform): void {
    this.behaviour?.transform(select(this.element), this.behaviour.constrain()(wanted, this.extent, this.sheet));
  }

  private centre([x, y]: Point, k: number): void {
    this.moveTo(zoomIdentity.translate(this.width / 2 - x * k, this.height / 2 - y * k).scale(k));
  }

  /** Return where a point of the drawing is at zoom 1, in pixels. */
  private unzoomed([x, y]: Point): Point {
    const frame = this.options.frame();
    return [this.left + (x - frame.x) * this.fit, this.top + (y - frame.y) * this.fit];
  }

  /** Return where a point of the drawing is in the viewport, in pixels. */
  placeOf(point: Point): Point {
    return this.transform.apply(this.unzoomed(point));
  }

  /** Whether a point of the drawing is inside the viewport, at least `margin` pixels from its edges. */
  shows(point: Point, margin = 0): boolean {
    const [u, v] = this.placeOf(point);
    return u > margin && v > margin && u < this.width - margin && v < this.height - margin;
  }

  /** Pan and zoom to a point unless it and `reach` units around it are visible at this scale, in pixels per unit. */
  reveal(point: Point, reach: number, closeness = 0): void {
    const k = Math.max(this.transform.k, closeness / (this.fit || 1));
    if (k !== this.transform.k || !this.shows(point, reach * this.fit * k)) this.centre(this.unzoomed(point), k);
  }
}
