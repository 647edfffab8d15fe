import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FirstGridRow } from './GridRow.tsx';

/** Reports an observation of the watched element to its observers. */
let report: (entry: { isIntersecting: boolean; height: number }) => void;

class TestObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(listener: IntersectionObserverCallback) {
    report = ({ isIntersecting, height }) => {
      act(() =>
        listener(
          [{ isIntersecting, boundingClientRect: { height } as DOMRectReadOnly } as IntersectionObserverEntry],
          this,
        ),
      );
    };
  }

  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

const drawn = (item: string): ReactNode => <button type="button">{item}</button>;
const row = <FirstGridRow items={['Mines']} firstIndex={0} columns={1} setSize={1} renderItem={drawn} />;

beforeEach(() => vi.stubGlobal('IntersectionObserver', TestObserver));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a row of the first screen', () => {
  it('is empty at its former height while it is far from the screen', () => {
    const { container } = render(row);
    report({ isIntersecting: false, height: 212 });
    expect(screen.queryByRole('button')).toBeNull();
    expect((container.firstElementChild as HTMLElement).style.blockSize).toBe('212px');
    report({ isIntersecting: true, height: 212 });
    expect(screen.getByRole('button', { name: 'Mines' })).toBeShown();
    expect((container.firstElementChild as HTMLElement).style.blockSize).toBe('');
  });

  it('stays rendered while it has the focus', () => {
    render(row);
    screen.getByRole('button').focus();
    report({ isIntersecting: false, height: 212 });
    expect(document.activeElement?.textContent).toBe('Mines');
  });
});
