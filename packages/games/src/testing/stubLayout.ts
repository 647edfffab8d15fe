import { vi } from 'vitest';

const ROW_HEIGHT = 200;

/** A ResizeObserver that reports the same size for every element. */
class SteadyResizeObserver implements ResizeObserver {
  readonly #listener: ResizeObserverCallback;

  constructor(listener: ResizeObserverCallback) {
    this.#listener = listener;
  }

  observe(target: Element): void {
    const contentRect = { width: 390, height: ROW_HEIGHT } as DOMRectReadOnly;
    queueMicrotask(() =>
      this.#listener(
        [
          {
            target,
            contentRect,
            borderBoxSize: [{ inlineSize: 390, blockSize: ROW_HEIGHT }],
            contentBoxSize: [],
            devicePixelContentBoxSize: [],
          },
        ],
        this,
      ),
    );
  }

  unobserve(): void {}

  disconnect(): void {}
}

/** An IntersectionObserver that reports every element as visible. */
class NearIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #listener: IntersectionObserverCallback;

  constructor(listener: IntersectionObserverCallback) {
    this.#listener = listener;
  }

  observe(target: Element): void {
    queueMicrotask(() => this.report(target));
  }

  /** Reports an element as near the viewport. */
  protected report(target: Element): void {
    this.#listener([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this);
  }

  unobserve(): void {}

  disconnect(): void {}

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** A layout in which nothing is visible until the test decides. */
export interface ControlledLayout {
  /** Scrolls the content of an element into view. */
  scrollIntoView: (root: Element) => void;
  /** Returns the root margin of each observer. */
  margins: () => string[];
}

/** Reports no element as visible by itself. Undone by `vi.unstubAllGlobals`. */
export function controlLayout(): ControlledLayout {
  const waiting = new Set<ControlledIntersectionObserver>();

  class ControlledIntersectionObserver extends NearIntersectionObserver {
    override readonly rootMargin: string;
    #target: Element | undefined;

    constructor(listener: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      super(listener);
      this.rootMargin = options.rootMargin ?? '';
    }

    override observe(target: Element): void {
      this.#target = target;
      waiting.add(this);
    }

    override disconnect(): void {
      waiting.delete(this);
    }

    scrollIntoView(root: Element): void {
      if (this.#target && root.contains(this.#target)) this.report(this.#target);
    }
  }

  vi.stubGlobal('IntersectionObserver', ControlledIntersectionObserver);
  return {
    scrollIntoView: (root) => {
      for (const observer of waiting) observer.scrollIntoView(root);
    },
    margins: () => [...waiting].map(({ rootMargin }) => rootMargin),
  };
}

/**
 * Gives a document without layout the sizes that virtual lists and lazy sections wait for. Undone by
 * `vi.unstubAllGlobals`.
 */
export function stubLayout(): void {
  vi.stubGlobal('ResizeObserver', SteadyResizeObserver);
  vi.stubGlobal('IntersectionObserver', NearIntersectionObserver);
  // A virtual list reads the window of its document, which differs from the global object here.
  if (document.defaultView) Object.assign(document.defaultView, { ResizeObserver: SteadyResizeObserver });
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 844 });
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
}
