import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { bookFacts } from './facts.ts';
import { fishGame } from './game.ts';
import { fishRules, type FishShot } from './rules.ts';

const book = fishGame.book;
if (!book) throw new Error('fish has no book');
const playFish = fishRules(book.rowAt);

/** Draws these numbers in order, and records the size of each draw. */
function drawing(...numbers: number[]): { draw: UniformDraw; sides: number[] } {
  const sides: number[] = [];
  let next = 0;
  return {
    sides,
    draw(count) {
      sides.push(count);
      next += 1;
      return numbers[next - 1] ?? 0;
    },
  };
}

const shot = (species: FishShot['species'], bullet = '10'): FishShot => ({ species, bullet });

describe('a batch of shots', () => {
  it('decides each shot by a number of its own and pays the catches', () => {
    const { draw, sides } = drawing(96, 0, 97, 0, 19);
    expect(playFish(draw, 60n, { shots: [shot('sardine', '20'), shot('shark', '30'), shot('bombCrab')] }, [])).toEqual({
      events: [
        { type: 'shot_decided', species: 'sardine', bullet: '20', multiplier: 2, win: '40' },
        { type: 'shot_decided', species: 'shark', bullet: '30', multiplier: 0, win: '0' },
        { type: 'shot_decided', species: 'bombCrab', bullet: '10', multiplier: 70, win: '700' },
        { type: 'round_ended', win: '740' },
      ],
      win: 740n,
      isOver: true,
    });
    expect(sides).toEqual([200, 1, 4000, 2500, 20]);
  });

  it('pays every catch, even two of one species', () => {
    const { draw } = drawing(0, 0, 0, 0);
    expect(playFish(draw, 20n, { shots: [shot('whale'), shot('whale')] }, []).win).toBe(1200n);
  });

  it('draws a row of the book for each caught naga, and lists its chests after all shots', () => {
    // The first shot catches and draws row 7 with 128 bits; the second does not catch.
    const { draw, sides } = drawing(9_699_999, 0, 0, 0, 7, 9_700_000, 96, 0);
    const [fresh, lost, sardine] = [shot('naga', '30'), shot('naga'), shot('sardine', '20')];
    const { events, win } = playFish(draw, 60n, { shots: [fresh, lost, sardine] }, []);
    const { payout, seed } = book.rowAt(7);
    expect(win).toBe((30n * BigInt(payout)) / 100n + 40n);
    expect(events.slice(0, 4)).toEqual([
      {
        type: 'shot_decided',
        species: 'naga',
        bullet: '30',
        multiplier: payout / 100,
        win: String((30 * payout) / 100),
      },
      { type: 'shot_decided', species: 'naga', bullet: '10', multiplier: 0, win: '0' },
      { type: 'shot_decided', species: 'sardine', bullet: '20', multiplier: 2, win: '40' },
      { type: 'row_drawn', position: 7, seed },
    ]);
    const chests = events.filter((event) => event.type === 'chest_opened');
    expect(chests.at(-1)?.total).toBe(payout / 100);
    expect(sides[0]).toBe(Number(bookFacts.payoutSum));
  });

  it('refuses a row whose payout differs from its seed', () => {
    const { draw } = drawing(0, 0, 0, 0, 7);
    const forged = fishRules((position) => ({ ...book.rowAt(position), payout: 200_100 }));
    expect(() => forged(draw, 10n, { shots: [shot('naga')] }, [])).toThrow('something else');
  });

  it('rejects a stake that is not the sum of the bullets, and decisions', () => {
    const shots = [shot('sardine'), shot('squid')];
    for (const stake of [0n, 10n, 21n]) expect(() => playFish(() => 0, stake, { shots }, [])).toThrow(RangeError);
    expect(() => playFish(() => 0, 20n, { shots }, [{} as never])).toThrow('no decisions');
  });

  it('is reproducible from its seeds', () => {
    const draw = uniformDraw(
      outcomeWords({ serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 21 }),
    );
    const { events } = playFish(
      draw,
      60n,
      {
        shots: ['sardine', 'clownfish', 'seahorse', 'angelfish', 'lord', 'kraken'].map((name) => shot(name as 'lord')),
      },
      [],
    );
    expect(events.map((event) => ('multiplier' in event ? event.multiplier : 'win' in event && event.win))).toEqual([
      0,
      3,
      0,
      0,
      0,
      0,
      '30',
    ]);
  });
});

describe('the definition of fish', () => {
  const accepts = (choice: unknown): boolean => fishGame.choice.safeParse(choice).success;

  it('accepts only one to twenty shots at known species', () => {
    expect(accepts({ shots: [shot('lord')] })).toBe(true);
    expect(accepts({ shots: Array.from({ length: 20 }, () => shot('sardine')) })).toBe(true);
    expect(accepts({ shots: [] })).toBe(false);
    expect(accepts({ shots: Array.from({ length: 21 }, () => shot('sardine')) })).toBe(false);
    for (const bullet of ['0', '-10', '1.5', '', 10, '1e3'])
      expect(accepts({ shots: [{ ...shot('lord'), bullet }] })).toBe(false);
    expect(accepts({ shots: [{ ...shot('lord'), species: 'toString' }] })).toBe(false);
    expect(accepts({ shots: [{ ...shot('lord'), win: '1' }] })).toBe(false);
    expect(accepts({ shots: [shot('lord')], multiplier: 500 })).toBe(false);
  });

  it('stakes the sum of the bullets, up to the price of twenty of the largest', () => {
    expect(fishGame.slip?.amountsOf({ shots: [shot('lord', '30'), shot('ray')] })).toEqual([30n, 10n]);
    expect(fishGame.slip?.limitsOf('THB')).toEqual({ unit: 10n, max: 200_000n });
    expect(fishGame.stakesOf('JPY')).toEqual([10n, 20n, 50n, 100n, 200n, 500n]);
  });

  it('accepts at most twelve shots per second', () => {
    const cycleOf = (count: number): number | undefined =>
      fishGame.minCycleMsOf?.({ shots: Array.from({ length: count }, () => shot('ray')) });
    expect([1, 12, 20].map(cycleOf)).toEqual([83, 1000, 1666]);
  });
});
