import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import type { Dice } from '../threeDice.ts';
import { sicBoGame } from './game.ts';
import { hundredthsOf, playSicBo, sicBoPlaces, type SicBoChoice } from './rules.ts';

const drawOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: 'a1'.repeat(32), clientSeed: '1'.repeat(32), nonce }));
const paysOf = (dice: Dice) =>
  Object.fromEntries(sicBoPlaces.map((place) => [place, hundredthsOf(place, { dice })]).filter(([, pay]) => pay));

describe('the places of Sic Bo', () => {
  it('are 52, each once', () => {
    expect(sicBoPlaces).toHaveLength(52);
    expect(new Set(sicBoPlaces).size).toBe(52);
  });

  it('pay a throw of three different faces', () => {
    expect(paysOf([6, 1, 4])).toEqual({
      big: 200,
      odd: 200,
      total11: 775,
      single1: 200,
      single4: 200,
      single6: 200,
      pair14: 700,
      pair16: 700,
      pair46: 700,
    });
  });

  it('pay a double, and its face for two dice', () => {
    expect(paysOf([2, 5, 2])).toEqual({
      small: 200,
      odd: 200,
      total9: 840,
      single2: 300,
      single5: 200,
      double2: 1300,
      pair25: 700,
    });
  });

  it('lose big, small, odd and even to a triple, which pays its face, its double and its total', () => {
    expect(paysOf([5, 5, 5])).toEqual({
      total15: 2100,
      single5: 1500,
      double5: 1300,
      triple5: 21_000,
      anyTriple: 3500,
    });
    // No place is on a total of three or eighteen.
    expect(paysOf([1, 1, 1])).toEqual({ single1: 1500, double1: 1300, triple1: 21_000, anyTriple: 3500 });
  });

  it.each([
    [[1, 1, 2], { total4: 7000 }],
    [[1, 1, 3], { total5: 3500 }],
    [[1, 2, 3], { total6: 2100 }],
    [[1, 2, 4], { total7: 1400 }],
    [[1, 2, 5], { total8: 1000 }],
    [[1, 3, 5], { total9: 840 }],
    [[1, 3, 6], { total10: 775 }],
    [[6, 6, 5], { total17: 7000 }],
  ])('pay the total of %j %j', (dice, pay) => {
    expect(Object.fromEntries(Object.entries(paysOf(dice)).filter(([place]) => place.startsWith('total')))).toEqual(
      pay,
    );
  });
});

describe('a bet on Sic Bo', () => {
  it('throws the dice in order and pays its places one by one', () => {
    const remaining = [1, 4, 1];
    const choice: SicBoChoice = { bets: { big: '300', single2: '200', pair25: '100' } };
    expect(playSicBo(() => remaining.shift() ?? 0, 600n, choice, [])).toEqual({
      events: [
        { type: 'dice_thrown', dice: [2, 5, 2] },
        {
          type: 'places_paid',
          places: [
            { place: 'big', stake: '300', win: '0' },
            { place: 'single2', stake: '200', win: '600' },
            { place: 'pair25', stake: '100', win: '700' },
          ],
        },
        { type: 'round_ended', win: '1300' },
      ],
      win: 1300n,
      isOver: true,
    });
    expect(() => playSicBo(drawOf(1), 500n, choice, [])).toThrow(RangeError);
  });

  it('accepts only places of the table', () => {
    const isTaken = (bets: object): boolean => sicBoGame.choice.safeParse({ bets }).success;
    expect(sicBoPlaces.every((place) => isTaken({ [place]: '100' }))).toBe(true);
    const forged = [{}, { total3: '100' }, { pair21: '100' }, { single7: '100' }, { big: 100 }, { big: '0' }];
    expect(forged.map(isTaken)).toEqual(forged.map(() => false));
  });

  it('shows everybody the dice that decide it', () => {
    const { events } = playSicBo(drawOf(9), 100n, { bets: { odd: '100' } }, []);
    expect(events[0]).toMatchObject(sicBoGame.drawing?.resultOf(drawOf(9)) as object);
  });
});
