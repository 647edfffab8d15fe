import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Countdown } from './Countdown.tsx';
import { durationOf, formatTimeLeft, msToNextSecond, timeLeft } from './timeLeft.ts';

const start = Date.UTC(2026, 10, 21, 12, 0, 0);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('the time left', () => {
  it.each([
    [0, '00:00'],
    [-5000, '00:00'],
    [1, '00:01'],
    [1000, '00:01'],
    [1001, '00:02'],
    [59_999, '01:00'],
    [3_600_000, '1:00:00'],
    [90_061_000, '25:01:01'],
  ])('of %i ms is formatted as %s', (ms, written) => {
    expect(formatTimeLeft(timeLeft(start + ms, start))).toBe(written);
  });

  it('has an ISO 8601 duration with days', () => {
    expect(durationOf(timeLeft(start + 90_061_000, start))).toBe('P1DT1H1M1S');
  });

  it.each([
    [5000, 1000],
    [4999, 999],
    [4001, 1],
    [4000, 1000],
  ])('with %i ms left, changes its seconds after %i ms', (ms, wait) => {
    expect(msToNextSecond(start + ms, start)).toBe(wait);
  });
});

describe('Countdown', () => {
  it('counts down by the server’s clock', () => {
    render(<Countdown label="Code" endsAt={new Date(start + 60_000).toISOString()} serverOffsetMs={10_000} />);
    expect(screen.getByRole('timer', { name: 'Code' }).textContent).toBe('00:50');
    pass(1000);
    expect(screen.getByRole('timer', { name: 'Code' }).textContent).toBe('00:49');
  });

  it('ends once', () => {
    const onEnd = vi.fn<() => void>();
    render(<Countdown label="Code" endsAt={start + 3000} onEnd={onEnd} />);
    pass(2999);
    expect(onEnd).not.toHaveBeenCalled();
    pass(10_000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(screen.getByRole('timer').textContent).toBe('00:00');
  });

  it('ends immediately if the end has passed', () => {
    const onEnd = vi.fn<() => void>();
    render(<Countdown label="Code" endsAt={start - 1} onEnd={onEnd} />);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is correct as soon as the page becomes visible again', () => {
    render(<Countdown label="Code" endsAt={start + 60_000} />);
    vi.setSystemTime(start + 45_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByRole('timer').textContent).toBe('00:15');
  });

  it('is announced at intervals, not every second', () => {
    render(
      <Countdown
        label="Code"
        endsAt={start + 62_000}
        announce={({ totalSeconds }) => `${totalSeconds} seconds left`}
      />,
    );
    expect(screen.queryByText(/seconds left/)).toBeNull();
    pass(2000);
    expect(screen.getByText('60 seconds left')).toBeShown();
    pass(15_000);
    expect(screen.getByText('60 seconds left')).toBeShown();
    pass(15_000);
    expect(screen.getByText('30 seconds left')).toBeShown();
  });
});
