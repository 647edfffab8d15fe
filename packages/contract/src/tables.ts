/*
 * How an answer about live tables is read: in the site's lobby, and in the games' list of other tables. It has a door
 * of its own, so that only what shows tables loads it.
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
