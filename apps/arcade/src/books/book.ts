import { outcomeWords } from '../fairness/outcomeWords.ts';
import { drawU64 } from '../fairness/seededRounding.ts';
import { fromHex, sha256, toHex } from '../fairness/sha256.ts';
import { uniformDraw, type UniformDraw } from '../fairness/uniformDraw.ts';

/** A row of a book: the seed of one round of the engine, and what the round pays. */
export interface BookRow {
  /** From 0. Rows that pay come first. */
  position: number;
  /** 16 hexadecimal digits. */
  seed: string;
  /** In hundredths of the stake. */
  payout: number;
}

/** A row with the proof that it belongs to its book. */
export interface BookRowProof extends BookRow {
  /** The Merkle path in hexadecimal digits, from the leaf's sibling to the child of the root. */
  proof: string[];
}

/** The facts of a book that are published before the first bet. */
export interface BookFacts {
  /** The version of the rules that turn a seed into a round. */
  engineVersion: string;
  rows: number;
  /** The number of rows that pay. Their positions come first. */
  payingRows: number;
  /** The weight of each row that pays. */
  payingWeight: bigint;
  /** The weight of each row that pays nothing. */
  losingWeight: bigint;
  totalWeight: bigint;
  /** The root of the Merkle tree over all rows, in hexadecimal digits. */
  root: string;
  /** SHA-256 of engine version, numbers of rows, weights and root, in hexadecimal digits. */
  fingerprint: string;
}

/** A book of prizes: every row pays and all weigh the same. A game draws from it when a prize is won. */
export interface PrizeBookFacts extends BookFacts {
  /** The sum of the payouts of all rows, in hundredths of the stake. The chance to draw a row follows from it. */
  payoutSum: bigint;
}

/** The return of every book of whole rounds in hundredths of the stake. */
export const BOOK_RETURN = 96n;

/** The declared return of every book of whole rounds, with nine places. */
export const BOOK_DECLARED_RETURN = '0.960000000';

const U128 = 1n << 128n;

/**
 * Draws the position of a row. Takes 128 bits from the stream and repeats while they are beyond the last whole multiple
 * of the total weight, so that the chance of a row is exactly its weight over the total.
 */
export function drawPosition(draw: UniformDraw, facts: BookFacts): number {
  const { payingRows, payingWeight, losingWeight, totalWeight } = facts;
  const accepted = U128 - (U128 % totalWeight);
  let bits = draw128(draw);
  while (bits >= accepted) bits = draw128(draw);
  const point = bits % totalWeight;
  const paying = BigInt(payingRows) * payingWeight;
  return Number(point < paying ? point / payingWeight : BigInt(payingRows) + (point - paying) / losingWeight);
}

function draw128(draw: UniformDraw): bigint {
  const upper = drawU64(draw);
  return (upper << 64n) | drawU64(draw);
}

/**
 * Returns the engine's draw for a row's seed: the stream of a round with the seed as key and the message
 * "book:0:cursor".
 */
export function engineDraw(seed: string): UniformDraw {
  return uniformDraw(outcomeWords({ serverSeed: seed, clientSeed: 'book', nonce: 0 }));
}

/** Returns the seed of the generated row `number`, counted from 0. */
export function seedOf(number: number): string {
  return number.toString(16).padStart(16, '0');
}

/** Returns the preimage of a row's leaf: 0, position (4 bytes), seed (8), payout (4), big-endian. */
function leafBytes({ position, seed, payout }: BookRow): Uint8Array {
  const bytes = new Uint8Array(17);
  const view = new DataView(bytes.buffer);
  view.setUint32(1, position);
  bytes.set(fromHex(seed) ?? [], 5);
  view.setUint32(13, payout);
  return bytes;
}

/** Returns the preimage of the parent of two nodes: 1, left, right. */
function nodeBytes(left: Uint8Array, right: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + left.length + right.length);
  bytes[0] = 1;
  bytes.set(left, 1);
  bytes.set(right, 1 + left.length);
  return bytes;
}

/** Returns the SHA-256 of a book's facts: one line each for version, rows, paying rows, both weights and root. */
export function fingerprintOf(facts: Omit<BookFacts, 'fingerprint' | 'totalWeight'>): string {
  const { engineVersion, rows, payingRows, payingWeight, losingWeight, root } = facts;
  const lines = [engineVersion, rows, payingRows, payingWeight, losingWeight, root];
  return toHex(sha256(new TextEncoder().encode(lines.join('\n'))));
}

function hasRowForm({ position, seed, payout }: BookRow, { rows, payingRows }: BookFacts): boolean {
  return (
    Number.isInteger(position) &&
    position >= 0 &&
    position < rows &&
    /^[\da-f]{16}$/.test(seed) &&
    Number.isInteger(payout) &&
    payout >= 0 &&
    payout < 2 ** 32 &&
    payout > 0 === position < payingRows
  );
}

/** Whether a row belongs to a book: its Merkle path leads to the published root. */
export function isRowOfBook(row: BookRowProof, facts: BookFacts): boolean {
  if (!hasRowForm(row, facts)) return false;
  let node = sha256(leafBytes(row));
  let index = row.position;
  let used = 0;
  // A node without a sibling moves up unchanged.
  for (let width = facts.rows; width > 1; width = Math.ceil(width / 2)) {
    if (index % 2 === 1 || index + 1 < width) {
      const digits = row.proof[used] ?? '';
      const sibling = fromHex(digits);
      if (digits.length !== 64 || !sibling) return false;
      node = sha256(index % 2 === 1 ? nodeBytes(sibling, node) : nodeBytes(node, sibling));
      used += 1;
    }
    index = Math.floor(index / 2);
  }
  return used === row.proof.length && toHex(node) === facts.root;
}
