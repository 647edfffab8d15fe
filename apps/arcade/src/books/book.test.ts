import { describe, expect, it } from 'vitest';
import type { RoundEvent } from '../games/game.ts';
import { outcomeWords } from '../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../fairness/uniformDraw.ts';
import { drawPosition, engineDraw, fingerprintOf, isRowOfBook, seedOf, type BookFacts } from './book.ts';
import { bookRowsWith, playFromBook, playRow, replayFromBook, type BookEngine } from './bookEngine.ts';
import { statisticsOf } from './bookStatistics.ts';
import { equalWeights, exactWeights, buildBook } from './buildBook.ts';
import { buildMerkleTree, createMerkleTree } from './merkleTree.ts';
import { rowsOfFile } from './openBook.ts';

interface Rolled extends RoundEvent {
  type: 'rolled';
  amount: string;
}

/** Pays three stakes in one round of three. */
const engine: BookEngine<Rolled> = {
  version: 'third@1',
  play: (draw, hundredth) => {
    const payout = draw(3) === 0 ? 300 : 0;
    return { events: [{ type: 'rolled', amount: (hundredth * BigInt(payout)).toString() }], payout };
  },
};

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 3 };
const source = { gameCode: 'third', ...seeds, stake: 200n, choice: {}, decisions: [] };

/** Returns a draw over these words of 32 bits. */
function wordsDraw(words: number[]): UniformDraw {
  return () => words.shift() as number;
}

/** Splits a number of 128 bits into words. */
function wordsOf(bits: bigint): number[] {
  return [96n, 64n, 32n, 0n].map((shift) => Number((bits >> shift) & 0xffffffffn));
}

