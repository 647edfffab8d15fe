import type { Recorded } from './journal.ts';
import type { OwnHandRow, SeatRows, SittingRow, TableRow } from './seatBooks.ts';
import type { Tally } from './tally.ts';
import type { Verdict } from './verdict.ts';
import { VENDOR } from './wire.ts';

/** The books against which a player's operations at tables with seats are checked. */
export interface SeatJudgement {
  player: string;
  mine: readonly Recorded[];
  rows: SeatRows;
}

/** Compares sittings with the arcade's rows and with the ledger: money at a table has left the account once. */
export function judgeSeats({ player, mine, rows }: SeatJudgement, tally: Tally, verdict: Verdict): void {
  const asked = new Set<string>();
  for (const one of mine) {
    const { operation, order, answer } = one;
    if (answer === undefined) continue;
    if (order.kind === 'buy-in') {
      const found = rows.sittings.filter(({ key }) => operation === `buy-in ${key}`);
      for (const { id } of found) asked.add(id);
      judgeBuyIn(one, found, mine, tally, verdict);
    }
    if (order.kind === 'hand') judgeHand(operation, answer.status, find(rows.hands, order.ref), verdict);
    if (order.kind === 'move' && answer.status === 'OK')
      judgeMove(operation, order.move, find(rows.hands, order.ref), verdict);
  }
  for (const { id, state } of rows.sittings)
    if (!asked.has(id)) verdict.breaks.push(`sitting ${id} of ${player} is ${state}, and nobody asked for it`);
  for (const { id, moves } of rows.hands)
    if (moves.length > 1) {
      verdict.doubled += 1;
      verdict.breaks.push(`${player} moved ${moves.length} times in hand ${id}`);
    }
}

/** Checks that every chip brought to a table is in a stack, was paid out, or is rake. */
export function judgeTables(tables: readonly TableRow[], verdict: Verdict): void {
  for (const { id, bought, stacks, rake, over, highest, count, uneven, escrow } of tables) {
    verdict.hands += over;
    verdict.escrow += escrow;
    if (bought !== stacks + rake)
      verdict.breaks.push(`table ${id} was brought ${bought} and has ${stacks} in stacks and ${rake} of rake`);
    if (count !== highest + 1) verdict.breaks.push(`table ${id} has ${count} hands, the last of which is ${highest}`);
    for (const hand of uneven) verdict.breaks.push(`hand ${hand} of table ${id} is not settled once`);
  }
}

function find(hands: readonly OwnHandRow[], id: string): OwnHandRow | undefined {
  return hands.find((hand) => hand.id === id);
}

function judgeBuyIn(
  { operation, order, answer }: Recorded,
  found: readonly SittingRow[],
  mine: readonly Recorded[],
  tally: Tally,
  verdict: Verdict,
): void {
  const [row] = found;
  if (row === undefined) {
    if (answer?.id === undefined) return;
    verdict.lost += 1;
    verdict.breaks.push(`${operation} was acknowledged as ${answer.id} and is no round`);
    return;
  }
  if (found.length > 1) {
    verdict.doubled += 1;
    verdict.breaks.push(`${operation} stands as ${found.length} rounds`);
  }
  if (row.id !== answer?.id) verdict.breaks.push(`${operation} was answered ${answer?.id} and stands as ${row.id}`);
  if (order.kind === 'buy-in' && row.stake !== BigInt(order.amount))
    verdict.breaks.push(`${operation} stakes ${row.stake} instead of ${order.amount}`);
  if (row.state === 'VOID') {
    tally.expectVoid(operation, row.id);
    return;
  }
  judgeTopUps(row, mine, verdict);
  judgeStack(operation, row, mine, verdict);
  tally.expect(operation, [
    { key: `${VENDOR} bet ${row.id}-bet`, moved: -row.stake },
    { key: `${VENDOR} win ${row.id}-win`, moved: row.state === 'SETTLED' ? row.win : 0n },
  ]);
  // A refused or undecided top-up moved nothing, or was rolled back.
  tally.expectAll(operation, `${row.id}-raise-`, -row.raised);
}

/** Checks that exactly the acknowledged top-ups are decisions of the round. */
function judgeTopUps({ id, raised, topUps }: SittingRow, mine: readonly Recorded[], verdict: Verdict): void {
  let wanted = 0n;
  let count = 0;
  for (const { order, answer } of mine) {
    if (order.kind !== 'top-up' || order.ref !== id || answer?.status !== 'OK') continue;
    wanted += BigInt(order.amount);
    count += 1;
  }
  if (raised === wanted && topUps === count) return;
  verdict.breaks.push(`round ${id} was topped up ${topUps} times by ${raised} instead of ${count} times by ${wanted}`);
}

/** Checks that the stack is the buy-ins plus the changes by hands, and that the stack was paid. */
function judgeStack(
  operation: string,
  { id, state, stake, raised, win, seat }: SittingRow,
  mine: readonly Recorded[],
  verdict: Verdict,
): void {
  if (seat === null) {
    verdict.breaks.push(`${operation} is ${state} and has no seat`);
    return;
  }
  const { bought, stack, net, hasLeft } = seat;
  if (bought !== stake + raised)
    verdict.breaks.push(`${operation} staked ${stake + raised}, and ${bought} came to the table`);
  if (stack !== bought + net)
    verdict.breaks.push(`${operation} has a stack of ${stack} instead of ${bought} and ${net} of its hands`);
  const isPaid = state === 'SETTLED';
  if (isPaid !== hasLeft) verdict.breaks.push(`${operation} is ${state} and has ${hasLeft ? '' : 'not '}left`);
  if (isPaid && win !== stack) verdict.breaks.push(`${operation} paid ${win} of a stack of ${stack}`);
  const end = mine.find(({ order }) => order.kind === 'end' && order.ref === id);
  if (end?.answer !== undefined && (end.answer.status !== state || end.answer.win !== String(win)))
    verdict.breaks.push(`${operation} was told to be ${end.answer.status} with ${end.answer.win}, and is ${state}`);
  verdict.resumed += end?.answer?.resumed ?? 0;
}

function judgeHand(operation: string, seen: string, hand: OwnHandRow | undefined, verdict: Verdict): void {
  if (hand?.net === undefined || hand.net === null) {
    verdict.lost += 1;
    verdict.breaks.push(`${operation} was seen to be over and is not`);
  } else if (String(hand.net) !== seen)
    verdict.breaks.push(`${operation} was seen to move ${seen} and moved ${hand.net}`);
}

function judgeMove(operation: string, move: string, hand: OwnHandRow | undefined, verdict: Verdict): void {
  // A late move that equals the automatic one gets the same answer.
  if (hand?.moves.some((made) => made.move === move)) return;
  verdict.lost += 1;
  verdict.breaks.push(`${operation} was acknowledged as ${move} and is lost`);
}
