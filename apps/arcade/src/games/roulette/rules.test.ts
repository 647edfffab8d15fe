import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { rouletteGame } from './game.ts';
import { paysTimes, placeCodes, placeOf, roulettePlaces, type RouletteKind } from './places.ts';
import { hundredthsOf, playRoulette, spinRoulette } from './rules.ts';

const drawOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: 'a1'.repeat(32), clientSeed: '1'.repeat(32), nonce }));

describe('the places of roulette', () => {
  it('are those of a table with a single zero, and no others', () => {
    const counts: Partial<Record<RouletteKind, number>> = {};
    for (const { kind } of roulettePlaces) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      street: 14,
      corner: 23,
      sixLine: 11,
      dozen: 3,
      column: 3,
      even: 6,
    });
    expect(new Set(placeCodes).size).toBe(157);
  });

  it.each(['1-3', '3-4', '0-4', '17-21', '2-3-4', '1-2-3-4', '3-4-6-7', '34-35-36-37', '37', '00', '20-17', 'reds'])(
    'do not have %s',
    (code) => {
      expect(placeCodes).not.toContain(code);
      expect(rouletteGame.choice.safeParse({ bets: { [code]: '100' } }).success).toBe(false);
    },
  );

  it.each([
    ['17', 36],
    ['17-20', 18],
    ['0-3', 18],
    ['16-17-18', 12],
    ['0-2-3', 12],
    ['0-1-2-3', 9],
    ['25-26-28-29', 9],
    ['31-32-33-34-35-36', 6],
    ['dozen2', 3],
    ['column3', 3],
    ['black', 2],
    ['high', 2],
  ])('%s pays %i stakes on each of its numbers, and nothing on others', (code, times) => {
    const { numbers } = placeOf(code);
    expect(paysTimes(placeOf(code))).toBe(times);
    for (let number = 0; number < 37; number += 1)
      expect(hundredthsOf(code, { number })).toBe(numbers.includes(number) ? times * 100 : 0);
  });

  it('outside the numbers lose on zero', () => {
    const outside = roulettePlaces.filter(({ kind }) => ['dozen', 'column', 'even'].includes(kind));
    expect(outside.map(({ code }) => hundredthsOf(code, { number: 0 }))).toEqual(Array(12).fill(0));
  });

  it('red and black, odd and even, low and high cover each number from 1 to 36 once', () => {
    for (const pair of [
      ['red', 'black'],
      ['odd', 'even'],
      ['low', 'high'],
    ])
      expect(pair.flatMap((code) => placeOf(code).numbers).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 36 }, (_, index) => index + 1),
      );
  });
});

describe('a bet on roulette', () => {
  it('is the sum of its places, and each is paid separately', () => {
    const { number } = spinRoulette(drawOf(3));
    const bets = { '17': '200', '17-20': '300', red: '500', [String(number)]: '100' };
    const stake = Object.values(bets).reduce((sum, amount) => sum + BigInt(amount), 0n);
    const { events, win } = playRoulette(drawOf(3), stake, { bets }, []);
    const expected = Object.entries(bets).reduce(
      (sum, [code, amount]) => sum + (BigInt(amount) / 100n) * BigInt(hundredthsOf(code, { number })),
      0n,
    );
    expect(expected).toBeGreaterThanOrEqual(3600n);
    expect(win).toBe(expected);
    expect(events.map(({ type }) => type)).toEqual(['ball_landed', 'places_paid', 'round_ended']);
    expect(() => playRoulette(drawOf(3), stake + 100n, { bets }, [])).toThrow(RangeError);
    expect(() => playRoulette(drawOf(3), 150n, { bets: { red: '150' } }, [])).toThrow(RangeError);
  });

  it('shows everybody the number that decides it', () => {
    const shown = rouletteGame.drawing?.resultOf(drawOf(9));
    expect(playRoulette(drawOf(9), 100n, { bets: { red: '100' } }, []).events[0]).toMatchObject(shown as object);
  });
});
