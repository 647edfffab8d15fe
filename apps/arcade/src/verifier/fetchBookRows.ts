import type { ArcadeAnswer } from '../arcadeApi.ts';
import type { BookRowProof } from '../books/book.ts';
import { sourceOf, type VerifierEntry } from './verification.ts';
import type { VerifierFamily } from './verifierFamily.ts';

/**
 * Requests the rows that the seeds of an entry draw from the game server. Returns JSON: the row, or a list if there are
 * several. Only the numbers of the rows are sent. Undefined if the seeds draw none, the entry is incomplete or already
 * has the rows, or no server answers, as on the offline page.
 */
export async function fetchBookRows(
  code: string,
  family: VerifierFamily,
  entry: VerifierEntry,
): Promise<string | undefined> {
  const positions = drawnBy(family, entry);
  if (positions.length === 0 || areAt(entry.row, positions)) return undefined;
  const rows = await Promise.all(positions.map((position) => fetchRow(code, position)));
  if (rows.includes(undefined)) return undefined;
  return JSON.stringify(rows.length === 1 ? rows[0] : rows);
}

/** Returns the rows that an entry draws. Empty if it is incomplete or the rules refuse it. */
function drawnBy(family: VerifierFamily, entry: VerifierEntry): readonly number[] {
  const found = sourceOf({ ...entry, row: '' });
  if (!family.bookRows || 'trouble' in found) return [];
  try {
    return family.bookRows(found.source);
  } catch {
    return [];
  }
}

async function fetchRow(code: string, position: number): Promise<BookRowProof | undefined> {
  try {
    const response = await fetch(`/arcade/api/books/${code}/rows/${position}`, { credentials: 'omit' });
    const answer = (await response.json()) as ArcadeAnswer<BookRowProof>;
    return answer.success ? answer.value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text has the rows at these positions. */
function areAt(text: string, positions: readonly number[]): boolean {
  try {
    const rows = [JSON.parse(text) as BookRowProof | readonly BookRowProof[] | null].flat();
    return rows.length === positions.length && rows.every((row, index) => row?.position === positions[index]);
  } catch {
    return false;
  }
}
