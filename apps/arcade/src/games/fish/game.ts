import { z } from 'zod';
import { openBook } from '../../books/openBook.ts';
import { defineGame } from '../game.ts';
import { fishBullets } from './bullets.ts';
import { bookFacts } from './facts.ts';
import { DECLARED_RETURN, fishSpecies, MAX_SHOTS, SHOTS_PER_SECOND } from './math.ts';
import { bulletsOf, FISH_VERSION, fishRules } from './rules.ts';

const book = openBook(new URL('book.bin', import.meta.url), bookFacts);

/** Fish: shots at creatures of the sea, in batches. The naga's hoard comes from a book. */
export const fishGame = defineGame({
  version: FISH_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: fishBullets,
  slip: {
    amountsOf: bulletsOf,
    limitsOf(currency) {
      const bullets = fishBullets(currency);
      return { unit: bullets[0] ?? 1n, max: (bullets.at(-1) ?? 0n) * BigInt(MAX_SHOTS) };
    },
  },
  minCycleMsOf: ({ shots }) => Math.floor((shots.length * 1000) / SHOTS_PER_SECOND),
  choice: z.strictObject({
    table: z.uuid().optional(),
    shots: z
      .array(
        z.strictObject({
          bullet: z.string().regex(/^[1-9]\d{0,11}$/),
          species: z.enum(fishSpecies),
          fish: z.int().min(0).optional(),
        }),
      )
      .min(1)
      .max(MAX_SHOTS),
  }),
  decision: z.never(),
  play: fishRules(book.rowAt),
  book,
});
