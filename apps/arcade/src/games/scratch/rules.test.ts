import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError } from '../game.ts';
import { scratchGame } from './game.ts';
import { FIELDS, NUMBERS, prizes } from './math.ts';
import { playScratch } from './rules.ts';

const clientSeed = '00112233445566778899aabbccddeeff';
const drawOf = (nonce: number): UniformDraw =>
  uniformDraw(outcomeWords({ serverSeed: 'b5'.repeat(32), clientSeed, nonce }));

/** Draws this number first and lays out the card from seeds. */
function drawing(number: number, nonce = 1): UniformDraw {
  const rest = drawOf(nonce);
  return (sides) => (sides === NUMBERS ? number : rest(sides));
}

/** The lowest number of each prize, and the first that loses. */
const firstNumbers = prizes.map((_, index) => prizes.slice(0, index).reduce((sum, { weight }) => sum + weight, 0));
const firstLosing = prizes.reduce((sum, { weight }) => sum + weight, 0);

const countsOf = (fields: readonly number[]): number[] =>
  prizes.map((_, symbol) => fields.filter((field) => field === symbol).length);

describe('a scratch card', () => {
  it.each(prizes.map(({ hundredths }, prize) => ({ prize, hundredths })))(
    'pays prize $prize with $hundredths hundredths and has its symbol three times, no other one as often',
    ({ prize, hundredths }) => {
      for (let nonce = 0; nonce < 20; nonce += 1) {
        const { events, win, isOver } = playScratch(drawing(firstNumbers[prize] ?? -1, nonce), 200n, {}, []);
        const [dealt, ended] = events;
        if (dealt?.type !== 'card_dealt') throw new Error('no card was dealt');
        expect([dealt.prize, dealt.fields.length, isOver]).toEqual([prize, FIELDS, true]);
        const counts = countsOf(dealt.fields);
        expect(counts[prize]).toBe(3);
        expect(Math.max(...counts.filter((_, symbol) => symbol !== prize))).toBeLessThanOrEqual(2);
        expect(ended).toEqual({ type: 'round_ended', win: (2 * hundredths).toString() });
        expect(win).toBe(BigInt(2 * hundredths));
      }
    },
  );

  it('has no symbol three times if it loses', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { events, win } = playScratch(drawing(nonce % 2 ? firstLosing : NUMBERS - 1, nonce), 100n, {}, []);
      const [dealt] = events;
      if (dealt?.type !== 'card_dealt') throw new Error('no card was dealt');
      expect([dealt.prize, win]).toEqual([null, 0n]);
      expect(Math.max(...countsOf(dealt.fields))).toBeLessThanOrEqual(2);
    }
  });

  it('returns 99 percent over all numbers', () => {
    const paid = [...firstNumbers, firstLosing].map((number) => playScratch(drawing(number), 100n, {}, []).win);
    const weights = [...prizes.map(({ weight }) => weight), NUMBERS - firstLosing];
    const sum = paid.reduce((total, win, index) => total + win * BigInt(weights[index] ?? 0), 0n);
    expect(sum).toBe(99n * BigInt(NUMBERS));
  });

  it('shows every symbol equally often on every field of a losing card', () => {
    const seen = new Map<string, number>();
    const cards = 4000;
    for (let nonce = 0; nonce < cards; nonce += 1) {
      const [dealt] = playScratch(drawing(firstLosing, nonce), 100n, {}, []).events;
      if (dealt?.type !== 'card_dealt') continue;
      dealt.fields.forEach((symbol, field) =>
        seen.set(`${field}/${symbol}`, (seen.get(`${field}/${symbol}`) ?? 0) + 1),
      );
    }
    expect(seen.size).toBe(FIELDS * prizes.length);
    for (const count of seen.values()) expect(Math.abs(count - cards / prizes.length)).toBeLessThan(120);
  });

  it('rejects a stake that is not a positive multiple of one hundred', () => {
    for (const stake of [0n, -100n, 50n, 101n])
      expect(() => playScratch(drawing(0), stake, {}, [])).toThrow(RangeError);
  });

  it('accepts no decisions and no choice', () => {
    expect(() => scratchGame.play(drawing(0), 100n, {}, [{ type: 'cash_out' }])).toThrow(DecisionError);
    expect(scratchGame.choice.safeParse({}).success).toBe(true);
    expect(scratchGame.choice.safeParse({ field: 1 }).success).toBe(false);
  });
});
