import { afterEach, describe, expect, it, vi } from 'vitest';
import { titleOf } from '../games/titles.ts';
import { families } from './families.ts';
import { fetchBookRows } from './fetchBookRows.ts';
import { verifyEntry, type VerifierEntry } from './verification.ts';
import type { VerifierFamily } from './verifierFamily.ts';

const entry: VerifierEntry = {
  game: 'emerald-falls',
  serverSeed: '5e'.repeat(32),
  commitment: '',
  clientSeed: '00112233445566778899aabbccddeeff',
  nonce: '2',
  stake: '1000',
  choice: '{}',
  decisions: '[]',
  row: '',
  tapes: '',
  quotes: '',
  cashOutQuotes: '',
};
const family = families['emerald-falls'] as VerifierFamily;

/** A server with the book. Returns the paths that were asked for. */
function serveBook(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const position = Number(path.split('/').at(-1));
    const value = titleOf('emerald-falls')?.game.book?.proofOf(position);
    return Promise.resolve(Response.json({ success: true, value }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('the row of a round', () => {
  it('is asked for by its number alone, and makes the round known', async () => {
    const asked = serveBook();
    const row = await fetchBookRows('emerald-falls', family, entry);
    expect(asked).toEqual(['/arcade/api/books/emerald-falls/rows/7028']);
    expect(verifyEntry(family, { ...entry, row: row ?? '' })).toMatchObject({ win: 1100n });
    expect(await fetchBookRows('emerald-falls', family, { ...entry, row: row ?? '' })).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('is not asked for by a game without a book or for an entry that is not complete', async () => {
    const asked = serveBook();
    expect(await fetchBookRows('dice', families['dice'] as VerifierFamily, entry)).toBeUndefined();
    expect(await fetchBookRows('emerald-falls', family, { ...entry, nonce: '' })).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is left to the player on a page without a server', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no network')));
    expect(await fetchBookRows('emerald-falls', family, entry)).toBeUndefined();
  });
});
