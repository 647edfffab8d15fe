import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import type { Card } from '../cards.ts';
import { baccaratGame } from './game.ts';
import {
  bankerDraws,
  dealBaccarat,
  handPoints,
  hundredthsOf,
  isPair,
  playBaccarat,
  type BaccaratChoice,
  type BaccaratResult,
} from './rules.ts';

const card = (rank: number, suit = 0): Card => ({ rank, suit });
const drawOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: 'a1'.repeat(32), clientSeed: '1'.repeat(32), nonce }));

function result(player: readonly number[], banker: readonly number[]): BaccaratResult {
  const hands = { player: player.map((rank) => card(rank)), banker: banker.map((rank) => card(rank)) };
  const difference = handPoints(hands.player) - handPoints(hands.banker);
  return { ...hands, winner: difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie' };
}

describe('a hand of baccarat', () => {
  it('counts figures and tens as zero, and only the last digit of the sum', () => {
    expect(handPoints([card(13), card(10)])).toBe(0);
    expect(handPoints([card(9), card(8)])).toBe(7);
    expect(handPoints([card(1), card(5), card(7)])).toBe(3);
  });

  it.each([
    [0, 8, true],
    [2, 9, true],
    [3, 8, false],
    [3, 9, true],
    [4, 1, false],
    [4, 2, true],
    [4, 7, true],
    [4, 8, false],
    [5, 3, false],
    [5, 4, true],
    [6, 5, false],
    [6, 6, true],
    [6, 7, true],
    [6, 8, false],
    [7, 6, false],
    [5, undefined, true],
    [6, undefined, false],
  ])('of the banker with %i draws after a third card of %s: %s', (points, third, draws) => {
    expect(bankerDraws(points, third)).toBe(draws);
  });

  it('stands on eight and nine, and never has more than three cards or a card twice too often', () => {
    for (let nonce = 0; nonce < 500; nonce += 1) {
      const { player, banker, winner } = dealBaccarat(drawOf(nonce));
      const [playerPoints, bankerPoints] = [handPoints(player.slice(0, 2)), handPoints(banker.slice(0, 2))];
      const third = player[2] === undefined ? undefined : handPoints([player[2]]);
      const isNatural = playerPoints >= 8 || bankerPoints >= 8;
      expect([player.length, banker.length]).toEqual([
        !isNatural && playerPoints <= 5 ? 3 : 2,
        !isNatural && bankerDraws(bankerPoints, third) ? 3 : 2,
      ]);
      const difference = handPoints(player) - handPoints(banker);
      expect(winner).toBe(difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie');
    }
  });
});

describe('a bet on baccarat', () => {
  it('pays the banker less 5 %, the player even money, a tie eight to one, and returns stakes on hands at a tie', () => {
    const [banker, player, tie] = [result([13, 2], [13, 9]), result([13, 9], [13, 2]), result([13, 7], [2, 5])];
    const pays = (of: BaccaratResult) => (['banker', 'player', 'tie'] as const).map((place) => hundredthsOf(place, of));
    expect(pays(banker)).toEqual([195, 0, 0]);
    expect(pays(player)).toEqual([0, 200, 0]);
    expect(pays(tie)).toEqual([100, 100, 900]);
  });

  it('pays a pair of the first two cards eleven to one', () => {
    expect(hundredthsOf('playerPair', result([4, 4], [9, 8]))).toBe(1200);
    expect(hundredthsOf('bankerPair', result([4, 4], [9, 8]))).toBe(0);
    // Cards of ten points are a pair only if their ranks are the same.
    expect([isPair([card(13), card(12)]), isPair([card(13), card(13, 2)])]).toEqual([false, true]);
  });

  it('is the sum of its places, and each is paid separately', () => {
    const choice: BaccaratChoice = { bets: { player: '200', banker: '1000', bankerPair: '100' } };
    const { events, win } = playBaccarat(drawOf(3), 1300n, choice, []);
    const dealt = dealBaccarat(drawOf(3));
    const places = [
      ['player', '200'],
      ['banker', '1000'],
      ['bankerPair', '100'],
    ] as const;
    const paid = places.map(([place, stake]) => ({
      place,
      stake,
      win: ((BigInt(stake) / 100n) * BigInt(hundredthsOf(place, dealt))).toString(),
    }));
    expect(events[1]).toEqual({ type: 'places_paid', places: paid });
    expect(win).toBe(paid.reduce((sum, { win: part }) => sum + BigInt(part), 0n));
    expect(() => playBaccarat(drawOf(3), 1200n, choice, [])).toThrow(RangeError);
    expect(() => playBaccarat(drawOf(3), 150n, { bets: { tie: '150' } }, [])).toThrow(RangeError);
  });

  it('accepts known places with amounts in digits, at least one', () => {
    const isTaken = (choice: unknown): boolean => baccaratGame.choice.safeParse(choice).success;
    expect(isTaken({ bets: { tie: '100' } })).toBe(true);
    for (const forged of [
      { bets: {} },
      { bets: { tie: '-100' } },
      { bets: { dragon: '100' } },
      { bets: { tie: 100 } },
      {},
    ])
      expect(isTaken(forged)).toBe(false);
  });

  it('shows everybody the cards that decide it', () => {
    const shown = baccaratGame.drawing?.resultOf(drawOf(9));
    const { events } = playBaccarat(drawOf(9), 100n, { bets: { tie: '100' } }, []);
    expect(events[0]).toMatchObject(shown as object);
  });
});
