import { describe, expect, it } from 'vitest';
import { drawsAheadOf, scheduleOf } from './lotteryTitles.ts';

/** Returns the time of draw k of a title. */
function drawnAt(code: string, k: number): Date {
  const { offsetMs = 0, periodMs, bettingMs, revealsAfterMs } = scheduleOf(code);
  return new Date(offsetMs + k * periodMs + bettingMs + revealsAfterMs);
}

describe('the schedule of a lottery', () => {
  it.each([
    ['sapphire-two-digits', '09:00'],
    ['sapphire-two-digits-evening', '13:00'],
  ])('draws %s each day at %s UTC, by the clock of Bangkok', (code, time) => {
    for (const k of [20_000, 20_001]) expect(drawnAt(code, k).toISOString()).toContain(`T${time}:00.000Z`);
    expect(scheduleOf(code).periodMs).toBe(86_400_000);
  });

  it('draws a weekly lottery on Saturdays at six in the evening', () => {
    const drawn = drawnAt('orchid-four-digits-weekly', 2900);
    expect([drawn.getUTCDay(), drawn.getUTCHours()]).toEqual([6, 11]);
  });

  it.each([
    ['pearl-one-minute-five', 60],
    ['opal-five-minute-draw-turbo', 300],
    ['rooftop-keno-turbo', 60],
    ['diamond-keno-plus', 120],
    ['moonlight-fast-three-weekly', 180],
  ])('draws %s every %i seconds', (code, seconds) => {
    expect(scheduleOf(code).periodMs).toBe(seconds * 1000);
  });

  it('closes bets before the draw, and draws before the next one opens', () => {
    for (const code of ['pearl-one-minute-five', 'sapphire-two-digits', 'orchid-four-digits-weekly']) {
      const { periodMs, bettingMs, revealsAfterMs } = scheduleOf(code);
      expect(revealsAfterMs).toBeGreaterThan(0);
      expect(bettingMs + revealsAfterMs).toBeLessThanOrEqual(periodMs);
    }
  });

  it('accepts slips for a month of daily or weekly draws', () => {
    expect(drawsAheadOf(scheduleOf('sapphire-two-digits'))).toBe(30);
    expect(drawsAheadOf(scheduleOf('orchid-four-digits-weekly'))).toBe(4);
  });
});
