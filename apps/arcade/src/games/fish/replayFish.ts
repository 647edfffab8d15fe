import { isRowOfBook, type BookRow } from '../../books/book.ts';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { replayWith } from '../../shell/replayWith.ts';
import type { RoundSource } from '../../shell/stage.ts';
import { bookFacts } from './facts.ts';
import { fishRules, positionsDrawn, type FishChoice, type FishEvent } from './rules.ts';

/**
 * Returns the positions of the rows that a round's seeds draw. The server checked the choice when it played the round.
 */
export function fishRows({ choice, ...seeds }: RoundSource): number[] {
  return positionsDrawn(uniformDraw(outcomeWords(seeds)), choice as FishChoice);
}

/**
 * Replays a round from its seeds and the rows that `RoundSource.rows` carries.
 *
 * @throws RangeError if a row is missing or does not belong to the book.
 */
export function replayFish(round: RoundSource): { events: readonly FishEvent[]; win: bigint } {
  function rowAt(position: number): BookRow {
    const row = round.rows?.find((entry) => entry.position === position);
    if (!row) throw new RangeError(`row ${position} of the book is missing`);
    if (!isRowOfBook(row, bookFacts)) throw new RangeError(`row ${position} is not one of the book`);
    return row;
  }
  return replayWith(fishRules(rowAt))(round);
}
