import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { BookRow } from './book.ts';

/** A Merkle tree over the rows of a book. */
export interface MerkleTree {
  /** In hexadecimal digits. */
  root: string;
  /** Returns the path of a position in hexadecimal digits, from the leaf's sibling to the child of the root. */
  pathOf: (position: number) => string[];
}

const DIGEST = 32;

/** Writes the SHA-256 of `bytes` as digest number `index` of a level. */
function writeDigest(level: Buffer, index: number, bytes: Buffer): void {
  hash('sha256', bytes, 'buffer').copy(level, index * DIGEST);
}

/** Returns the digests of all leaves, concatenated. */
function leavesOf(rows: readonly BookRow[]): Buffer {
  const level = Buffer.alloc(rows.length * DIGEST);
  // A book has many rows, so one buffer serves for all of them.
  const leaf = Buffer.alloc(17);
  rows.forEach(({ position, seed, payout }, index) => {
    leaf.writeUInt32BE(position, 1);
    leaf.write(seed, 5, 'hex');
    leaf.writeUInt32BE(payout, 13);
    writeDigest(level, index, leaf);
  });
  return level;
}

/** Returns the level above a level of more than one node. */
function parentsOf(below: Buffer): Buffer {
  const width = below.length / DIGEST;
  const level = Buffer.alloc(Math.ceil(width / 2) * DIGEST);
  // The first byte stays 1; the children are written over the others.
  const node = Buffer.alloc(1 + 2 * DIGEST, 1);
  for (let index = 0; index * 2 + 1 < width; index += 1) {
    below.copy(node, 1, index * 2 * DIGEST, (index * 2 + 2) * DIGEST);
    writeDigest(level, index, node);
  }
  // A last node without a sibling moves up unchanged.
  if (width % 2 === 1) below.copy(level, level.length - DIGEST, below.length - DIGEST);
  return level;
}

/** Builds the tree over at least one digest. */
function treeOver(digests: Buffer): MerkleTree {
  let level = digests;
  const levels = [level];
  while (level.length > DIGEST) {
    level = parentsOf(level);
    levels.push(level);
  }
  return {
    root: level.toString('hex'),
    pathOf: (position) =>
      levels.slice(0, -1).flatMap((nodes, height) => {
        const start = (Math.floor(position / 2 ** height) ^ 1) * DIGEST;
        return start < nodes.length ? [nodes.toString('hex', start, start + DIGEST)] : [];
      }),
  };
}

/** Builds the tree over at least one row. */
export function createMerkleTree(rows: readonly BookRow[]): MerkleTree {
  return treeOver(leavesOf(rows));
}

/** Rows of a block: a power of two, so that a block is a subtree, and few enough to be hashed in well under 1 ms. */
const BLOCK_ROWS = 256;

/**
 * Builds the same tree without blocking the event loop: it yields after each block. The tree stores the roots of the
 * blocks and the levels above them, and recomputes the block of a position for its path.
 */
export async function buildMerkleTree(rows: readonly BookRow[]): Promise<MerkleTree> {
  const blockAt = (index: number): MerkleTree =>
    createMerkleTree(rows.slice(index * BLOCK_ROWS, (index + 1) * BLOCK_ROWS));
  const roots = Buffer.alloc(Math.ceil(rows.length / BLOCK_ROWS) * DIGEST);
  for (let index = 0; index * DIGEST < roots.length; index += 1) {
    roots.write(blockAt(index).root, index * DIGEST, 'hex');
    await setImmediate();
  }
  const upper = treeOver(roots);
  return {
    root: upper.root,
    pathOf(position) {
      const index = Math.floor(position / BLOCK_ROWS);
      return [...blockAt(index).pathOf(position % BLOCK_ROWS), ...upper.pathOf(index)];
    },
  };
}
