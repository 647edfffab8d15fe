import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import type { Card } from '../cards.ts';
import { bullBullGame } from './game.ts';
import {
  beatsBanker,
  bullBullPlaces,
  bullOf,
  dealBullBull,
  hundredthsOf,
  multipleOf,
  playBullBull,
  threeOfBull,
  type BullBullChoice,
  type BullBullResult,
  type BullHand,
} from './rules.ts';

const drawOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: 'a1'.repeat(32), clientSeed: '1'.repeat(32), nonce }));
const cardsOf = (...ranks: number[]): Card[] => ranks.map((rank, suit) => ({ rank, suit: suit % 4 }));
const handOf = (...ranks: number[]): BullHand => ({ cards: cardsOf(...ranks), bull: bullOf(cardsOf(...ranks)) });
/** Bull bull, bull eight, bull two, five figures, and a hand without a bull. */
const [tens, eight, two, figures, none] = [
  handOf(13, 12, 11, 4, 6),
  handOf(5, 4, 1, 12, 8),
  handOf(10, 9, 1, 13, 2),
  handOf(11, 12, 13, 11, 12),
  handOf(1, 3, 4, 8, 11),
];
const table = (banker: BullHand, ...players: [BullHand, BullHand, BullHand]): BullBullResult => ({
  banker,
  player1: players[0],
  player2: players[1],
  player3: players[2],
});
const paysOf = (result: BullBullResult) => bullBullPlaces.map((place) => hundredthsOf(place, result));

describe('a hand of Bull Bull', () => {
  it.each([
    [[13, 12, 11, 4, 6], 10],
    [[5, 4, 1, 12, 8], 8],
    [[10, 9, 1, 13, 2], 2],
    [[1, 3, 4, 8, 11], 0],
    [[2, 3, 5, 10, 10], 10],
    [[11, 12, 13, 11, 12], 11],
    // Tens are not figures.
    [[10, 12, 13, 11, 12], 10],
    [[7, 7, 6, 9, 8], 7],
    [[9, 9, 2, 1, 1], 2],
  ])('of %j is worth %i', (ranks, bull) => {
    expect(bullOf(cardsOf(...ranks))).toBe(bull);
  });

  it('shows the three cards that form its bull', () => {
    expect(threeOfBull(cardsOf(4, 12, 5, 8, 1))).toEqual([0, 2, 4]);
    expect(threeOfBull(cardsOf(1, 3, 4, 8, 11))).toBeUndefined();
  });

  it('is worth the same for any three cards that form the bull', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const { cards, bull } = dealBullBull(drawOf(nonce)).player2;
      const points = cards.map(({ rank }) => Math.min(rank, 10));
      const rests = points.flatMap((a, first) =>
        points.flatMap((b, second) => {
          const others = points.filter((_, at) => at !== first && at !== second).reduce((sum, point) => sum + point, 0);
          return first < second && others % 10 === 0 ? [(a + b) % 10 || 10] : [];
        }),
      );
      expect(rests.every((rest) => rest === bull || bull === 11)).toBe(true);
      expect(bull > 0).toBe(rests.length > 0);
    }
  });

  it('beats another by its worth, then by its highest card, and the banker wins ties', () => {
    expect([beatsBanker(eight, two), beatsBanker(two, eight), beatsBanker(figures, tens)]).toEqual([true, false, true]);
    // Both without a bull; the king is higher than the jack.
    expect([beatsBanker(handOf(13, 1, 3, 4, 8), none), beatsBanker(none, handOf(13, 1, 3, 4, 8))]).toEqual([
      true,
      false,
    ]);
    const kingOf = (suit: number): BullHand => ({ ...two, cards: [{ rank: 13, suit }, ...two.cards.slice(0, 3)] });
    expect([beatsBanker(kingOf(0), kingOf(1)), beatsBanker(kingOf(3), kingOf(2))]).toEqual([true, false]);
    expect(beatsBanker(two, two)).toBe(false);
  });

  it('comes from a separate deck, so that two hands can have the same card', () => {
    // Every draw takes the first remaining card.
    const { banker, player1, player2, player3 } = dealBullBull(() => 0);
    expect(banker.cards.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    expect([player1, player2, player3]).toEqual([banker, banker, banker]);
    for (let nonce = 0; nonce < 100; nonce += 1)
      for (const { cards } of Object.values<BullHand>({ ...dealBullBull(drawOf(nonce)) }))
        expect(new Set(cards.map(({ rank, suit }) => rank * 4 + suit)).size).toBe(5);
  });
});

describe('the places of Bull Bull', () => {
  it('pay a flat bet 0.95 to one, and one at the multiple by the hand that wins', () => {
    expect([0, 6, 7, 9, 10, 11].map(multipleOf)).toEqual([1, 1, 2, 2, 3, 5]);
    // A fifth of the reserved amount is the base bet: it wins 19 of 100 times the multiple, or loses 20.
    expect(paysOf(table(two, tens, eight, none))).toEqual([195, 195, 0, 157, 138, 80]);
    expect(paysOf(table(tens, figures, eight, none))).toEqual([195, 0, 0, 195, 40, 40]);
    expect(paysOf(table(figures, tens, eight, none))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('are paid one by one, and the payout is never below zero', () => {
    const choice: BullBullChoice = { bets: { player2: '1000', player1Multiple: '500' } };
    const dealt = dealBullBull(drawOf(3));
    const { events, win } = playBullBull(drawOf(3), 1500n, choice, []);
    const places = (['player2', 'player1Multiple'] as const).map((place) => ({
      place,
      stake: choice.bets[place] ?? '',
      win: ((BigInt(choice.bets[place] ?? 0) / 100n) * BigInt(hundredthsOf(place, dealt))).toString(),
    }));
    expect(events.slice(0, 2)).toEqual([
      { type: 'hands_dealt', ...dealt },
      { type: 'places_paid', places },
    ]);
    expect(win).toBe(places.reduce((sum, place) => sum + BigInt(place.win), 0n));
    expect(() => playBullBull(drawOf(3), 1400n, choice, [])).toThrow(RangeError);
  });

  it('are the only ones that a bet may name', () => {
    const isTaken = (bets: object): boolean => bullBullGame.choice.safeParse({ bets }).success;
    expect(bullBullPlaces.every((place) => isTaken({ [place]: '100' }))).toBe(true);
    const forged = [{}, { banker: '100' }, { player4: '100' }, { player1Flat: '100' }, { player1: '-100' }];
    expect(forged.map(isTaken)).toEqual(forged.map(() => false));
  });

  it('show everybody the hands that decide them', () => {
    const { events } = playBullBull(drawOf(9), 100n, { bets: { player1: '100' } }, []);
    expect(events[0]).toMatchObject(bullBullGame.drawing?.resultOf(drawOf(9)) as object);
  });
});
