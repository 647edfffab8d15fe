// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../arcadeApi.ts';
import type { ArcadeClient } from './arcadeClient.ts';
import { start } from './testing/startPlay.ts';
import { roundOf } from './testing/testGame.ts';

/** The delay of every network answer, in ms. */
const DELAY_MS = 3_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const late = (round: RoundView) => () =>
  new Promise<RoundView>((resolve) => {
    setTimeout(() => resolve(round), DELAY_MS);
  });

describe('an answer that takes three seconds', () => {
  it('shows the round that the server decided, and the bet is sent once, also after a double tap', async () => {
    const bet = vi.fn<ArcadeClient['bet']>(late(roundOf(0, { win: '900', balance: '10400' })));
    const balance = () => Promise.resolve({ balance: '10400', jackpots: [], freeRounds: [] });
    const game = await start({ bet, balance }, { isFramed: false });
    game.press();
    game.press();
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
    expect(game.stageCalls).toEqual(['begin']);
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    expect(bet).toHaveBeenCalledTimes(1);
    expect(game.stageCalls).toEqual(['begin', 'still round 0']);
    expect(game.textOf('.is-balance .figure')).toBe('฿104.00');
  });

  it('plays a decision once, at its position', async () => {
    const open = roundOf(0, { state: 'OPEN' });
    const decide = vi.fn<ArcadeClient['decide']>(late(roundOf(0, { win: '700', decisions: [{ type: 'take' }] })));
    const game = await start({ bet: late(open), decide }, { hasDecisions: true });
    game.press();
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    game.press();
    game.press();
    await vi.advanceTimersByTimeAsync(2 * DELAY_MS);
    expect(decide.mock.calls).toEqual([['round-0', { decision: { type: 'take' }, position: 0 }]]);
    expect(game.phases.at(-1)).toBe('idle');
  });
});
