import { vi } from 'vitest';

const ROW_HEIGHT = 200;

/** Tells its listener the same size of everything it is given. */
class SteadyResizeObserver implements ResizeObserver {
  readonly #listener: ResizeObserverCallback;

  constructor(listener: ResizeObserverCallback) {
    this.#listener = listener;
  }

  observe(target: Element): void {
    const contentRect = { width: 390, height: ROW_HEIGHT } as DOMRectReadOnly;
    queueMicrotask(() => this.#listener([{ target, contentRect, borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] }], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

/** Reports everything as near the screen. */
class NearIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #listener: IntersectionObserverCallback;

  constructor(listener: IntersectionObserverCallback) {
    this.#listener = listener;
  }

  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => this.#listener([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {}

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Gives a document without layout the sizes that virtual lists and lazy sections wait for. Undone by `vi.unstubAllGlobals`. */
export function stubLayout(): void {
  vi.stubGlobal('ResizeObserver', SteadyResizeObserver);
  vi.stubGlobal('IntersectionObserver', NearIntersectionObserver);
  // A virtual list asks the window of its document, which is another object than the global one here.
  if (document.defaultView) Object.assign(document.defaultView, { ResizeObserver: SteadyResizeObserver });
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 844 });
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get(this: HTMLElement) { return this.parentElement; } });
}
