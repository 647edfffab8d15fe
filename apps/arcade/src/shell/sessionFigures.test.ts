// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoundView } from '../arcadeApi.ts';
import type { ArcadeClient } from './arcadeClient.ts';
import { createGameFrame } from './gameFrame.ts';
import { createText } from './gameText.ts';
import { showSessionFigures } from './sessionFigures.ts';
import { roundOf, sessionOf } from './testing/testGame.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const daily = { pool: 'LOTUS_MINI', amount: '5000', ceiling: null, commitment: null, last: null };

/** Shows the figures of a session that has won 100, with a server that returns the round of `now`. */
function figuresWith(now: { round: RoundView }) {
  const { text } = createText({ en: {}, th: {} }, 'EN');
  const nothing = (): void => undefined;
  const frame = createGameFrame({
    family: 'test',
    title: 'Test',
    text,
    currency: 'THB',
    isAutoplayOffered: false,
    isTurboOffered: false,
    isFramed: false,
    actions: {
      onRound: nothing,
      onStakeStep: nothing,
      onExit: nothing,
      onSound: nothing,
      onTurbo: nothing,
      onAutoplay: nothing,
      onRules: nothing,
      onHistory: nothing,
      onFairness: nothing,
      onBalance: nothing,
    },
  });
  const round = vi.fn<ArcadeClient['round']>(() => Promise.resolve(now.round));
  const figures = showSessionFigures({
    session: sessionOf({ jackpots: [daily], won: '10000' }),
    frame,
    client: { balance: () => Promise.resolve({ balance: '10000', jackpots: [daily], freeRounds: [] }), round },
    isIdle: () => true,
    onExpired: nothing,
  });
  return { figures, round, net: () => frame.root.querySelector('.session')?.textContent };
}

it('counts a jackpot that is credited after its round, once', async () => {
  const waiting = roundOf(1, { state: 'PENDING_JACKPOT', win: '200', jackpot: { pool: 'LOTUS_MINI', amount: null } });
  const now = { round: waiting };
  const { figures, round, net } = figuresWith(now);
  figures.addPaid(waiting);
  figures.show();
  expect(net()).toContain('+฿102.00');
  await figures.refresh();
  expect(net()).toContain('+฿102.00');
  now.round = { ...waiting, state: 'SETTLED', jackpot: { pool: 'LOTUS_MINI', amount: '5300' } };
  await vi.advanceTimersByTimeAsync(8_000);
  expect(net()).toContain('+฿155.00');
  await figures.refresh();
  expect(net()).toContain('+฿155.00');
  expect(round).toHaveBeenCalledTimes(2);
});

it('does not count a jackpot that earlier totals of the session include', async () => {
  const waiting = roundOf(1, { state: 'PENDING_JACKPOT', jackpot: { pool: 'LOTUS_MINI', amount: null } });
  const { figures, net } = figuresWith({ round: { ...waiting, jackpot: { pool: 'LOTUS_MINI', amount: '5300' } } });
  figures.addPaid(waiting);
  figures.setSession(sessionOf({ won: '15300' }));
  await figures.refresh();
  figures.show();
  expect(net()).toContain('+฿153.00');
});

it('does not poll for a jackpot of play money, which is never paid', async () => {
  const drawn = roundOf(1, { isFreePlay: true, jackpot: { pool: 'LOTUS_MINI', amount: null } });
  const { figures, round } = figuresWith({ round: drawn });
  figures.addPaid(drawn);
  await figures.refresh();
  expect(round).not.toHaveBeenCalled();
});
