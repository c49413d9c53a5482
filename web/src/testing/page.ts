/**
 * What jsdom lacks: sizes and scrolling. Set up once for all tests that share a page, because Svelte keeps the first
 * observer it makes.
 */

type Heard = (entries: { target: Element }[]) => void;

class Watcher {
  static readonly all = new Set<Watcher>();
  private readonly targets = new Set<Element>();
  constructor(private readonly heard: Heard) {
    Watcher.all.add(this);
  }
  observe(target: Element): void {
    this.targets.add(target);
  }
  unobserve(target: Element): void {
    this.targets.delete(target);
  }
  disconnect(): void {
    this.targets.clear();
  }
  static tell(target: Element): void {
    for (const watcher of Watcher.all) if (watcher.targets.has(target)) watcher.heard([{ target }]);
  }
}

globalThis.ResizeObserver ??= Watcher as unknown as typeof ResizeObserver;
HTMLElement.prototype.scrollIntoView ??= () => undefined;
HTMLElement.prototype.scrollTo ??= () => undefined;

/** Notifies the observers of an element that its size has changed. */
export function resized(element: Element): void {
  (globalThis.ResizeObserver as unknown as typeof Watcher).tell(element);
}
