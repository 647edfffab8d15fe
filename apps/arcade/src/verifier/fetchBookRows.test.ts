import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookOf } from '../games/titles.ts';
import { families } from './families.ts';
import { fetchBookRows } from './fetchBookRows.ts';
import { verifyEntry, type VerifierEntry } from './verification.ts';
import type { VerifierFamily } from './verifierFamily.ts';

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };
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

/** Serves the book. Returns the requested paths. */
function serveBook(code = 'emerald-falls'): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    const position = Number(path.split('/').at(-1));
    const value = bookOf(code)?.proofOf(position);
    return Promise.resolve(Response.json({ success: true, value }));
  });
  return requested;
}

afterEach(() => vi.unstubAllGlobals());

describe('the row of a round', () => {
  it('is requested by its number alone, and completes the round', async () => {
    const requested = serveBook();
    const row = await fetchBookRows('emerald-falls', family, entry);
    expect(requested).toEqual(['/arcade/api/books/emerald-falls/rows/7028']);
    expect(verifyEntry(family, { ...entry, row: row ?? '' })).toMatchObject({ win: 1100n });
    expect(await fetchBookRows('emerald-falls', family, { ...entry, row: row ?? '' })).toBeUndefined();
    expect(requested).toHaveLength(1);
  });

  it('is not requested for a game without a book or for an incomplete entry', async () => {
    const requested = serveBook();
    expect(await fetchBookRows('dice', families['dice'] as VerifierFamily, entry)).toBeUndefined();
    expect(await fetchBookRows('emerald-falls', family, { ...entry, nonce: '' })).toBeUndefined();
    expect(requested).toEqual([]);
  });

  it('is a list if a batch of fish draws several rows, and is not requested if it draws none', async () => {
    const requested = serveBook('fish');
    const fish = families['fish'] as VerifierFamily;
    const shots = Array.from({ length: 20 }, () => ({ bullet: '50', species: 'naga' }));
    // The first rounds of these seeds with two catches and with none.
    const drawn = (nonce: number): readonly number[] =>
      fish.bookRows?.({ ...seeds, gameCode: 'fish', nonce, stake: 1000n, choice: { shots }, decisions: [] }) ?? [];
    let twice = 0;
    while (drawn(twice).length !== 2) twice += 1;
    let never = 0;
    while (drawn(never).length > 0) never += 1;
    const batch = { ...entry, game: 'fish', choice: JSON.stringify({ shots }), nonce: String(twice) };
    const needed = verifyEntry(fish, batch);
    expect('trouble' in needed && needed.trouble).toContain(`rows ${drawn(twice).join(', ')} of the book`);
    const rows = (await fetchBookRows('fish', fish, batch)) ?? '';
    expect(requested).toEqual(drawn(twice).map((position) => `/arcade/api/books/fish/rows/${position}`));
    expect(verifyEntry(fish, { ...batch, row: rows })).toHaveProperty('events');
    expect(await fetchBookRows('fish', fish, { ...batch, row: rows })).toBeUndefined();
    expect(await fetchBookRows('fish', fish, { ...batch, nonce: String(never) })).toBeUndefined();
    expect(requested).toHaveLength(2);
  });

  it('is entered by the player on a page without a server', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no network')));
    expect(await fetchBookRows('emerald-falls', family, entry)).toBeUndefined();
  });
});
