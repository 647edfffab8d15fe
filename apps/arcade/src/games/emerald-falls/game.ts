import { z } from 'zod';
import { BOOK_DECLARED_RETURN } from '../../books/book.ts';
import { playFromBook } from '../../books/bookEngine.ts';
import { openBook } from '../../books/openBook.ts';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { EMERALD_FALLS_VERSION, emeraldFallsEngine } from './engine.ts';
import { bookFacts } from './facts.ts';

const book = openBook(new URL('book.bin', import.meta.url), bookFacts);

/** Emerald Falls: a slot whose symbols pay anywhere, burst and fall again. Its rounds come from a book. */
export const emeraldFallsGame = defineGame({
  isSlot: true,
  version: EMERALD_FALLS_VERSION,
  declaredReturn: BOOK_DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({}),
  decision: z.never(),
  play: playFromBook(emeraldFallsEngine, book),
  book,
});
