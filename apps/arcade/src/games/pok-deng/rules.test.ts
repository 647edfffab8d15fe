import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { handMoney } from '../seatGame.ts';
import { gridStakes } from '../stakes.ts';
import { currencies } from '@parlor/contract';
import { pokHandOf, settlePokDeng } from './hands.ts';
import { pokDengRules, type PokDengState } from './rules.ts';

const suits = 'SHDC';
const ranks = 'A23456789TJQK';
/** Returns cards by rank and suit, such as "AS". */
const cards = (text: string): number[] =>
  text.split(' ').map((card) => suits.indexOf(card[1] ?? '') * 13 + ranks.indexOf(card[0] ?? ''));

const drawOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: '5a'.repeat(32), clientSeed: 'ab'.repeat(16), nonce }));

describe('a hand of pok deng', () => {
  it.each([
    ['4S 5H', 'pok9', 9, 1],
    ['4S 5S', 'pok9', 9, 2],
    ['4S 4H', 'pok8', 8, 2],
    ['KS 8H', 'pok8', 8, 1],
    ['KS QH', 'points', 0, 1],
    ['KS KH', 'points', 0, 2],
    ['2S 5S', 'points', 7, 2],
    ['7S 7H 7D', 'tong', 1, 5],
    ['AS AH AD', 'tong', 3, 5],
    ['5S 6S 7S', 'straightFlush', 8, 5],
    ['QS KH AD', 'straight', 1, 3],
    ['AS 2H 3D', 'points', 6, 1],
    ['KS AH 2D', 'points', 3, 1],
    ['JS QH KD', 'straight', 0, 3],
    ['JS JH KD', 'threeFaces', 0, 3],
    ['2S 5S 9S', 'points', 6, 3],
    ['2S 2H 9D', 'points', 3, 1],
    ['2S 3H 4D', 'straight', 9, 3],
  ])('%s is %s with %i points and %i deng', (text, kind, points, multiple) => {
    expect(pokHandOf(cards(text))).toMatchObject({ kind, points, multiple });
  });

  it.each([
    ['4S 5H', 'KS 8H', 1],
    ['4S 5S', '9S KH', 0],
    ['KS 8H', '4S 5S', -2],
    ['KS 8H', '7S 7H 7D', 1],
    ['7S 7H 7D', '9S 9H 9D', -5],
    ['AS AH AD', 'KS KH KD', 5],
    ['5S 6S 7S', '9S TH JD', 5],
    ['9S TH JD', '5S 6S 7S', -5],
    ['QS KH AD', 'JS QD KD', 3],
    ['JS JH KD', 'QS QH KC', 0],
    ['JS JH KD', '2S 2H 5D', 3],
    ['2S 5S', '3S 4H', 0],
    ['2S 6D', '3S 4S', 1],
    ['2S 3D', '3S 4S', -2],
  ])('%s against a banker with %s wins %i bases', (player, banker, units) => {
    const playerHand = pokHandOf(cards(player));
    // "2S 6D" has eight points, which is a pok in two cards.
    expect(settlePokDeng(playerHand, pokHandOf(cards(banker)))).toBe(units);
  });

  it('sums to zero, costs no place more than its limit, and does not depend on the order of moves', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 6 }), fc.nat(), (nonce, seats, choices) => {
        const play = (first: 'lowest' | 'highest'): PokDengState => {
          let state = pokDengRules.deal(drawOf(nonce), seats);
          for (;;) {
            const waiting = pokDengRules.toMove(state);
            const place = first === 'lowest' ? waiting[0] : waiting.at(-1);
            if (place === undefined) return state;
            state = pokDengRules.apply(state, place, (choices >> place) & 1 ? 'draw' : 'stand');
          }
        };
        const state = play('lowest');
        expect(play('highest')).toEqual(state);
        const units = pokDengRules.resultOf(state) ?? [];
        expect(units).toHaveLength(seats);
        expect(units.reduce((sum, value) => sum + value, 0)).toBe(0);
        units.forEach((value, place) => expect(-value).toBeLessThanOrEqual(pokDengRules.maxLossUnits(place, seats)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('shows a place only its own cards and poks before the end', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const state = pokDengRules.deal(drawOf(nonce), 4);
      if (pokDengRules.resultOf(state)) continue;
      for (const seat of [null, 0, 3]) {
        const view = pokDengRules.viewFor(state, seat) as { places: { cards: (number | null)[] }[] };
        view.places.forEach(({ cards: shown }, place) => {
          const isOpen = place === seat || pokHandOf(state.hands[place] ?? []).points >= 8;
          expect(shown).toEqual(isOpen ? state.hands[place] : [null, null]);
        });
      }
    }
  });

  it('lets the banker move last, and allows no move if the banker has a pok', () => {
    const deals = Array.from({ length: 300 }, (_, nonce) => pokDengRules.deal(drawOf(nonce), 3));
    const hasPok = ({ hands }: PokDengState): boolean => pokHandOf(hands[2] ?? []).points >= 8;
    const [poks, others] = [deals.filter(hasPok), deals.filter((state) => !hasPok(state))];
    expect(poks.length).toBeGreaterThan(20);
    expect(poks.flatMap((state) => [...pokDengRules.toMove(state)])).toEqual([]);
    const early = others.filter(
      (state) => pokDengRules.toMove(state).length > 1 && pokDengRules.toMove(state).includes(2),
    );
    expect(early).toEqual([]);
  });

  it('refuses a move of a place that may not move, and an invalid move', () => {
    const state = pokDengRules.deal(drawOf(3), 3);
    const [place = 0] = pokDengRules.toMove(state);
    expect(() => pokDengRules.apply(state, 2, 'draw')).toThrow('the place cannot move so');
    expect(() => pokDengRules.apply(state, place, 'fold' as 'draw')).toThrow('the place cannot move so');
    const moved = pokDengRules.apply(state, place, 'stand');
    expect(() => pokDengRules.apply(moved, place, 'draw')).toThrow('the place cannot move so');
  });
});

describe('the money of a hand', () => {
  it('is whole at every base of every currency, and sums to zero with the rake', () => {
    for (const currency of currencies)
      for (const base of gridStakes(currency)) {
        const money = handMoney([3, -1, 5, -7], base);
        expect(money.map(({ rake }) => rake)).toEqual([(base * 3n) / 50n, 0n, (base * 5n) / 50n, 0n]);
        expect(money.reduce((sum, { net, rake }) => sum + net + rake, 0n)).toBe(0n);
        expect((base * 2n) % 100n).toBe(0n);
      }
    expect(() => handMoney([1, -1], 25n)).toThrow(RangeError);
    expect(() => handMoney([1, 0], 100n)).toThrow(RangeError);
  });
});
