// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../../arcadeApi.ts';
import { ArcadeFailure, type ArcadeClient, type BetRequest } from '../arcadeClient.ts';
import { element } from '../element.ts';
import type { BatchContext, BatchGameClient } from './batchGame.ts';
import { startTestBatches } from './testing/startTestBatches.ts';

const round = (change: Partial<RoundView> = {}): RoundView =>
  ({
    id: 'round-1',
    state: 'SETTLED',
    stake: '30',
    win: '0',
    jackpot: null,
    balance: '9970',
    nonce: 4,
    events: [],
    ...change,
  }) as RoundView;

/** Creates a game whose items are amounts. A batch is shown when `shown` resolves, or at once. */
function amounts(shown?: Promise<void>) {
  const decided: bigint[][] = [];
  const refused: bigint[][] = [];
  let context: BatchContext<bigint> | undefined;
  const game: BatchGameClient<bigint> = {
    family: 'amounts',
    messages: { en: {}, th: {} },
    replay: () => ({ events: [], win: 0n }),
    batch: { maxItems: 3, windowMs: 1000 },
    choiceOf: (items) => ({ items: items.map(String) }),
    amountOf: (item) => item,
    createStage: () => {
      throw new Error('nothing is replayed');
    },
    createScreen(given) {
      context = given;
      return {
        root: element('div'),
        bets: element('div'),
        below: element('div'),
        start: () => undefined,
        onDecided(items) {
          decided.push([...items]);
          return shown;
        },
        onRefused: (items) => void refused.push([...items]),
        onAny: () => false,
        press: () => void given.add(10n),
        onKey: () => false,
        onStakeStep: () => undefined,
        sheets: { rules: () => [], returns: () => [], describe: () => '' },
      };
    },
    describeMissed: ({ win }) => `Meanwhile ${win}`,
  };
  return { game, decided, refused, context: () => context as BatchContext<bigint> };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a game with batches', () => {
  it('stakes the sum of the items of a second, and deducts it from the shown balance at once', async () => {
    const bet = vi.fn<ArcadeClient['bet']>(() => Promise.resolve(round({ win: '50', balance: '10020' })));
    const { game, decided, context } = amounts();
    const page = await startTestBatches({ game, client: { bet } });
    page.key(' ');
    context().add(20n);
    expect(page.balance()).toBe('฿99.70');
    expect(context().capacity()).toEqual({ items: 1, amount: 9_970n });
    await vi.advanceTimersByTimeAsync(1000);
    expect(bet).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ stake: '30', choice: { items: ['10', '20'] } }),
    );
    expect(decided).toEqual([[10n, 20n]]);
    expect(page.balance()).toBe('฿100.20');
  });

  it('retries a batch with its key until it is decided, and takes its stake once', async () => {
    const keys: string[] = [];
    let isAway = true;
    const bet = (request: BetRequest): Promise<RoundView> => {
      keys.push(request.idempotencyKey);
      return isAway ? Promise.reject(new ArcadeFailure('offline')) : Promise.resolve(round());
    };
    const { game, decided, context } = amounts();
    const page = await startTestBatches({ game, client: { bet } });
    for (const item of [10n, 10n, 10n]) context().add(item);
    await vi.advanceTimersByTimeAsync(5000);
    expect(keys.length).toBeGreaterThan(2);
    expect([page.balance(), decided]).toEqual(['฿99.70', []]);
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(new Set(keys).size).toBe(1);
    expect([page.balance(), decided.length]).toEqual(['฿99.70', 1]);
  });

  it('returns the stake of a void batch, and reports it', async () => {
    const bet = () => Promise.resolve(round({ state: 'VOID', voidReason: 'UNDECIDED', balance: null }));
    const { game, decided, refused, context } = amounts();
    const page = await startTestBatches({ game, client: { bet } });
    context().add(30n);
    await vi.advanceTimersByTimeAsync(1000);
    expect([decided, refused]).toEqual([[], [[30n]]]);
    expect(page.balance()).toBe('฿100.00');
    expect(page.textOf('.message')).toContain('does not count');
  });

  it('retries a batch with the new seeds if they were rotated elsewhere', async () => {
    const bet = vi
      .fn<ArcadeClient['bet']>()
      .mockRejectedValueOnce(new ArcadeFailure('seed.rotated'))
      .mockResolvedValue(round());
    const { game, decided, context } = amounts();
    await startTestBatches({ game, client: { bet } });
    context().add(30n);
    await vi.advanceTimersByTimeAsync(1000);
    expect(bet).toHaveBeenCalledTimes(2);
    expect(decided).toEqual([[30n]]);
  });

  it('keeps the minimum cycle of the play profile for a fast player', async () => {
    const bet = vi.fn<ArcadeClient['bet']>(() => Promise.resolve(round()));
    const { game, context } = amounts();
    const { profile } = await import('../testing/testGame.ts').then(({ sessionOf }) => sessionOf());
    await startTestBatches({ game, client: { bet }, session: { profile: { ...profile, minCycleMs: 5000 } } });
    for (const item of [10n, 10n, 10n]) context().add(item);
    await vi.advanceTimersByTimeAsync(0);
    for (const item of [10n, 10n, 10n]) context().add(item);
    await vi.advanceTimersByTimeAsync(5000);
    expect(bet).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(250);
    expect(bet).toHaveBeenCalledTimes(2);
  });

  it('reports the win of a batch and marks it as shown after the screen has shown it', async () => {
    const bet = vi.fn<ArcadeClient['bet']>(() => Promise.resolve(round({ win: '50', balance: '10020' })));
    const markShown = vi.fn<ArcadeClient['markShown']>(() => Promise.resolve());
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = await startTestBatches({ game: amounts(promise).game, client: { bet, markShown } });
    page.key(' ');
    await vi.advanceTimersByTimeAsync(1000);
    // The stake is deducted; the win is not shown yet.
    expect(page.balance()).toBe('฿99.70');
    expect(markShown).not.toHaveBeenCalled();
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.balance()).toBe('฿100.20');
    expect(markShown).toHaveBeenCalledOnce();
  });

  it('shows a missed batch', async () => {
    const markShown = vi.fn<ArcadeClient['markShown']>(() => Promise.resolve());
    const { game } = amounts();
    const page = await startTestBatches({
      game,
      client: { markShown },
      session: { interruptedRound: round({ win: '777' }) },
    });
    expect(page.textOf('.message')).toBe('Meanwhile 777');
    expect(markShown).toHaveBeenCalledWith('round-1');
  });
});
