import { totalOf, valueOf } from './hands.ts';
import { blackjackMath, type BlackjackMath } from './math.ts';
import type { BlackjackDecision, BlackjackEvent, Move } from './rules.ts';
import { EMPTY_TABLE, tableAfter, type TableState } from './table.ts';

let math: BlackjackMath | undefined;

/** Returns the most valuable of these moves for the waiting hand. Undefined if no hand waits. */
export function bestMove({ hands, dealer, pending }: TableState, among?: readonly Move[]): Move | undefined {
  const hand = pending?.for === 'move' ? hands[pending.hand] : undefined;
  const [first] = hand?.cards ?? [];
  const [up] = dealer;
  if (pending?.for !== 'move' || !hand || !first || !up) return undefined;
  math ??= blackjackMath();
  const moves = pending.moves.filter((move) => among?.includes(move) ?? true);
  return math.rankMoves(totalOf(hand.cards), valueOf(up), { moves, pair: valueOf(first) })[0]?.move;
}

/** Ends a round that its player abandoned: without insurance, and by the best moves that raise no stake. */
export function nextEndingDecision(events: readonly BlackjackEvent[]): BlackjackDecision {
  const table = events.reduce(tableAfter, EMPTY_TABLE);
  if (table.pending?.for === 'insurance') return { type: 'insurance', isTaken: false };
  return { type: bestMove(table, ['hit', 'stand']) ?? 'stand' };
}
