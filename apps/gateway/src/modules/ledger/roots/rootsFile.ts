import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { RootLeaf } from './merkleTree.ts';
import type { RootKey } from './rootKey.ts';

// A file holds the roots of a month, one JSON value per line. Lines of leaves come first: the accounts that changed
// since the previous root, or all accounts for the first root of a file. The line that signs them follows.

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * The signed text. `previous` and `leaves` are hashes in hex: of the previous signed line, and of the lines of leaves.
 */
const signedRoot = z.strictObject({
  number: z.number().int().positive(),
  at: z.iso.datetime(),
  accounts: z.number().int().nonnegative(),
  root: hash,
  previous: z.union([hash, z.literal('')]),
  leaves: hash,
  key: z.string(),
});
export type SignedRoot = z.infer<typeof signedRoot>;
const rootLine = z.strictObject({ root: signedRoot, signature: z.base64() });

const FILE = /^\d{4}-\d{2}\.jsonl$/;
const SIGNED_PREFIX = '{"root":';

/** Lists the files of a folder, oldest first; none when there is no folder. */
export function rootsFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => FILE.test(name))
      .toSorted()
      .map((name) => join(folder, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Returns the path of the file for a time (epoch milliseconds). */
export function rootsFileOf(folder: string, at: number): string {
  return join(folder, `${new Date(at).toISOString().slice(0, 7)}.jsonl`);
}

/** Returns the SHA-256 of a line, in hex. */
export function lineHash(line: string): string {
  return createHash('sha256').update(line).digest('hex');
}

/** Formats leaves as a line: bucket, account, version, balance and head of each. */
export function leavesLine(leaves: readonly RootLeaf[]): string {
  return JSON.stringify({
    leaves: leaves.map(({ bucket, accountId, version, balance, head }) => [
      bucket,
      String(accountId),
      String(version),
      String(balance),
      head.toString('hex'),
    ]),
  });
}

export function signRoot(root: SignedRoot, { privateKey }: RootKey): string {
  return JSON.stringify({ root, signature: sign(null, messageOf(root), privateKey).toString('base64') });
}

function messageOf(root: SignedRoot): Buffer {
  return Buffer.from(`parlor ledger root\n${JSON.stringify(signedRoot.parse(root))}`);
}

/** A line of a file, with its root or with leaves. `end` is the offset of the byte after it. */
export type RootsLine = { line: string; end: number } & (
  | { kind: 'leaves' }
  | { kind: 'root'; root: SignedRoot; isSignedBy: (keys: ReadonlyMap<string, KeyObject>) => boolean }
  | { kind: 'unreadable' }
);

/** Reads a file line by line, with one line in memory. */
export async function* readRootsFile(file: string): AsyncGenerator<RootsLine> {
  let end = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    end += Buffer.byteLength(line) + 1;
    if (!line.startsWith(SIGNED_PREFIX)) {
      yield { kind: line.startsWith('{"leaves":[') && line.endsWith(']}') ? 'leaves' : 'unreadable', line, end };
      continue;
    }
    const parsed = parseRootLine(line);
    if (parsed === undefined) yield { kind: 'unreadable', line, end };
    else
      yield {
        kind: 'root',
        root: parsed.root,
        isSignedBy: (keys) => {
          const key = keys.get(parsed.root.key);
          return (
            key !== undefined && verify(null, messageOf(parsed.root), key, Buffer.from(parsed.signature, 'base64'))
          );
        },
        line,
        end,
      };
  }
}

function parseRootLine(line: string): z.infer<typeof rootLine> | undefined {
  try {
    return rootLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
