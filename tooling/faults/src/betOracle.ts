import type { BetDecision, BetRow } from './betBooks.ts';
import type { Recorded } from './journal.ts';
import type { Tally } from './tally.ts';
import type { Audit } from './audit.ts';
import { VENDOR } from './wire.ts';
import { LOTTERY } from './world.ts';

type CashOut = Extract<BetDecision, { type: 'cash-out' }>;

/** The whole of a stake, in hundredths of a percent. */
const WHOLE = 10_000n;

/** Results as JSON, by game and number of the draw. */
export type DrawResults = ReadonlyMap<string, string>;

/** Reads the results of draws from the journal. Different results of one draw are a break. */
export function resultsOf(recorded: Iterable<Recorded>, audit: Audit): DrawResults {
  const results = new Map<string, string>();
  for (const { operation, order, answer } of recorded) {
    if (order.kind !== 'result' || answer === undefined) continue;
    const draw = `${order.game} ${order.index}`;
    const known = results.get(draw);
    if (known !== undefined && known !== answer.status)
      audit.breaks.push(`${operation}: ${draw} was ${known} and is ${answer.status}`);
    results.set(draw, known ?? answer.status);
  }
  return results;
}

/** The books against which a player's operations in draws and the sportsbook are checked. */
export interface BetBooks {
  player: string;
  mine: readonly Recorded[];
  bets: readonly BetRow[];
  results: DrawResults;
}

/** Compares bets in draws and slips with the arcade's rows, and those with the ledger. */
export function checkBets({ player, mine, bets, results }: BetBooks, tally: Tally, audit: Audit): void {
  const answers = new Map(mine.map((recorded) => [recorded.operation, recorded]));
  const requested = new Set<string>();
  for (const { operation, order, answer } of mine) {
    if ((order.kind !== 'draw' && order.kind !== 'slip') || answer === undefined) continue;
    const rows = bets.filter(({ key }) => operation === `${order.kind} ${key}`);
    for (const { id } of rows) requested.add(id);
    const [bet] = rows;
    if (rows.length > 1) {
      audit.doubled += 1;
      audit.breaks.push(`${operation} has ${rows.length} rounds`);
    }
    const isAccepted = answer.id !== undefined && answer.status !== 'refused';
    if (bet === undefined) {
      if (!isAccepted) continue;
      audit.lost += 1;
      audit.breaks.push(`${operation} was acknowledged as ${answer.id} and has no round`);
      continue;
    }
    if (answer.id !== bet.id && (isAccepted || bet.state !== 'VOID'))
      audit.breaks.push(`${operation} was answered with ${answer.status} ${answer.id}, but its round is ${bet.id}`);
    if (bet.stake !== BigInt(order.amount))
      audit.breaks.push(`${operation} stakes ${bet.stake} instead of ${order.amount}`);
    checkBet(operation, bet, answers, tally, audit);
    const result = results.get(`${bet.game} ${bet.index}`);
    if (order.kind === 'draw' && bet.state === 'SETTLED' && result !== undefined) {
      const due = (bet.stake * hundredthsOf(bet.game, order.place, JSON.parse(result))) / 100n;
      if (bet.win !== due) audit.breaks.push(`${operation} won ${bet.win} instead of ${due} of ${result}`);
    }
  }
  for (const { id, state } of bets)
    if (!requested.has(id)) audit.breaks.push(`round ${id} of ${player} is ${state}, but was never requested`);
  checkCashOuts(mine, bets, audit);
}

