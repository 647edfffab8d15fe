import { z } from 'zod';
import { BOOK_DECLARED_RETURN } from '../../books/book.ts';
import { playFromBook } from '../../books/bookEngine.ts';
import { openBook } from '../../books/openBook.ts';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { bookFacts } from './facts.ts';
import { NIGHT_MARKET_VERSION, nightMarketEngine } from './rules.ts';

const book = openBook(new URL('book.bin', import.meta.url), bookFacts);

/** Lucky Night Market: a slot of 243 ways whose coins start respins. Its rounds come from a book. */
export const nightMarketGame = defineGame({
  isSlot: true,
  version: NIGHT_MARKET_VERSION,
  declaredReturn: BOOK_DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({}),
  decision: z.never(),
  play: playFromBook(nightMarketEngine, book),
  book,
});
