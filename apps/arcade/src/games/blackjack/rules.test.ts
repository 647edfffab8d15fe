import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError } from '../game.ts';
import { nextEndingDecision } from './bestMove.ts';
import { blackjackGame } from './game.ts';
import { playBlackjack, type BlackjackDecision, type BlackjackEvent } from './rules.ts';

/** Deals spades of these ranks in order. */
function dealing(ranks: readonly number[]): UniformDraw {
  const remaining = [...ranks];
  return () => {
    const rank = remaining.shift();
    if (rank === undefined) throw new Error('the round drew more than expected');
    return rank - 1;
  };
}

type Short = 'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline';

const decisionOf = (short: Short): BlackjackDecision =>
  short === 'insure' || short === 'decline' ? { type: 'insurance', isTaken: short === 'insure' } : { type: short };

/** Plays with cards in the order dealt: first of each hand, open card, second of each hand, hidden card, then draws. */
function play(ranks: readonly number[], decisions: readonly Short[] = [], stakes = ['100']) {
  const total = stakes.reduce((sum, stake) => sum + BigInt(stake), 0n);
  return playBlackjack(dealing(ranks), total, { stakes }, decisions.map(decisionOf));
}

const results = (events: readonly BlackjackEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'hand_settled' ? [`${event.result} ${event.pay}`] : []));

