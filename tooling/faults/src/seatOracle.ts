import type { Recorded } from './journal.ts';
import type { PlayerHandRow, SeatRows, SittingRow, TableRow } from './seatBooks.ts';
import type { Tally } from './tally.ts';
import type { Audit } from './audit.ts';
import { VENDOR } from './wire.ts';

/** The books against which a player's operations at tables with seats are checked. */
export interface SeatBooks {
  player: string;
  mine: readonly Recorded[];
  rows: SeatRows;
}

/** Compares sittings with the arcade's rows and with the ledger: money at a table has left the account once. */
export function checkSeats({ player, mine, rows }: SeatBooks, tally: Tally, audit: Audit): void {
  const requested = new Set<string>();
  for (const recorded of mine) {
    const { operation, order, answer } = recorded;
    if (answer === undefined) continue;
    if (order.kind === 'buy-in') {
      const found = rows.sittings.filter(({ key }) => operation === `buy-in ${key}`);
      for (const { id } of found) requested.add(id);
      checkBuyIn(recorded, found, mine, tally, audit);
    }
    if (order.kind === 'hand') checkHand(operation, answer.status, find(rows.hands, order.ref), audit);
    if (order.kind === 'move' && answer.status === 'OK')
      checkMove(operation, order.move, find(rows.hands, order.ref), audit);
  }
  for (const { id, state } of rows.sittings)
    if (!requested.has(id)) audit.breaks.push(`sitting ${id} of ${player} is ${state}, but was never requested`);
  for (const { id, moves } of rows.hands)
    if (moves.length > 1) {
      audit.doubled += 1;
      audit.breaks.push(`${player} moved ${moves.length} times in hand ${id}`);
    }
}

/** Checks that every chip brought to a table is in a stack, was paid out, or is rake. */
export function checkTables(tables: readonly TableRow[], audit: Audit): void {
  for (const { id, bought, stacks, rake, over, highest, count, uneven, escrow } of tables) {
    audit.hands += over;
    audit.escrow += escrow;
    if (bought !== stacks + rake)
      audit.breaks.push(`table ${id} was brought ${bought} and has ${stacks} in stacks and ${rake} of rake`);
    if (count !== highest + 1) audit.breaks.push(`table ${id} has ${count} hands, the last of which is ${highest}`);
    for (const hand of uneven) audit.breaks.push(`hand ${hand} of table ${id} is not settled once`);
  }
}

function find(hands: readonly PlayerHandRow[], id: string): PlayerHandRow | undefined {
  return hands.find((hand) => hand.id === id);
}

function checkBuyIn(
  { operation, order, answer }: Recorded,
  found: readonly SittingRow[],
  mine: readonly Recorded[],
  tally: Tally,
  audit: Audit,
): void {
  const [row] = found;
  if (row === undefined) {
    if (answer?.id === undefined) return;
    audit.lost += 1;
    audit.breaks.push(`${operation} was acknowledged as ${answer.id} and has no round`);
    return;
  }
  if (found.length > 1) {
    audit.doubled += 1;
    audit.breaks.push(`${operation} has ${found.length} rounds`);
  }
  if (row.id !== answer?.id)
    audit.breaks.push(`${operation} was answered with ${answer?.id}, but its round is ${row.id}`);
  if (order.kind === 'buy-in' && row.stake !== BigInt(order.amount))
    audit.breaks.push(`${operation} stakes ${row.stake} instead of ${order.amount}`);
  if (row.state === 'VOID') {
    tally.expectVoid(operation, row.id);
    return;
  }
  checkTopUps(row, mine, audit);
  checkStack(operation, row, mine, audit);
  tally.expect(operation, [
    { key: `${VENDOR} bet ${row.id}-bet`, moved: -row.stake },
    { key: `${VENDOR} win ${row.id}-win`, moved: row.state === 'SETTLED' ? row.win : 0n },
  ]);
  // A refused or undecided top-up moved nothing, or was rolled back.
  tally.expectAll(operation, `${row.id}-raise-`, -row.raised);
}

/** Checks that exactly the acknowledged top-ups are decisions of the round. */
function checkTopUps({ id, raised, topUps }: SittingRow, mine: readonly Recorded[], audit: Audit): void {
  let wanted = 0n;
  let count = 0;
  for (const { order, answer } of mine) {
    if (order.kind !== 'top-up' || order.ref !== id || answer?.status !== 'OK') continue;
    wanted += BigInt(order.amount);
    count += 1;
  }
  if (raised === wanted && topUps === count) return;
  audit.breaks.push(`round ${id} was topped up ${topUps} times by ${raised} instead of ${count} times by ${wanted}`);
}

/** Checks that the stack is the buy-ins plus the changes by hands, and that the stack was paid. */
function checkStack(
  operation: string,
  { id, state, stake, raised, win, seat }: SittingRow,
  mine: readonly Recorded[],
  audit: Audit,
): void {
  if (seat === null) {
    audit.breaks.push(`${operation} is ${state} and has no seat`);
    return;
  }
  const { bought, stack, net, hasLeft } = seat;
  if (bought !== stake + raised)
    audit.breaks.push(`${operation} staked ${stake + raised}, and ${bought} came to the table`);
  if (stack !== bought + net)
    audit.breaks.push(`${operation} has a stack of ${stack} instead of ${bought} and ${net} of its hands`);
  const isPaid = state === 'SETTLED';
  if (isPaid !== hasLeft) audit.breaks.push(`${operation} is ${state} and has ${hasLeft ? '' : 'not '}left`);
  if (isPaid && win !== stack) audit.breaks.push(`${operation} paid ${win} of a stack of ${stack}`);
  const end = mine.find(({ order }) => order.kind === 'end' && order.ref === id);
  if (end?.answer !== undefined && (end.answer.status !== state || end.answer.win !== String(win)))
    audit.breaks.push(`${operation} was reported as ${end.answer.status} with ${end.answer.win}, but is ${state}`);
  audit.resumed += end?.answer?.resumed ?? 0;
}

function checkHand(operation: string, seen: string, hand: PlayerHandRow | undefined, audit: Audit): void {
  if (hand?.net === undefined || hand.net === null) {
    audit.lost += 1;
    audit.breaks.push(`${operation} was seen to be over and is not`);
  } else if (String(hand.net) !== seen)
    audit.breaks.push(`${operation} was seen to move ${seen} and moved ${hand.net}`);
}

function checkMove(operation: string, move: string, hand: PlayerHandRow | undefined, audit: Audit): void {
  // A late move that equals the automatic one gets the same answer.
  if (hand?.moves.some((recorded) => recorded.move === move)) return;
  audit.lost += 1;
  audit.breaks.push(`${operation} was acknowledged as ${move} and is lost`);
}
