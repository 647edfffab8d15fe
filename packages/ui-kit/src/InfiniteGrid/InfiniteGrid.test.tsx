import { act, cleanup, render } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useLoadMore } from './useLoadMore.ts';

const onLoadMore = vi.fn<() => void>();
let distance = 5000;

function List({ canLoadMore }: { readonly canLoadMore: boolean }): ReactNode {
  const markRef = useRef<HTMLDivElement>(null);
  useLoadMore(markRef, { canLoadMore, onLoadMore });
  return <div ref={markRef} />;
}

/**
 * Reports to its observer whether the mark is within the margin below the viewport, as a browser does initially and on
 * each change.
 */
class MarkObserver implements IntersectionObserver {
  static readonly all = new Set<MarkObserver>();
  readonly root = null;
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly rootMargin: string;
  readonly #listener: IntersectionObserverCallback;
  #last: boolean | undefined;

  constructor(listener: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
    this.#listener = listener;
    this.rootMargin = rootMargin;
  }

  look(): void {
    const isIntersecting = distance <= Number.parseInt(this.rootMargin.split(' ')[2] ?? '0', 10);
    if (isIntersecting === this.#last) return;
    this.#last = isIntersecting;
    this.#listener([{ isIntersecting } as IntersectionObserverEntry], this);
  }

  observe(): void {
    MarkObserver.all.add(this);
    this.look();
  }

  unobserve(): void {}

  disconnect(): void {
    MarkObserver.all.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

function scrollTo(distanceToBottom: number): void {
  distance = distanceToBottom;
  for (const observer of MarkObserver.all) observer.look();
}

beforeEach(() => {
  distance = 5000;
  onLoadMore.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', MarkObserver);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('useLoadMore', () => {
  it('GAME-04 fetches within 400 px of the bottom and not before', () => {
    render(<List canLoadMore />);
    scrollTo(401);
    expect(onLoadMore).not.toHaveBeenCalled();
    scrollTo(400);
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('GAME-04 fetches at most once per 1000 ms, and again without another scroll', () => {
    render(<List canLoadMore />);
    scrollTo(100);
    scrollTo(50);
    act(() => {
      vi.advanceTimersByTime(999);
    });
    expect(onLoadMore).toHaveBeenCalledOnce();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it('GAME-04 fetches again if a page does not fill the screen', () => {
    distance = 0;
    const { rerender } = render(<List canLoadMore />);
    rerender(<List canLoadMore={false} />);
    act(() => {
      vi.advanceTimersByTime(1500);
    });
    expect(onLoadMore).toHaveBeenCalledOnce();
    rerender(<List canLoadMore />);
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it('GAME-04 stops fetching once the end of the list is far from the viewport', () => {
    render(<List canLoadMore />);
    scrollTo(100);
    scrollTo(5000);
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('GAME-04 fetches nothing while no page is needed', () => {
    render(<List canLoadMore={false} />);
    scrollTo(0);
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(onLoadMore).not.toHaveBeenCalled();
  });
});
