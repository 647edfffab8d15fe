import { createHash } from 'node:crypto';
import { BUCKETS } from '../player.ts';

/** A cash account in a root: `version` is of its last entry, `head` the hash of that entry. */
export interface RootLeaf {
  bucket: number;
  accountId: bigint;
  version: bigint;
  /** Minor units. */
  balance: bigint;
  head: Buffer;
}

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);
const EMPTY = createHash('sha256').digest();

/** A Merkle tree that receives its leaves one by one and stores one hash per level (RFC 6962). */
class Tree {
  readonly #subtrees: { hash: Buffer; leaves: number }[] = [];

  push(hash: Buffer): void {
    let subtree = { hash, leaves: 1 };
    for (let last = this.#subtrees.at(-1); last?.leaves === subtree.leaves; last = this.#subtrees.at(-1)) {
      this.#subtrees.pop();
      subtree = { hash: join(last.hash, subtree.hash), leaves: 2 * subtree.leaves };
    }
    this.#subtrees.push(subtree);
  }

  root(): Buffer {
    return this.#subtrees.map(({ hash }) => hash).reduceRight((right, left) => join(left, right), Buffer.alloc(0));
  }
}

function join(left: Buffer, right: Buffer): Buffer {
  return right.length === 0 ? left : createHash('sha256').update(NODE).update(left).update(right).digest();
}

/**
 * Builds the root over all accounts: a tree for each of the 1,024 buckets, and one over their roots. Leaves come in the
 * order of bucket and account.
 */
export function createRootBuilder(): { add(leaf: RootLeaf): void; root(): Buffer; accounts: number } {
  const buckets = new Map<number, Tree>();
  return {
    accounts: 0,
    add({ bucket, accountId, version, balance, head }) {
      this.accounts += 1;
      const fields = Buffer.alloc(26);
      fields.writeUInt16BE(bucket, 0);
      fields.writeBigInt64BE(accountId, 2);
      fields.writeBigInt64BE(version, 10);
      fields.writeBigInt64BE(balance, 18);
      const tree = buckets.get(bucket) ?? new Tree();
      buckets.set(bucket, tree);
      tree.push(createHash('sha256').update(LEAF).update(fields).update(head).digest());
    },
    root() {
      const top = new Tree();
      for (let bucket = 0; bucket < BUCKETS; bucket += 1) top.push(buckets.get(bucket)?.root() ?? EMPTY);
      return top.root();
    },
  };
}
