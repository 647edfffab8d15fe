// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JackpotView } from '../arcadeApi.ts';
import { ArcadeFailure, type ArcadeClient } from './arcadeClient.ts';
import { openFairness } from './fairnessSheet.ts';
import type { GameFrame } from './gameFrame.ts';
import { createText } from './gameText.ts';
import { openHistory } from './historySheet.ts';
import { runAutoplay } from './autoplayLoop.ts';
import { showSessionFigures } from './sessionFigures.ts';
import { betOf, start } from './testing/startPlay.ts';
import { roundOf, sessionOf } from './testing/testGame.ts';

const jackpot = (amount: string): JackpotView => ({
  pool: 'POOL',
  amount,
  ceiling: null,
  commitment: null,
  last: null,
});
const won = { jackpot: { pool: 'POOL', amount: '5300' } };
const { text } = createText({ en: {}, th: {} }, 'EN');

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a round that won a jackpot', () => {
  it('ends with its win and the jackpot together', async () => {
    const game = await start({ bet: betOf(roundOf(1, { win: '200', ...won })) });
    game.press();
    await game.isReady();
    expect(game.textOf('.message')).toBe('Win ฿55.00');
    expect(game.textOf('.session .number:last-of-type')).toContain('฿50.00');
  });

  it('reports that its win is pending while the jackpot is claimed', async () => {
    const waiting = roundOf(1, { state: 'PENDING_JACKPOT', balance: null, jackpot: { pool: 'POOL', amount: null } });
    const game = await start({ bet: betOf(waiting) });
    game.press();
    await game.isReady();
    expect(game.textOf('.message')).toContain('on its way');
  });

  it('stops autoplay', async () => {
    const bet = betOf(roundOf(1), roundOf(2, won), roundOf(3));
    const end = await runAutoplay(
      { count: 3, stops: { onAnyWin: false, onFeature: false } },
      {
        bet: () => bet({ stake: '', choice: {}, idempotencyKey: '' }),
        onRun: () => undefined,
        onNext: () => undefined,
        balance: () => 0n,
        stoppedBy: () => undefined,
        isTurbo: () => true,
      },
    );
    expect(end).toBe('endFeature');
    expect(bet).toHaveBeenCalledTimes(2);
  });

  it('is in the history with everything it paid', async () => {
    const list = [roundOf(1, { win: '200', ...won })];
    openHistory({
      game: { family: 'test', replay: () => ({ events: [], win: 0n }) },
      session: { gameCode: 'test', dress: null },
      title: 'Test',
      text,
      tag: 'en',
      client: { rounds: () => Promise.resolve({ list, hasMore: false }) } as unknown as ArcadeClient,
      describe: () => '',
      onReplay: undefined,
      onFairness: () => undefined,
    });
    await expect.poll(() => document.querySelector('.rounds')?.textContent).toContain('฿5.00 → ฿55.00');
  });
});

describe('the jackpots of a session', () => {
  function figures(balance: ArcadeClient['balance'], jackpots: JackpotView[]) {
    vi.useFakeTimers();
    const told: string[] = [];
    const ended = vi.fn<() => void>();
    const balances: bigint[] = [];
    let isIdle = true;
    showSessionFigures({
      session: sessionOf({ jackpots }),
      frame: {
        setBalance: (next: bigint) => void balances.push(next),
        setSession: () => undefined,
      } as unknown as GameFrame,
      client: { balance, round: () => Promise.reject(new Error('no round is asked for')) },
      isIdle: () => isIdle,
      onExpired: ended,
      onJackpots: (views) => void told.push(...views.map(({ amount }) => amount)),
    });
    return {
      told,
      ended,
      balances,
      setIdle: (next: boolean) => {
        isIdle = next;
      },
    };
  }

  it('are polled at once and every few seconds, even while a round plays', async () => {
    const balance = vi.fn<ArcadeClient['balance']>(() =>
      Promise.resolve({ balance: '7', jackpots: [jackpot('150')], freeRounds: [] }),
    );
    const { told, balances, setIdle } = figures(balance, [jackpot('100')]);
    expect(told).toEqual(['100']);
    setIdle(false);
    await vi.advanceTimersByTimeAsync(9000);
    expect(told).toEqual(['100', '150']);
    // The balance of a playing round is shown at its end.
    expect(balances).not.toContain(7n);
    setIdle(true);
    await vi.advanceTimersByTimeAsync(9000);
    expect(balances).toContain(7n);
  });

  it('are not requested in a game without jackpots', async () => {
    const balance = vi.fn<ArcadeClient['balance']>(() =>
      Promise.resolve({ balance: '7', jackpots: [], freeRounds: [] }),
    );
    figures(balance, []);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(balance).not.toHaveBeenCalled();
  });

  it('are not requested after the session has ended', async () => {
    const balance = vi.fn<ArcadeClient['balance']>(() => Promise.reject(new ArcadeFailure('session.expired')));
    const { ended } = figures(balance, [jackpot('100')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(balance).toHaveBeenCalledTimes(1);
  });
});

describe('the sheet about fairness', () => {
  it('ends with the additions of the game', () => {
    const extra = document.createElement('p');
    extra.textContent = 'proof of a jackpot';
    const { seeds } = sessionOf();
    openFairness({
      family: 'test',
      gameCode: 'test',
      text,
      client: { rotateSeeds: () => Promise.reject(new Error('not asked')) },
      seeds,
      onSeedsChanged: () => undefined,
      extra: [extra],
    });
    expect(document.querySelector('dialog')?.textContent).toMatch(/proof of a jackpot$/);
  });
});
