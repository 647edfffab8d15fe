import { readFileSync } from 'node:fs';
import { seedOf, type BookFacts, type BookRow, type BookRowProof } from './book.ts';
import { buildMerkleTree, createMerkleTree, type MerkleTree } from './merkleTree.ts';

/** A book that the server draws rounds from. */
export interface OpenBook {
  facts: BookFacts;
  /** Returns all rows in order of position. */
  rows: () => readonly BookRow[];
  /** Returns the row at a position. @throws RangeError for a position that the book does not have. */
  rowAt: (position: number) => BookRow;
  /**
   * Undefined for a position that the book does not have. The first call builds the tree, which takes several hundred
   * milliseconds; a server calls `prepareProofs` first.
   */
  proofOf: (position: number) => BookRowProof | undefined;
  /** Builds the tree once for all callers, in steps that let other work proceed. */
  prepareProofs: () => Promise<void>;
}

/**
 * Reads the rows of a book from its file: the payout of each seed as four bytes, little-endian, in the order of the
 * seeds.
 */
export function rowsOfFile(file: Uint8Array): BookRow[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const all = Array.from({ length: file.byteLength / 4 }, (_, number) => ({
    seed: seedOf(number),
    payout: view.getUint32(number * 4, true),
  }));
  const paying = all.filter(({ payout }) => payout > 0);
  const losing = all.filter(({ payout }) => payout === 0);
  return [...paying, ...losing].map((row, position) => ({ position, ...row }));
}

/**
 * Opens the book `book.bin` in a folder. It reads the file when the first row is requested.
 *
 * @throws RangeError on the first read if the number of rows differs from the facts.
 */
export function openBook(file: URL, facts: BookFacts): OpenBook {
  let rows: readonly BookRow[] | undefined;
  let tree: MerkleTree | undefined;
  let building: Promise<MerkleTree> | undefined;
  const all = (): readonly BookRow[] => {
    if (rows) return rows;
    const found = rowsOfFile(readFileSync(file));
    const paying = found.filter(({ payout }) => payout > 0).length;
    if (found.length !== facts.rows || paying !== facts.payingRows)
      throw new RangeError(`${file.pathname} is another book than its facts tell`);
    rows = found;
    return rows;
  };
  return {
    facts,
    rows: all,
    rowAt: (position) => {
      const row = all()[position];
      if (!row) throw new RangeError('the book has no such row');
      return row;
    },
    proofOf: (position) => {
      const row = all()[position];
      if (!row) return undefined;
      tree ??= createMerkleTree(all());
      return { ...row, proof: tree.pathOf(position) };
    },
    prepareProofs: async () => {
      if (tree) return;
      building ??= buildMerkleTree(all());
      tree = await building;
    },
  };
}
