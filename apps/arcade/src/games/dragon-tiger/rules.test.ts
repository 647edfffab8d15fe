import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import type { Card } from '../cards.ts';
import { dragonTigerGame } from './game.ts';
import {
  dealDragonTiger,
  dragonTigerPlaces,
  hasTrait,
  hundredthsOf,
  playDragonTiger,
  type DragonTigerChoice,
  type DragonTigerPlace,
  type DragonTigerResult,
} from './rules.ts';

const card = (rank: number, suit = 0): Card => ({ rank, suit });
const drawOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: 'a1'.repeat(32), clientSeed: '1'.repeat(32), nonce }));
const result = (dragon: Card, tiger: Card): DragonTigerResult => ({
  dragon,
  tiger,
  winner: dragon.rank > tiger.rank ? 'dragon' : dragon.rank < tiger.rank ? 'tiger' : 'tie',
});
const paysOf = (drawn: DragonTigerResult) =>
  Object.fromEntries(dragonTigerPlaces.map((place) => [place, hundredthsOf(place, drawn)]).filter(([, pay]) => pay));

describe('a draw of Dragon Tiger', () => {
  it('deals two cards of eight decks, which may be equal', () => {
    const remaining = [0, 51];
    const { dragon, tiger, winner } = dealDragonTiger(() => remaining.shift() ?? 0);
    expect([dragon, tiger, winner]).toEqual([card(1), card(1), 'tie']);
  });

  it('is won by the higher rank, from ace to king', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { dragon, tiger, winner } = dealDragonTiger(drawOf(nonce));
      expect(winner).toBe(result(dragon, tiger).winner);
      expect([dragon, tiger].every(({ rank }) => rank >= 1 && rank <= 13)).toBe(true);
    }
    expect(result(card(13), card(1)).winner).toBe('dragon');
  });
});

describe('the places of Dragon Tiger', () => {
  it('pay the winner even money, and the traits of the cards', () => {
    expect(paysOf(result(card(12, 1), card(6, 3)))).toEqual({
      dragon: 200,
      dragonBig: 210,
      dragonEven: 210,
      dragonRed: 210,
      tigerSmall: 210,
      tigerEven: 210,
      tigerBlack: 210,
    });
  });

  it('return half the stake on a side at a tie, and pay more for a suited tie', () => {
    expect(paysOf(result(card(7, 1), card(7, 2)))).toEqual({ dragon: 50, tiger: 50, tie: 1300 });
    expect(paysOf(result(card(7), card(7)))).toEqual({ dragon: 50, tiger: 50, tie: 1300, suitedTie: 5700 });
  });

  it('lose all bets on the traits of a seven', () => {
    for (const trait of ['Big', 'Small', 'Odd', 'Even', 'Red', 'Black'] as const)
      expect([0, 1, 2, 3].map((suit) => hasTrait(card(7, suit), trait))).toEqual([false, false, false, false]);
    expect([hasTrait(card(8), 'Big'), hasTrait(card(6), 'Small'), hasTrait(card(1), 'Odd')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('are paid one by one, and their sum is the stake', () => {
    const choice: DragonTigerChoice = { bets: { tiger: '1000', tie: '200', dragonRed: '100' } };
    const { events, win } = playDragonTiger(drawOf(3), 1300n, choice, []);
    const dealt = dealDragonTiger(drawOf(3));
    // In the order of the places.
    const places = (['tiger', 'tie', 'dragonRed'] as const).map((place: DragonTigerPlace) => ({
      place,
      stake: choice.bets[place] ?? '',
      win: ((BigInt(choice.bets[place] ?? 0) / 100n) * BigInt(hundredthsOf(place, dealt))).toString(),
    }));
    expect(events.slice(0, 2)).toEqual([
      { type: 'cards_dealt', ...dealt },
      { type: 'places_paid', places },
    ]);
    expect(win).toBe(places.reduce((sum, place) => sum + BigInt(place.win), 0n));
    expect(() => playDragonTiger(drawOf(3), 1200n, choice, [])).toThrow(RangeError);
  });

  it('are the only ones that a bet may contain', () => {
    const isTaken = (bets: object): boolean => dragonTigerGame.choice.safeParse({ bets }).success;
    expect(dragonTigerPlaces.every((place) => isTaken({ [place]: '100' }))).toBe(true);
    expect([{}, { banker: '100' }, { dragon: 100 }, { dragonSeven: '100' }].map(isTaken)).toEqual(Array(4).fill(false));
  });

  it('show everybody the cards that decide them', () => {
    const { events } = playDragonTiger(drawOf(9), 100n, { bets: { tie: '100' } }, []);
    expect(events[0]).toMatchObject(dragonTigerGame.drawing?.resultOf(drawOf(9)) as object);
  });
});
