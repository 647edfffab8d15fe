import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { fishPrawnCrabGame } from './game.ts';
import {
  dieSymbols,
  fishPrawnCrabPlaces,
  hundredthsOf,
  playFishPrawnCrab,
  throwSymbols,
  type DieSymbol,
  type FishPrawnCrabChoice,
} from './rules.ts';

const drawOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: 'a1'.repeat(32), clientSeed: '1'.repeat(32), nonce }));
const paysOf = (...symbols: DieSymbol[]) =>
  Object.fromEntries(
    fishPrawnCrabPlaces.map((place) => [place, hundredthsOf(place, { symbols })]).filter(([, pay]) => pay),
  );

describe('the places of Fish Prawn Crab', () => {
  it('are six symbols, fifteen pairs, six triples and any triple', () => {
    expect(new Set(fishPrawnCrabPlaces).size).toBe(28);
    expect(fishPrawnCrabPlaces.filter((place) => place.startsWith('triple-'))).toHaveLength(6);
  });

  it('pay three different symbols and their pairs', () => {
    expect(paysOf('tiger', 'fish', 'crab')).toEqual({
      fish: 200,
      crab: 200,
      tiger: 200,
      'fish-crab': 700,
      'fish-tiger': 700,
      'crab-tiger': 700,
    });
  });

  it('pay more for a symbol on two dice, and most for one on all three', () => {
    expect(paysOf('gourd', 'gourd', 'prawn')).toEqual({ prawn: 200, gourd: 300, 'prawn-gourd': 700 });
    expect(paysOf('gourd', 'gourd', 'gourd')).toEqual({ gourd: 1500, 'triple-gourd': 21_000, anyTriple: 3500 });
  });
});

describe('a bet on Fish Prawn Crab', () => {
  it('throws the symbols in order and pays its places one by one', () => {
    const remaining = [0, 5, 0];
    const choice: FishPrawnCrabChoice = { bets: { fish: '300', 'fish-tiger': '200', anyTriple: '100' } };
    expect(playFishPrawnCrab(() => remaining.shift() ?? 0, 600n, choice, [])).toEqual({
      events: [
        { type: 'dice_thrown', symbols: ['fish', 'tiger', 'fish'] },
        {
          type: 'places_paid',
          places: [
            { place: 'fish', stake: '300', win: '900' },
            { place: 'fish-tiger', stake: '200', win: '1400' },
            { place: 'anyTriple', stake: '100', win: '0' },
          ],
        },
        { type: 'round_ended', win: '2300' },
      ],
      win: 2300n,
      isOver: true,
    });
    expect(() => playFishPrawnCrab(drawOf(1), 500n, choice, [])).toThrow(RangeError);
  });

  it('has a symbol for each face of a die', () => {
    const faces = [0, 1, 2, 3, 4, 5];
    expect([...throwSymbols(() => faces.shift() ?? 0), ...throwSymbols(() => faces.shift() ?? 0)]).toEqual(dieSymbols);
  });

  it('accepts only places of the table', () => {
    const isTaken = (bets: object): boolean => fishPrawnCrabGame.choice.safeParse({ bets }).success;
    expect(fishPrawnCrabPlaces.every((place) => isTaken({ [place]: '100' }))).toBe(true);
    const forged = [{}, { 'crab-fish': '100' }, { 'fish-fish': '100' }, { deer: '100' }, { fish: 100 }];
    expect(forged.map(isTaken)).toEqual(forged.map(() => false));
  });

  it('shows everybody the dice that decide it', () => {
    const { events } = playFishPrawnCrab(drawOf(9), 100n, { bets: { crab: '100' } }, []);
    expect(events[0]).toMatchObject(fishPrawnCrabGame.drawing?.resultOf(drawOf(9)) as object);
  });
});
