import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError } from '../game.ts';
import { hiLoGame } from './game.ts';
import { likelierGuess, RANKS, type Guess } from './math.ts';
import { MAX_SKIPS, nextEndingDecision, playHiLo, type HiLoChoice, type HiLoDecision } from './rules.ts';

const higher = { type: 'guess', guess: 'higher' } as const;
const lower = { type: 'guess', guess: 'lower' } as const;
const skip = { type: 'skip' } as const;
const cashOut = { type: 'cash_out' } as const;

/** Deals spades of these ranks in order, and settles fractions by this word. */
function dealing(ranks: readonly number[], word = 0): UniformDraw {
  const remaining = [...ranks];
  return (sides) => {
    if (sides !== 52) return word;
    const rank = remaining.shift();
    if (rank === undefined) throw new Error('the round drew more than expected');
    return rank - 1;
  };
}

function play(
  ranks: readonly number[],
  decisions: readonly HiLoDecision[],
  stake = 100n,
  word = 0,
  terms: HiLoChoice = {},
) {
  return playHiLo(dealing(ranks, word), stake, terms, decisions);
}

/** Plays on as long as the plan returns a decision. */
function playPlan(ranks: readonly number[], stake: bigint, plan: readonly ((rank: number) => HiLoDecision)[]) {
  const decisions: HiLoDecision[] = [];
  let round = play(ranks, decisions, stake);
  for (const [index, decide] of plan.entries()) {
    if (round.isOver) break;
    decisions.push(decide(ranks[index] ?? 0));
    round = play(ranks, decisions, stake);
  }
  return round;
}

describe('a round of hi-lo', () => {
  it('deals a card with the guesses on offer', () => {
    expect(playHiLo(() => 16, 100n, {}, [])).toEqual({
      events: [
        {
          type: 'card_dealt',
          card: { rank: 4, suit: 1 },
          offers: [
            { guess: 'higher', winningRanks: 10, multiplier: '1.2870' },
            { guess: 'lower', winningRanks: 4, multiplier: '3.2175' },
          ],
        },
      ],
      win: 0n,
      isOver: false,
    });
  });

  it('raises the multiplier for a right guess and pays it when the player cashes out', () => {
    const waiting = play([4, 4], [lower]);
    expect(waiting).toMatchObject({ win: 321n, isOver: false });
    expect(waiting.events[1]).toMatchObject({
      type: 'guess_made',
      guess: 'lower',
      card: { rank: 4 },
      isRight: true,
      multiplier: '3.2175',
      win: '321',
    });
    // 321.75 minor units: three of four settling numbers pay one more.
    const [roundedUp, roundedDown] = [2 ** 31, 2 ** 32 - 1].map((word) => play([4, 4], [lower, cashOut], 100n, word));
    expect([roundedUp?.win, roundedDown?.win]).toEqual([322n, 321n]);
    expect(roundedUp?.isOver).toBe(true);
    expect(roundedUp?.events.slice(2)).toEqual([
      { type: 'cashed_out', multiplier: '3.2175', cause: 'player' },
      { type: 'round_ended', win: '322' },
    ]);
  });

  it('ends without a win after a wrong guess', () => {
    const round = play([4, 9, 8], [higher, higher]);
    expect(round).toMatchObject({ win: 0n, isOver: true });
    expect(round.events.slice(-2)).toEqual([
      {
        type: 'guess_made',
        guess: 'higher',
        card: { rank: 8, suit: 0 },
        isRight: false,
        multiplier: '0.0000',
        win: '0',
        offers: [],
      },
      { type: 'round_ended', win: '0' },
    ]);
  });

  it('deals another card for a skip, without changing the multiplier', () => {
    const round = play([7, 1, 5], [skip, higher]);
    expect(round.events[1]).toMatchObject({ type: 'card_skipped', card: { rank: 1 }, skipsLeft: MAX_SKIPS - 1 });
    expect(round.events[2]).toMatchObject({ isRight: true, multiplier: '1.0725' });
  });

  it('returns 99 percent over all cards for every plan of guesses and skips', () => {
    // Every product of two factors is whole at this stake, so there is no fraction to settle.
    const stake = 100n * 27_720n ** 2n;
    const likelier = (rank: number): HiLoDecision => ({ type: 'guess', guess: likelierGuess(rank) });
    const plans = [
      [() => higher, () => cashOut],
      [() => lower, () => cashOut],
      [likelier, () => lower, () => cashOut],
      [() => skip, likelier, () => cashOut],
      [likelier, (rank: number) => (rank > 4 ? cashOut : higher), () => cashOut],
    ];
    for (const plan of plans) {
      let paid = 0n;
      for (let deal = 0; deal < RANKS ** 3; deal += 1) {
        const ranks = [deal % RANKS, Math.floor(deal / RANKS) % RANKS, Math.floor(deal / RANKS ** 2)];
        paid += playPlan(
          ranks.map((index) => index + 1),
          stake,
          plan,
        ).win;
      }
      expect(paid * 100n).toBe(99n * stake * BigInt(RANKS) ** 3n);
    }
  });

  it('rejects decisions that are not allowed', () => {
    expect(() => play([4], [cashOut])).toThrow(DecisionError);
    expect(() => play([4, 5], [skip, cashOut])).toThrow(DecisionError);
    for (const decision of [higher, skip, cashOut]) {
      expect(() => play([4, 3], [higher, decision])).toThrow(DecisionError);
      expect(() => play([4, 5], [higher, cashOut, decision])).toThrow(DecisionError);
    }
    const skips = Array.from({ length: MAX_SKIPS }, () => skip);
    expect(play([4, ...skips.map(() => 5)], skips).isOver).toBe(false);
    expect(() => play([4, ...skips.map(() => 5), 6], [...skips, skip])).toThrow(DecisionError);
  });

  it('is paid automatically from ten thousand on', () => {
    const round = play([1, 1, 1, 1, 2], [lower, lower, lower, higher], 100n, 0, { maxWin: 25_000 });
    expect(round.isOver).toBe(false);
    const ended = play([1, 1, 1, 1, 12, 13], [lower, lower, lower, higher, higher], 100n, 0, { maxWin: 25_000 });
    expect(ended).toMatchObject({ isOver: true });
    expect(ended.events.at(-2)).toEqual({ type: 'cashed_out', multiplier: '15315.8363', cause: 'limit' });
  });

  it('does not offer a guess that could win more than the highest win', () => {
    const round = play([1, 1, 1, 1], [lower, lower, lower], 100n, 0, { maxWin: 25_000 });
    expect(round.events.at(-1)).toMatchObject({
      multiplier: '2175.0300',
      offers: [{ guess: 'higher', winningRanks: 12 }],
    });
    expect(() => play([1, 1, 1, 1, 1], [lower, lower, lower, lower], 100n, 0, { maxWin: 25_000 })).toThrow(
      DecisionError,
    );
  });

  it('continues to 0.99 · 13⁵ if it is from before the highest win was introduced', () => {
    const round = play([1, 1, 1, 1, 1, 1], [lower, lower, lower, lower, lower]);
    expect(round).toMatchObject({ win: 36_758_007n, isOver: true });
    expect(round.events.slice(-2)).toEqual([
      { type: 'cashed_out', multiplier: '367580.0700', cause: 'limit' },
      { type: 'round_ended', win: '36758007' },
    ]);
  });

  it('does not offer a guess that would exceed the highest multiplier', () => {
    const ranks = [1, 1, 1, 1, 1, 13];
    const decisions = [lower, lower, lower, lower, higher];
    const round = play(ranks, decisions);
    expect(round.events.at(-1)).toMatchObject({
      multiplier: '30631.6725',
      offers: [{ guess: 'lower', winningRanks: 12 }],
    });
    expect(() => play([...ranks, 13], [...decisions, higher])).toThrow(DecisionError);
  });

  it('only adds events for more decisions, and deals as its seeds determine', () => {
    const seeds = { serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 7 };
    const replay = (decisions: HiLoDecision[]) => playHiLo(uniformDraw(outcomeWords(seeds)), 1000n, {}, decisions);
    const decisions = [skip, higher, cashOut];
    const complete = replay(decisions);
    for (let count = 0; count < decisions.length; count += 1) {
      const { events } = replay(decisions.slice(0, count));
      expect(complete.events.slice(0, events.length)).toEqual(events);
    }
    expect(complete.events.flatMap((event) => ('card' in event ? [event.card] : []))).toEqual([
      { rank: 7, suit: 1 },
      { rank: 6, suit: 3 },
      { rank: 7, suit: 0 },
    ]);
    // 1000 × 0.99 × 13 / 8 = 1608.75, and the next word is below three quarters of 2³².
    expect(complete.win).toBe(1609n);
  });
});

