import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { DateText } from './DateText.tsx';
import { distance } from './dateWords.ts';

const now = Date.UTC(2026, 10, 21, 18, 30, 0);
const bangkok = { locale: 'en', timeZone: 'Asia/Bangkok' } as const;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('DateText', () => {
  it('I18N-03 uses the merchant’s time zone, not the device’s', () => {
    render(<DateText {...bangkok} value={new Date(now).toISOString()} />);
    const time = screen.getByText('Nov 22, 2026');
    expect(time.getAttribute('datetime')).toBe('2026-11-21T18:30:00.000Z');
  });

  it('I18N-03 uses the Buddhist era for Thai by default', () => {
    render(<DateText {...bangkok} locale="th" value={now} />);
    expect(screen.getByText(/2569/)).toBeShown();
    cleanup();
    render(<DateText {...bangkok} locale="th" value={now} calendar="gregory" />);
    expect(screen.getByText(/2026/)).toBeShown();
  });

  it('formats the time on a 24-hour clock', () => {
    render(<DateText {...bangkok} value={now} format="time" />);
    expect(screen.getByText('01:30')).toBeShown();
  });

  it('updates a relative time and shows the exact time as its tooltip', () => {
    render(<DateText {...bangkok} value={now - 90_000} format="relative" length="long" />);
    expect(screen.getByText('1 minute ago').title).toBe('Sunday, November 22, 2026 at 01:28');
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.getByText('2 minutes ago')).toBeShown();
  });

  it('shows a dash for an invalid date', () => {
    render(<DateText {...bangkok} value="soon" format="relative" />);
    expect(screen.getByText('–')).toBeShown();
  });
});

describe('the difference between two times', () => {
  it.each([
    [0, 0, 'minute'],
    [-59, 0, 'minute'],
    [-60, -1, 'minute'],
    [3599, 59, 'minute'],
    [3600, 1, 'hour'],
    [-86_400, -1, 'day'],
    [604_800, 1, 'week'],
    [-2_592_000, -1, 'month'],
    [31_536_000, 1, 'year'],
  ])('of %i seconds is %i %s', (seconds, count, unit) => {
    expect(distance(now + seconds * 1000, now)).toEqual({ count, unit });
  });
});
