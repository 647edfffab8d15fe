import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookOf, titleOf } from '../games/titles.ts';
import { families } from '../verifier/families.ts';
import { isRowOfBook } from './book.ts';
import { bookEngines } from './bookEngines.ts';
import { statisticsOf } from './bookStatistics.ts';
import { factsText } from './factsText.ts';
import { BOOK_ROWS, buildBook } from './buildBook.ts';

const all = Object.entries(bookEngines);

describe.each(all)('the book of %s', (family, engine) => {
  const folder = new URL(`../games/${family}/`, import.meta.url);
  const book = bookOf(family);
  if (!book) throw new Error(`${family} has no book`);
  const found = statisticsOf(book.rows(), book.facts);

  it('equals the rounds of its engine, byte for byte', () => {
    const { bin, facts } = buildBook(engine, BOOK_ROWS);
    expect(Buffer.from(bin).equals(readFileSync(new URL('book.bin', folder)))).toBe(true);
    expect(facts).toEqual(book.facts);
  });

  it('has 100,000 rows, and its facts file is the generated text', () => {
    const { facts } = book;
    expect(facts.rows).toBe(100_000);
    expect(facts.engineVersion).toBe(engine.version);
    const written = readFileSync(new URL('facts.ts', folder), 'utf8');
    const plain = (text: string): string => text.replaceAll('_', '');
    expect(plain(written)).toBe(plain(factsText(family, facts)));
  });

  it('pays in more than one row of 20, reaches its greatest win, and does not depend on a single row', () => {
    expect(found.hitWeight * 20n > found.totalWeight).toBe(true);
    expect(found.maxWeight * 10_000_000n > found.totalWeight).toBe(true);
    expect(found.greatestShare).toBeLessThan(100_000);
  });

  it('proves its first, last and boundary rows from the published facts', () => {
    const { rows, payingRows } = book.facts;
    for (const position of [0, payingRows - 1, Math.min(payingRows, rows - 1), rows - 1]) {
      const row = book.proofOf(position);
      expect(row && isRowOfBook(row, book.facts)).toBe(true);
    }
    expect(book.proofOf(rows)).toBeUndefined();
    expect(() => book.rowAt(rows)).toThrow(RangeError);
  });
});

// The return of a book of prizes depends on the chance to draw from it, which its game declares.
describe.each(all.filter(([, { hasPrizes }]) => !hasPrizes))('the rounds of %s', (family, engine) => {
  const book = bookOf(family);
  if (!book) throw new Error(`${family} has no book`);
  const found = statisticsOf(book.rows(), book.facts);

  it('return exactly 96 hundredths of the stake', () => {
    expect(found.weightedPayout).toBe(96n * found.totalWeight);
    expect(titleOf(family)?.game.declaredReturn).toBe('0.960000000');
    expect(titleOf(family)?.game.version).toBe(engine.version);
  });

  it('require their rows for a replay', () => {
    const verifier = families[family];
    const source = {
      gameCode: family,
      serverSeed: '5e'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 3,
      stake: 500n,
      choice: {},
      decisions: [],
    };
    const position = verifier?.bookRows?.(source)[0] ?? -1;
    const row = book.proofOf(position);
    expect(row && verifier?.replay({ ...source, rows: [row] }).events[0]).toMatchObject({
      type: 'row_drawn',
      position,
    });
    expect(() => verifier?.replay(source)).toThrow(RangeError);
  });
});
