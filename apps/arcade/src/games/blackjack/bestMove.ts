import { totalOf, valueOf } from './hands.ts';
import { blackjackMath, type BlackjackMath } from './math.ts';
import type { BlackjackDecision, BlackjackEvent, Move } from './rules.ts';
import { EMPTY_TABLE, tableAfter, type TableState } from './table.ts';

let known: BlackjackMath | undefined;

/** Returns the most valuable of these moves for the waiting hand. Undefined if no hand waits. */
export function bestMove({ hands, dealer, waits }: TableState, among?: readonly Move[]): Move | undefined {
  const hand = waits?.for === 'move' ? hands[waits.hand] : undefined;
  const [first] = hand?.cards ?? [];
  const [up] = dealer;
  if (waits?.for !== 'move' || !hand || !first || !up) return undefined;
  known ??= blackjackMath();
  const moves = waits.moves.filter((move) => among?.includes(move) ?? true);
  return known.worthOf(totalOf(hand.cards), valueOf(up), { moves, pair: valueOf(first) })[0]?.move;
}

/** Ends a round that its player abandoned: without insurance, and by the best moves that raise no stake. */
export function nextEndingDecision(events: readonly BlackjackEvent[]): BlackjackDecision {
  const table = events.reduce(tableAfter, EMPTY_TABLE);
  if (table.waits?.for === 'insurance') return { type: 'insurance', isTaken: false };
  return { type: bestMove(table, ['hit', 'stand']) ?? 'stand' };
}
