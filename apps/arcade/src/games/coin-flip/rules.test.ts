import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError } from '../game.ts';
import { coinFlipGame } from './game.ts';
import { MAX_FLIPS } from './math.ts';
import { playCoinFlip, type CoinFlipDecision, type CoinSide } from './rules.ts';

const heads = { type: 'flip', side: 'heads' } as const;
const tails = { type: 'flip', side: 'tails' } as const;
const cashOut = { type: 'cash_out' } as const;

/** Flips that land on these sides in order; 0 is heads. */
function landing(sides: readonly number[]): UniformDraw {
  const remaining = [...sides];
  return () => {
    const side = remaining.shift();
    if (side === undefined) throw new Error('the round drew more than expected');
    return side;
  };
}

describe('a round of coin flip', () => {
  it('waits for a decision after a right flip and pays when the player cashes out', () => {
    const waiting = playCoinFlip(landing([0, 1]), 100n, { side: 'heads' }, [tails]);
    expect(waiting).toMatchObject({ win: 396n, isOver: false });
    expect(waiting.events).toEqual([
      {
        type: 'coin_flipped',
        called: 'heads',
        landed: 'heads',
        isRight: true,
        streak: 1,
        hundredths: 198,
        win: '198',
      },
      {
        type: 'coin_flipped',
        called: 'tails',
        landed: 'tails',
        isRight: true,
        streak: 2,
        hundredths: 396,
        win: '396',
      },
    ]);
    const paid = playCoinFlip(landing([0, 1]), 100n, { side: 'heads' }, [tails, cashOut]);
    expect(paid).toMatchObject({ win: 396n, isOver: true });
    expect(paid.events.slice(2)).toEqual([
      { type: 'cashed_out', cause: 'player' },
      { type: 'round_ended', win: '396' },
    ]);
  });

  it('ends without a win after a wrong flip', () => {
    expect(playCoinFlip(landing([0, 1]), 100n, { side: 'heads' }, [heads])).toMatchObject({
      events: [
        { streak: 1 },
        { called: 'heads', landed: 'tails', isRight: false, streak: 0, hundredths: 0, win: '0' },
        { type: 'round_ended', win: '0' },
      ],
      win: 0n,
      isOver: true,
    });
  });

  it('is paid automatically after the greatest number of right flips', () => {
    const decisions = Array.from({ length: MAX_FLIPS - 1 }, () => heads);
    const round = playCoinFlip(() => 0, 100n, { side: 'heads', maxWin: 25_000 }, decisions);
    expect(round).toMatchObject({ win: 1_622_016n, isOver: true });
    expect(round.events.slice(-2)).toEqual([
      { type: 'cashed_out', cause: 'limit' },
      { type: 'round_ended', win: '1622016' },
    ]);
  });

  it('continues to twenty right flips if it is from before the highest win was introduced', () => {
    const decisions = Array.from({ length: 19 }, () => heads);
    expect(playCoinFlip(() => 0, 100n, { side: 'heads' }, decisions.slice(1)).isOver).toBe(false);
    expect(playCoinFlip(() => 0, 100n, { side: 'heads' }, decisions)).toMatchObject({
      win: 103_809_024n,
      isOver: true,
    });
  });

  it('returns 99 percent over all sequences of flips for every call', () => {
    for (const flips of [1, 2, 5, 8]) {
      const calls = Array.from({ length: flips }, (_, index): CoinSide => (index % 3 === 0 ? 'tails' : 'heads'));
      const plan = [...calls.slice(1).map((side): CoinFlipDecision => ({ type: 'flip', side })), cashOut];
      let paid = 0n;
      for (let row = 0; row < 2 ** flips; row += 1) {
        const play = (decisions: CoinFlipDecision[]) =>
          playCoinFlip(landing(calls.map((_, index) => (row >> index) & 1)), 100n, { side: 'tails' }, decisions);
        let count = 0;
        while (!play(plan.slice(0, count)).isOver) count += 1;
        paid += play(plan.slice(0, count)).win;
      }
      expect(paid).toBe(99n * 2n ** BigInt(flips));
    }
  });

  it('accepts no decision after its end', () => {
    for (const decision of [heads, cashOut]) {
      expect(() => playCoinFlip(landing([1]), 100n, { side: 'heads' }, [decision])).toThrow(DecisionError);
      expect(() => playCoinFlip(landing([0]), 100n, { side: 'heads' }, [cashOut, decision])).toThrow(DecisionError);
    }
  });

  it('rejects a stake that is not a positive multiple of one hundred', () => {
    for (const stake of [0n, -100n, 50n, 101n])
      expect(() => playCoinFlip(() => 0, stake, { side: 'heads' }, [])).toThrow(RangeError);
  });

  it('pays an abandoned round', () => {
    const open = coinFlipGame.play(landing([0]), 100n, { side: 'heads' }, []);
    const decision = coinFlipGame.nextEndingDecision?.(open.events);
    expect(coinFlipGame.play(landing([0]), 100n, { side: 'heads' }, [decision])).toMatchObject({
      win: 198n,
      isOver: true,
    });
  });

  it('only adds events for more decisions, and lands as its seeds determine', () => {
    const seeds = { serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 7 };
    const play = (decisions: CoinFlipDecision[]) =>
      playCoinFlip(uniformDraw(outcomeWords(seeds)), 100n, { side: 'tails' }, decisions);
    const decisions = [heads, heads, tails, heads, cashOut];
    const complete = play(decisions);
    for (let count = 0; count < decisions.length; count += 1) {
      const { events } = play(decisions.slice(0, count));
      expect(complete.events.slice(0, events.length)).toEqual(events);
    }
    // The first words of the fairness vector with this nonce are odd, even, even, odd, even.
    expect(complete.events.flatMap((event) => (event.type === 'coin_flipped' ? [event.landed] : []))).toEqual([
      'tails',
      'heads',
      'heads',
      'tails',
      'heads',
    ]);
    expect(complete.win).toBe(3168n);
  });
});

describe('a bet and a decision of coin flip', () => {
  it('accept only the values on offer', () => {
    expect(coinFlipGame.choice.safeParse({ side: 'tails', maxWin: 25_000 }).success).toBe(true);
    expect(coinFlipGame.choice.safeParse({ side: 'edge', maxWin: 25_000 }).success).toBe(false);
    expect(coinFlipGame.decision.safeParse(heads).success).toBe(true);
    expect(coinFlipGame.decision.safeParse(cashOut).success).toBe(true);
    for (const wrong of [{ type: 'flip' }, { type: 'cash_out', side: 'heads' }, { type: 'skip' }])
      expect(coinFlipGame.decision.safeParse(wrong).success).toBe(false);
  });
});