describe('an abandoned round of hi-lo', () => {
  it('is ended by the likelier guess at the open card, then paid', () => {
    const ending = (ranks: number[], decisions: HiLoDecision[]) => nextEndingDecision(play(ranks, decisions).events);
    expect(ending([7], [])).toEqual(higher);
    expect(ending([8], [])).toEqual(lower);
    expect(ending([8, 2], [skip])).toEqual(higher);
    expect(ending([8, 2], [lower])).toEqual(cashOut);
    expect(ending([8, 2, 9], [lower, skip])).toEqual(cashOut);
  });

  it('returns 99 percent, so that leaving a bad first card does not pay', () => {
    const stake = 100n * 27_720n;
    let paid = 0n;
    for (let first = 1; first <= RANKS; first += 1)
      for (let next = 1; next <= RANKS; next += 1) {
        const decisions: HiLoDecision[] = [];
        let round = play([first, next], decisions, stake);
        while (!round.isOver) {
          decisions.push(nextEndingDecision(round.events));
          round = play([first, next], decisions, stake);
        }
        paid += round.win;
      }
    expect(paid * 100n).toBe(99n * stake * BigInt(RANKS) ** 2n);
  });
});

describe('a bet and a decision of hi-lo', () => {
  it('accept only the values on offer', () => {
    expect(hiLoGame.choice.safeParse({ maxWin: 25_000 }).success).toBe(true);
    expect(hiLoGame.choice.safeParse({ maxWin: 25_000, rank: 7 }).success).toBe(false);
    for (const guess of ['higher', 'lower'] satisfies Guess[])
      expect(hiLoGame.decision.safeParse({ type: 'guess', guess }).success).toBe(true);
    expect([skip, cashOut].every((decision) => hiLoGame.decision.safeParse(decision).success)).toBe(true);
    for (const wrong of [{ type: 'guess' }, { type: 'guess', guess: 'same' }, { type: 'skip', guess: 'lower' }])
      expect(hiLoGame.decision.safeParse(wrong).success).toBe(false);
  });
});