/** Checks the end of a round, and its money in the ledger. */
function checkBet(
  operation: string,
  bet: BetRow,
  answers: ReadonlyMap<string, Recorded>,
  tally: Tally,
  audit: Audit,
): void {
  const { id, state, stake, win, paid, parts, decisions } = bet;
  const names = {
    bet: `${VENDOR} bet ${id}-bet`,
    win: `${VENDOR} win ${id}-win`,
    back: `${VENDOR} rollback ${id}-back`,
  };
  const cancelled = answers.get(`cancel ${id}`)?.answer?.status === 'VOID';
  const isCancelled = state === 'VOID' && bet.voidReason === 'CANCELLED';
  if (cancelled && !isCancelled) {
    audit.lost += 1;
    audit.breaks.push(`cancel ${id} was acknowledged and is lost: ${operation} is ${state}`);
  }
  if (isCancelled) {
    if (!answers.has(`cancel ${id}`)) audit.breaks.push(`${operation} was cancelled without a request`);
    tally.expect(operation, [{ key: names.bet, moved: -stake }]);
    tally.expect(`cancel ${id}`, [{ key: names.back, moved: stake }]);
    return;
  }
  if (state === 'VOID') {
    tally.expectVoid(operation, id);
    return;
  }
  if (state !== 'SETTLED' && (state !== 'OPEN' || bet.isDue)) audit.breaks.push(`${operation} is still ${state}`);
  const cashOuts = decisions.filter((decision): decision is CashOut => decision.type === 'cash-out');
  const partial = cashOuts.slice(0, parts);
  const sum = amountOf(partial);
  if (paid !== sum) audit.breaks.push(`${operation} has paid ${paid} in parts of ${sum}`);
  tally.expect(operation, [
    { key: names.bet, moved: -stake },
    ...partial.map(({ amount }, index) => ({
      key: `${VENDOR} win ${id}-part-${index + 1}`,
      moved: BigInt(amount),
    })),
    { key: names.win, moved: state === 'SETTLED' ? win - sum : 0n },
  ]);
  if (bet.isSlip && state === 'SETTLED') checkWin(operation, bet, cashOuts, audit);
}

/** Checks that a slip pays its cash-outs, and for the rest the product of its prices, rounded up or down. */
function checkWin(operation: string, bet: BetRow, cashOuts: readonly CashOut[], audit: Audit): void {
  const { stake, win, prices, decisions } = bet;
  const cashedOut = cashOuts.reduce((sum, { share }) => sum + BigInt(share), 0n);
  const ending = decisions.find((decision) => decision.type === 'results');
  let [numerator, denominator] = [ending === undefined ? 0n : stake * (WHOLE - cashedOut), WHOLE];
  prices.forEach((price, index) => {
    const outcome = ending?.outcomes[index];
    if (outcome === 'void') return;
    numerator *= outcome === 'won' ? BigInt(price) : 0n;
    denominator *= 100n;
  });
  const rest = win - amountOf(cashOuts);
  const min = numerator / denominator;
  const max = numerator % denominator === 0n ? min : min + 1n;
  if (cashedOut > WHOLE || rest < min || rest > max)
    audit.breaks.push(`${operation} paid ${rest} beside its cash-outs instead of ${min} to ${max}`);
}

/** Checks that each slip has exactly its acknowledged cash-outs, each one once. */
function checkCashOuts(mine: readonly Recorded[], bets: readonly BetRow[], audit: Audit): void {
  const remaining = bets.flatMap(({ id, decisions }) =>
    decisions.flatMap((decision) => (decision.type === 'cash-out' ? [{ id, ...decision }] : [])),
  );
  for (const { operation, order, answer } of mine) {
    if (order.kind !== 'cash-out' || answer?.status !== 'OK') continue;
    const found = remaining.filter(({ key }) => operation === `cash-out ${key}`);
    for (const cashOut of found) remaining.splice(remaining.indexOf(cashOut), 1);
    const [first] = found;
    if (first === undefined) {
      audit.lost += 1;
      audit.breaks.push(`${operation} was acknowledged and is lost`);
    } else if (found.length > 1) {
      audit.doubled += 1;
      audit.breaks.push(`${operation} was applied ${found.length} times`);
    } else if (first.id !== order.ref || first.share !== order.share || first.amount !== answer.win) {
      audit.breaks.push(`${operation} was answered with ${answer.win}, but is ${first.amount} of ${first.id}`);
    }
  }
  for (const { id, key } of remaining)
    audit.breaks.push(`slip ${id} was cashed out by ${key}, but was never requested`);
}

/** Returns the payout of a bet in a draw, including its stake, in hundredths of the stake. */
function hundredthsOf(game: string, place: string, result: unknown): bigint {
  if (game === LOTTERY) {
    const sum = (result as number[]).reduce((total, die) => total + die, 0);
    const isBig = sum > 10;
    const isOdd = sum % 2 === 1;
    const isWon = { big: isBig, small: !isBig, odd: isOdd, even: !isOdd }[place] === true;
    return isWon ? 190n : 0n;
  }
  const { winner } = result as { winner: string };
  if (place === 'tie') return winner === 'tie' ? 900n : 0n;
  if (winner === 'tie') return 100n;
  if (winner !== place) return 0n;
  return place === 'banker' ? 195n : 200n;
}

function amountOf(cashOuts: readonly CashOut[]): bigint {
  return cashOuts.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}