describe('a round of blackjack', () => {
  it('deals two cards to every hand, shows one of the dealer’s, and offers the allowed decisions', () => {
    const { events, win, isOver, staked } = play([10, 5, 8, 7], []);
    expect(events).toEqual([
      {
        type: 'dealt',
        hands: [{ cards: [10, 8].map((rank) => ({ rank, suit: 0 })), stake: '100' }],
        dealer: { rank: 5, suit: 0 },
      },
      { type: 'turn', hand: 0, moves: ['hit', 'stand', 'double'] },
    ]);
    expect({ win, isOver, staked }).toEqual({ win: 0n, isOver: false, staked: 100n });
  });

  it('reveals nothing that depends on the hidden card before it is turned', () => {
    const shownEvents = (hidden: number) => JSON.stringify(play([10, 9, 2, hidden, 4], ['hit']).events);
    for (let hidden = 1; hidden <= 13; hidden += 1) expect(shownEvents(hidden)).toBe(shownEvents(1));
  });

  it('pays 1 to 1, returns a push, and pays nothing to fewer points or more than 21', () => {
    expect(results(play([10, 5, 9, 13, 10], ['stand']).events)).toEqual(['win 200']);
    expect(results(play([10, 10, 9, 9], ['stand']).events)).toEqual(['push 100']);
    expect(results(play([10, 10, 8, 9], ['stand']).events)).toEqual(['lose 0']);
    expect(results(play([10, 10, 6, 9, 9], ['hit']).events)).toEqual(['bust 0']);
  });

  it('pays a blackjack 3 to 2 at once, and returns it against another', () => {
    const natural = play([1, 9, 13, 10]);
    expect(natural).toMatchObject({ win: 250n, isOver: true });
    // Every hand is decided already, so the dealer does not draw.
    expect(natural.events.some(({ type }) => type === 'dealer_drew')).toBe(false);
    expect(results(play([1, 10, 13, 1]).events)).toEqual(['push 100']);
  });

  it('ends at once when the dealer has a blackjack, before anything more can be staked', () => {
    expect(play([10, 13, 9, 1])).toMatchObject({ win: 0n, isOver: true, staked: 100n });
    expect(play([10, 13, 9, 9]).events.map(({ type }) => type)).toEqual(['dealt', 'no_blackjack', 'turn']);
  });

  it('offers insurance against an ace: half the stake, paid 2 to 1 by a blackjack', () => {
    expect(play([10, 1, 9, 13]).events.at(-1)).toEqual({ type: 'insurance_offered', amount: '50' });
    expect(play([10, 1, 9, 13], ['insure'])).toMatchObject({ win: 150n, staked: 150n, isOver: true });
    expect(play([10, 1, 9, 13], ['decline'])).toMatchObject({ win: 0n, staked: 100n, isOver: true });
    expect(play([10, 1, 9, 7], ['insure', 'stand'])).toMatchObject({ win: 200n, staked: 150n });
    expect(() => play([10, 1, 9, 7], ['stand'])).toThrow(DecisionError);
    expect(() => play([10, 9, 9, 7], ['insure'])).toThrow(DecisionError);
    expect(() => play([10, 1, 9, 7], ['insure', 'insure'])).toThrow(DecisionError);
  });

  it('lets the dealer draw to 16 and stand on a soft 17', () => {
    const soft = play([10, 6, 8, 1], ['stand']);
    expect(soft.events.some(({ type }) => type === 'dealer_drew')).toBe(false);
    expect(results(soft.events)).toEqual(['win 200']);
    const hard = play([10, 6, 8, 10, 5], ['stand']);
    expect(results(hard.events)).toEqual(['lose 0']);
  });

  it('doubles for one more card', () => {
    const doubled = play([6, 6, 5, 10, 10, 10], ['double']);
    expect(doubled).toMatchObject({ win: 400n, staked: 200n, isOver: true });
    expect(() => play([2, 6, 2, 10, 2], ['hit', 'double'])).toThrow(DecisionError);
  });

  it('splits two cards of the same count once, and doubles after it', () => {
    // 8 and 8 become 18 and 11, which doubles to 21.
    const split = play([8, 6, 8, 10, 10, 3, 10, 10], ['split', 'stand', 'double']);
    expect(split).toMatchObject({ staked: 300n, win: 600n, isOver: true });
    expect(results(split.events)).toEqual(['win 200', 'win 400']);
    const tens = play([13, 6, 10, 10, 13, 10], ['split']);
    expect(tens.events.at(-1)).toEqual({ type: 'turn', hand: 0, moves: ['hit', 'stand', 'double'] });
    expect(() => play([13, 6, 9, 10], ['split'])).toThrow(DecisionError);
  });

  it('gives split aces one card each, and 21 of them is not a blackjack', () => {
    const aces = play([1, 6, 1, 10, 13, 5, 4], ['split']);
    expect(results(aces.events)).toEqual(['win 200', 'lose 0']);
    expect(aces.isOver).toBe(true);
  });

  it('plays several hands one after the other, and skips those with 21', () => {
    // Hands: 10 + 9, a blackjack, 5 + 5 + 10.
    const round = play([10, 1, 5, 7, 9, 13, 5, 10, 10], ['stand', 'hit', 'stand'], ['100', '200', '300']);
    expect(results(round.events)).toEqual(['win 200', 'blackjack 500', 'win 600']);
    expect(round).toMatchObject({ staked: 600n, win: 1300n });
  });

  it('only adds events for more decisions, as its seeds determine', () => {
    const seeds = { serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 11 };
    const choice = { stakes: ['100', '100', '100'] };
    const replay = (given: readonly BlackjackDecision[]) =>
      playBlackjack(uniformDraw(outcomeWords(seeds)), 300n, choice, given);
    const decisions: BlackjackDecision[] = [];
    let { events, isOver } = replay(decisions);
    while (!isOver) {
      decisions.push(nextEndingDecision(events));
      const longer = replay(decisions);
      expect(longer.events.slice(0, events.length)).toEqual(events);
      ({ events, isOver } = longer);
    }
  });

  it('accepts stakes whose sum is the stake, each of which pays without rounding', () => {
    const { slip, choice } = blackjackGame;
    expect(slip?.amountsOf({ stakes: ['100', '300'] })).toEqual([100n, 300n]);
    expect(slip?.limitsOf('JPY').unit).toBe(100n);
    for (const stakes of [[], ['0'], ['-1'], ['1.5'], ['1', '1', '1', '1']])
      expect(choice.safeParse({ stakes }).success).toBe(false);
  });
});

describe('an abandoned round of blackjack', () => {
  it('is ended without insurance, by the better of hitting and standing', () => {
    const ending = (ranks: number[], decisions: Short[] = []) => nextEndingDecision(play(ranks, decisions).events);
    expect(ending([10, 1, 9, 7])).toEqual({ type: 'insurance', isTaken: false });
    expect(ending([5, 6, 6, 7])).toEqual({ type: 'hit' });
    expect(ending([10, 10, 6, 7])).toEqual({ type: 'hit' });
    expect(ending([10, 6, 6, 7])).toEqual({ type: 'stand' });
    expect(ending([8, 10, 8, 7])).toEqual({ type: 'hit' });
  });
});
