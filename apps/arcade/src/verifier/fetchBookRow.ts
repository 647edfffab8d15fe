import type { ArcadeAnswer } from '../arcadeApi.ts';
import type { BookRowProof } from '../books/book.ts';
import { sourceOf, type VerifierEntry } from './verification.ts';
import type { VerifierFamily } from './verifierFamily.ts';

/**
 * Asks the game server for the row that the seeds of an entry draw, as JSON. Only the number of the row is sent.
 * Undefined if the game has no book, the entry is incomplete or names the row already, or no server answers, as on the
 * offline page.
 */
export async function fetchBookRow(
  code: string,
  family: VerifierFamily,
  entry: VerifierEntry,
): Promise<string | undefined> {
  const found = sourceOf({ ...entry, row: '' });
  if (!family.bookRow || 'trouble' in found) return undefined;
  const position = family.bookRow(found.source);
  if (isAt(entry.row, position)) return undefined;
  try {
    const response = await fetch(`/arcade/api/books/${code}/rows/${position}`, { credentials: 'omit' });
    const answer = (await response.json()) as ArcadeAnswer<BookRowProof>;
    return answer.success ? JSON.stringify(answer.value) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text is a row at a position. */
function isAt(row: string, position: number): boolean {
  try {
    return (JSON.parse(row) as BookRowProof | null)?.position === position;
  } catch {
    return false;
  }
}
