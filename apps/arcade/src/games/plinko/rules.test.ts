import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { plinkoGame } from './game.ts';
import { plinkoRisks, plinkoRows } from './math.ts';
import { playPlinko } from './rules.ts';

/** Draws the bits of a number, the lowest first. */
function bitsOf(bits: number): UniformDraw {
  let remaining = bits;
  return () => {
    const bit = remaining % 2;
    remaining = (remaining - bit) / 2;
    return bit;
  };
}

function fromSeeds(nonce: number): UniformDraw {
  return uniformDraw(
    outcomeWords({ serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce }),
  );
}

describe('a round of Plinko', () => {
  it('drops the ball into the bucket of its steps to the right and pays it', () => {
    expect(playPlinko(bitsOf(0b1000_0001), 200n, { rows: 8, risk: 'high' }, [])).toEqual({
      events: [
        { type: 'ball_dropped', path: [1, 0, 0, 0, 0, 0, 0, 1], bucket: 2, multiplier: '1.50' },
        { type: 'round_ended', win: '300' },
      ],
      win: 300n,
      isOver: true,
    });
  });

  it('takes one draw of two sides for each row', () => {
    const sides: number[] = [];
    const draw: UniformDraw = (count) => {
      sides.push(count);
      return 1;
    };
    expect(playPlinko(draw, 100n, { rows: 16, risk: 'high' }, []).win).toBe(99_972n);
    expect(sides).toEqual(Array.from({ length: 16 }, () => 2));
  });

  it.each(plinkoRisks)('pays the declared share of the stakes over every path at %s risk', (risk) => {
    for (const rows of plinkoRows.filter((count) => count <= 12)) {
      let paid = 0n;
      for (let bits = 0; bits < 2 ** rows; bits += 1) paid += playPlinko(bitsOf(bits), 100n, { rows, risk }, []).win;
      expect(paid).toBe(99n * 2n ** BigInt(rows));
    }
  });

  it('rejects a stake that would leave a fraction of a minor unit', () => {
    for (const stake of [0n, -100n, 150n])
      expect(() => playPlinko(bitsOf(0), stake, { rows: 8, risk: 'low' }, [])).toThrow(RangeError);
  });

  it.each([
    { nonce: 1, rows: 8, risk: 'low', path: '10100101', win: '500' },
    { nonce: 2, rows: 12, risk: 'medium', path: '001001001110', win: '600' },
    { nonce: 3, rows: 16, risk: 'high', path: '0110101111010001', win: '200' },
  ] as const)('is reproducible from its seeds for nonce $nonce', ({ nonce, rows, risk, path, win }) => {
    const { events } = playPlinko(fromSeeds(nonce), 1000n, { rows, risk }, []);
    expect(events).toMatchObject([
      { type: 'ball_dropped', path: Array.from(path, Number) },
      { type: 'round_ended', win },
    ]);
  });
});

describe('the definition of Plinko', () => {
  it('accepts only eight to sixteen rows at three risks', () => {
    for (const rows of plinkoRows)
      for (const risk of plinkoRisks) expect(plinkoGame.choice.safeParse({ rows, risk }).success).toBe(true);
    for (const choice of [
      { rows: 7, risk: 'low' },
      { rows: 17, risk: 'low' },
      { rows: 8.5, risk: 'low' },
      { rows: 8, risk: 'classic' },
      { rows: 8 },
      { rows: 8, risk: 'low', bucket: 0 },
    ])
      expect(plinkoGame.choice.safeParse(choice).success).toBe(false);
  });
});
