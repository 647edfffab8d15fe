/*
 * Readers of answers about live tables, for the site's lobby and the games' list of other tables. They have a separate
 * entry point, so that only pages with tables load them.
 */
export { tablePhase, type TablePhase } from './tableClock.ts';
export {
  pocketTone,
  readBull,
  readSymbols,
  readThrow,
  type BullMark,
  type DieSymbol,
  type MarkTone,
  type Throw,
} from './tableMarks.ts';
