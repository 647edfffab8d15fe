import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { PullToRefresh } from './PullToRefresh.tsx';
import { followed, gestureOf, pullProgress, pullThreshold } from './pullRules.ts';

const onRefresh = vi.fn<() => void>();
const texts = {
  refreshLabel: 'Refresh',
  pullText: 'Pull to refresh',
  releaseText: 'Let go to refresh',
  refreshingText: 'Refreshing',
};

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function show(isRefreshing = false): HTMLElement {
  render(
    <PullToRefresh {...texts} onRefresh={onRefresh} isRefreshing={isRefreshing}>
      <p>Records</p>
    </PullToRefresh>,
  );
  return screen.getByText('Records');
}

function drag(target: HTMLElement, across: number, down: number): boolean {
  const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
  fireEvent.touchStart(target, at(100, 100));
  // Returns false if the default action was prevented.
  return fireEvent.touchMove(target, at(100 + across, 100 + down));
}

describe('a pull gesture', () => {
  it('follows the finger with increasing resistance', () => {
    expect(followed(-20)).toBe(0);
    expect(followed(10)).toBeGreaterThan(9);
    const steps = [100, 200, 300, 400].map((px) => followed(px) - followed(px - 100));
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(followed(10_000)).toBeLessThanOrEqual(2 * pullThreshold);
  });

  it('is complete at the refresh threshold', () => {
    expect(pullProgress(pullThreshold / 2)).toBe(0.5);
    expect(pullProgress(pullThreshold * 3)).toBe(1);
  });

  it.each([
    [2, 3, 'undecided'],
    [0, 12, 'pull'],
    [0, -12, 'other'],
    [12, 11, 'other'],
    [-40, 12, 'other'],
  ])('of %i px across and %i px down is classified as "%s"', (across, down, gesture) => {
    expect(gestureOf(across, down)).toBe(gesture);
  });
});

describe('PullToRefresh', () => {
  it('refreshes if released beyond the threshold', () => {
    const content = show();
    expect(drag(content, 0, 120)).toBe(false);
    expect(screen.getByText('Let go to refresh')).toBeShown();
    fireEvent.touchEnd(content);
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('does not refresh if released before the threshold', () => {
    const content = show();
    drag(content, 0, 30);
    expect(screen.getByText('Pull to refresh')).toBeShown();
    fireEvent.touchEnd(content);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('ignores gestures that scroll a rail or the page', () => {
    const content = show();
    expect(drag(content, 80, 40)).toBe(true);
    expect(drag(content, 0, -120)).toBe(true);
    vi.stubGlobal('scrollY', 40);
    expect(drag(content, 0, 120)).toBe(true);
    fireEvent.touchEnd(content);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('refreshes by the button, but not while a refresh is in progress', () => {
    show();
    act(() => {
      screen.getByRole('button', { name: 'Refresh' }).click();
    });
    expect(onRefresh).toHaveBeenCalledOnce();
    cleanup();
    const content = show(true);
    act(() => {
      screen.getByRole('button', { name: 'Refresh' }).click();
    });
    drag(content, 0, 120);
    fireEvent.touchEnd(content);
    expect(onRefresh).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('Refreshing');
  });
});