describe('a book', () => {
  const built = buildBook(engine, 37);
  const rows = rowsOfFile(built.bin);
  const tree = createMerkleTree(rows);
  const proofOf = (position: number) => ({ ...rows[position]!, proof: tree.pathOf(position) });

  it('has the rows that pay first, each group in the order of the seeds', () => {
    const paying = rows.filter(({ payout }) => payout > 0);
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 37 }, (_, index) => index));
    expect(paying).toEqual(rows.slice(0, built.facts.payingRows));
    expect(paying.map(({ seed }) => seed)).toEqual(paying.map(({ seed }) => seed).toSorted());
    expect(new Set(rows.map(({ seed }) => seed)).size).toBe(37);
  });

  it('returns exactly 96 hundredths of the stake', () => {
    const { weightedPayout, totalWeight } = statisticsOf(rows, built.facts);
    expect(weightedPayout).toBe(96n * totalWeight);
  });

  it('has the smallest weights that give the return', () => {
    // Two rows pay 3 stakes and three lose: u · 600 = 96 · (2u + 3v).
    expect(exactWeights([300, 0, 0, 300, 0])).toEqual({
      payingRows: 2,
      payingWeight: 12n,
      losingWeight: 17n,
      totalWeight: 75n,
    });
    expect(() => exactWeights([300, 300])).toThrow(RangeError);
    expect(() => exactWeights([90, 0])).toThrow(RangeError);
  });

  it('of prizes has rows of equal weight that all pay', () => {
    expect(equalWeights([300, 200, 700])).toEqual({
      payingRows: 3,
      payingWeight: 1n,
      losingWeight: 0n,
      totalWeight: 3n,
      payoutSum: 1200n,
    });
    expect(() => equalWeights([300, 0])).toThrow(RangeError);
    const prizes = buildBook({ ...engine, hasPrizes: true, play: () => ({ events: [], payout: 300 }) }, 5);
    expect(prizes.facts).toMatchObject({ payingRows: 5, payoutSum: 1500n });
    // The first 128 bits that give each position.
    for (const position of [0, 4])
      expect(drawPosition(wordsDraw(wordsOf(BigInt(position))), prizes.facts)).toBe(position);
  });

  it.each([1, 2, 3, 5, 8, 37])('of %d rows proves each of its rows and no other row', (count) => {
    const some = rows.slice(0, count).map((row) => ({ ...row, payout: 300 }));
    const someTree = createMerkleTree(some);
    const facts = { ...built.facts, rows: count, payingRows: count, root: someTree.root };
    some.forEach((row, position) => {
      const proof = someTree.pathOf(position);
      expect(isRowOfBook({ ...row, proof }, facts)).toBe(true);
      expect(isRowOfBook({ ...row, payout: 301, proof }, facts)).toBe(false);
      expect(isRowOfBook({ ...row, seed: seedOf(99), proof }, facts)).toBe(false);
      expect(isRowOfBook({ ...row, proof: [...proof, '00'.repeat(32)] }, facts)).toBe(false);
      expect(isRowOfBook({ ...row, position: position + 1, proof }, facts)).toBe(false);
      // The only row of a book has no path to shorten.
      expect(isRowOfBook({ ...row, proof: proof.slice(1) }, facts)).toBe(count === 1);
    });
    expect(isRowOfBook({ position: count, seed: seedOf(0), payout: 300, proof: [] }, facts)).toBe(false);
  });

  it('draws each row with its weight', () => {
    const facts: BookFacts = {
      ...built.facts,
      payingRows: 2,
      payingWeight: 3n,
      losingWeight: 2n,
      totalWeight: 10n,
      rows: 4,
    };
    const drawn = Array.from({ length: 10 }, (_, point) => drawPosition(wordsDraw(wordsOf(BigInt(point))), facts));
    expect(drawn).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 3, 3]);
  });

  it('rejects a number beyond the last whole multiple of the weights and draws another', () => {
    const facts: BookFacts = {
      ...built.facts,
      payingRows: 2,
      payingWeight: 3n,
      losingWeight: 2n,
      totalWeight: 10n,
      rows: 4,
    };
    // 2¹²⁸ ends with 6, so six values are left over.
    const last = (1n << 128n) - 6n;
    expect(drawPosition(wordsDraw([...wordsOf(last), ...wordsOf(4n)]), facts)).toBe(1);
    expect(drawPosition(wordsDraw([...wordsOf(last - 1n), ...wordsOf(4n)]), facts)).toBe(3);
  });

  it('has a fingerprint of everything that decides an outcome', () => {
    const { facts } = built;
    expect(fingerprintOf(facts)).toBe(facts.fingerprint);
    const changes: Partial<BookFacts>[] = [
      { engineVersion: 'third@2' },
      { rows: 38 },
      { payingRows: 1 },
      { payingWeight: 1n },
      { losingWeight: 1n },
      { root: '00' },
    ];
    for (const change of changes) expect(fingerprintOf({ ...facts, ...change })).not.toBe(facts.fingerprint);
  });

  it('gives the server and a verifier the same round', () => {
    const play = playFromBook(engine, { facts: built.facts, rowAt: (position) => rows[position]! });
    const [position] = bookRowsWith(built.facts)(source);
    const replayed = replayFromBook(engine, built.facts)({ ...source, rows: [proofOf(position)] });
    expect(replayed.events[0]).toEqual({ type: 'row_drawn', position, seed: rows[position]?.seed });
    expect(play(uniformDraw(outcomeWords(seeds)), 200n, {}, [])).toEqual({ ...replayed, isOver: true });
    expect(() => play(engineDraw(seedOf(0)), 200n, {}, [1 as never])).toThrow('over with the bet');
  });

  it('pays in proportion to the stake, in whole amounts only', () => {
    const row = rows[0]!;
    expect(playRow(engine, row, 700n)).toMatchObject({
      win: 2100n,
      events: [{ type: 'row_drawn' }, { type: 'rolled', amount: '2100' }],
    });
    expect(() => playRow(engine, row, 150n)).toThrow(RangeError);
    expect(() => playRow(engine, row, 0n)).toThrow(RangeError);
  });

  it('refuses a row that is missing, at another position, forged or different from the round of the engine', () => {
    const replay = replayFromBook(engine, built.facts);
    const [position] = bookRowsWith(built.facts)(source);
    const row = proofOf(position);
    expect(() => replay(source)).toThrow(RangeError);
    expect(() => replay({ ...source, rows: [proofOf((position + 1) % 37)] })).toThrow('seeds draw');
    expect(() => replay({ ...source, rows: [{ ...row, seed: seedOf(77) }] })).toThrow('one of the book');
    expect(() => replay({ ...source, decisions: [{}], rows: [row] })).toThrow('over with the bet');
    expect(() => playRow(engine, { ...row, payout: row.payout + 1 }, 200n)).toThrow('something else');
  });
});

describe('a tree that a server builds beside other work', () => {
  const rows = Array.from({ length: 1025 }, (_, position) => ({ position, seed: seedOf(position), payout: 1 }));

  it.each([1, 2, 255, 256, 257, 511, 513, 768, 1025])(
    'is the tree that is built at once, of %i rows',
    async (count) => {
      const some = rows.slice(0, count);
      const [inSteps, atOnce] = [await buildMerkleTree(some), createMerkleTree(some)];
      expect(inSteps.root).toBe(atOnce.root);
      for (const { position } of some) expect(inSteps.pathOf(position)).toEqual(atOnce.pathOf(position));
    },
  );

  it('lets other work go on after every 256 rows', async () => {
    let turns = 0;
    let isBuilding = true;
    const count = (): void => {
      turns += 1;
      if (isBuilding) setImmediate(count);
    };
    setImmediate(count);
    await buildMerkleTree(rows);
    isBuilding = false;
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});
