import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { toMinor, type Balance, type Transaction, type Withdrawal } from '@parlor/contract';
import { openDatabase } from '@parlor/database';
import { checkLedger, type Database } from '@parlor/gateway';
import { awaitEndings, readBets, readOpen, type BetRow } from './betBooks.ts';
import { checkBets, resultsOf, type DrawResults } from './betOracle.ts';
import { readJournal, type Recorded } from './journal.ts';
import type { Player } from './messages.ts';
import { readSeats, readTables, type SeatRows } from './seatBooks.ts';
import { checkSeats, checkTables } from './seatOracle.ts';
import { createTally, sumOf, type TransferRow } from './tally.ts';
import { addFindings, newAudit, type Audit } from './audit.ts';
import type { Wire } from './wire.ts';
import { VENDOR } from './wire.ts';

interface OracleOptions {
  journalFile: string;
  databaseUrl: string;
  arcadeDatabaseUrl: string;
  wire: Wire;
  /** All players of the load, with their balances before it started, in minor units. */
  players: { player: Player; opening: bigint; openingTransfers: readonly string[] }[];
}

/** Checks the books of all players after the load became idle. */
export async function verifyLoad({
  journalFile,
  databaseUrl,
  arcadeDatabaseUrl,
  wire,
  players,
}: OracleOptions): Promise<Audit> {
  const recorded = readJournal(journalFile);
  const audit = newAudit();
  for (const { attempts, answer } of recorded.values()) {
    audit.sent += 1;
    audit.repeated += attempts - 1;
    if (answer !== undefined) audit.acknowledged += 1;
  }
  const client = new Client({ connectionString: databaseUrl });
  const arcade = new Client({ connectionString: arcadeDatabaseUrl });
  await client.connect();
  try {
    await arcade.connect();
    const refs = players.map(({ player }) => player.accountId);
    audit.breaks.push(...(await awaitEndings(() => readOpen(arcade, refs))));
    await checkBooks(databaseUrl, audit);
    const results = resultsOf(recorded.values(), audit);
    for (const entry of players) {
      const mine = [...recorded.values()].filter(({ order }) => order.player === entry.player.name);
      addFindings(audit, await checkWhileQuiet({ client, arcade, wire, entry, mine, results }));
    }
    checkTables(await readTables(arcade), audit);
  } finally {
    await arcade.end();
    await client.end();
  }
  return audit;
}

interface PlayerBooks {
  client: Client;
  arcade: Client;
  wire: Wire;
  entry: OracleOptions['players'][number];
  mine: readonly Recorded[];
  results: DrawResults;
}

/** The data of a player in the arcade. */
interface ArcadeRows {
  bets: readonly BetRow[];
  seats: SeatRows;
}

/**
 * Checks a player at a time at which no slip or sitting of the player ends: fixtures and hands continue by themselves.
 */
async function checkWhileQuiet(books: PlayerBooks): Promise<Audit> {
  const { arcade, entry } = books;
  const read = async (): Promise<ArcadeRows> => ({
    bets: await readBets(arcade, entry.player.accountId),
    seats: await readSeats(arcade, entry.player.accountId),
  });
  for (;;) {
    const rows = await read();
    const audit = newAudit();
    await checkPlayer(books, rows, audit);
    const isQuiet = rows.seats.sittings.every(({ state }) => !state.startsWith('PENDING'));
    if (isQuiet && isDeepStrictEqual(await read(), rows)) return audit;
    // Waits for a stack that is being paid.
    await pause(50);
  }
}

async function checkBooks(databaseUrl: string, audit: Audit): Promise<void> {
  const database = openDatabase<Database>(databaseUrl, {
    applicationName: 'parlor-faults',
    statementTimeoutMs: 300_000,
  });
  try {
    const report = await checkLedger(database.db);
    for (const { check, account, detail } of report.breaks) audit.breaks.push(`books: ${check} ${account} ${detail}`);
    const sums = new Map<string, bigint>();
    for (const { currency, balance } of report.totals) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(balance));
    for (const [currency, sum] of sums) if (sum !== 0n) audit.breaks.push(`books: ${currency} add up to ${sum}`);
  } finally {
    await database.close();
  }
}

async function checkPlayer(
  { client, wire, entry: { player, opening, openingTransfers }, mine, results }: PlayerBooks,
  { bets, seats }: ArcadeRows,
  audit: Audit,
): Promise<void> {
  const { rows, states } = await readBooks(client, wire, player, mine);
  const before = new Set(openingTransfers);
  const since = rows.filter(({ id }) => !before.has(id));
  const tally = createTally(since, audit);

  const nameOf = (operation: string): string => operation.slice(operation.indexOf(' ') + 1);
  const answers = new Map(mine.map((entry) => [entry.operation, entry]));
  const totals = { deposit: { count: 0, sum: 0n }, withdrawal: { count: 0, sum: 0n } };
  for (const { operation, order, answer } of mine) {
    if (answer === undefined) {
      audit.breaks.push(`${operation} was never answered`);
      continue;
    }
    const isDone = answer.status === 'OK';
    const name = nameOf(operation);
    switch (order.kind) {
      case 'bet':
        tally.expect(operation, [
          {
            key: `${VENDOR} bet ${name}`,
            moved: isDone ? -BigInt(order.amount) : 0n,
            id: isDone ? answer.id : undefined,
          },
        ]);
        break;
      case 'win':
      case 'promo_win':
        tally.expect(operation, [
          {
            key: `${VENDOR} win ${name}`,
            moved: isDone ? BigInt(order.amount) : 0n,
            id: isDone ? answer.id : undefined,
          },
        ]);
        break;
      case 'bet_win':
        tally.expect(operation, [
          { key: `${VENDOR} bet ${name}`, moved: isDone ? -BigInt(order.amount) : 0n },
          { key: `${VENDOR} win ${name}`, moved: isDone ? BigInt(order.win) : 0n, id: isDone ? answer.id : undefined },
        ]);
        break;
      case 'rollback': {
        const bet = answers.get(`bet ${order.ref}`);
        const stake = bet?.answer?.status === 'OK' && bet.order.kind === 'bet' ? BigInt(bet.order.amount) : 0n;
        tally.expect(operation, [{ key: `${VENDOR} rollback ${name}`, moved: isDone ? stake : 0n }]);
        break;
      }
      case 'end_round':
        break;
      // All bets of a player are compared with the arcade's rows together.
      case 'draw':
      case 'cancel':
      case 'result':
      case 'slip':
      case 'cash-out':
      case 'buy-in':
      case 'top-up':
      case 'move':
      case 'hand':
      case 'end':
        break;
      case 'spin': {
        const isSettled = answer.status === 'SETTLED';
        const bet = `${answer.id}-bet`;
        // A win in the same call as its bet has the bet's id.
        const win = tally.has(`${VENDOR} win ${bet}`) ? bet : `${answer.id}-win`;
        if (isSettled)
          tally.expect(operation, [
            { key: `${VENDOR} bet ${bet}`, moved: -BigInt(order.amount) },
            { key: `${VENDOR} win ${win}`, moved: BigInt(answer.win ?? 0) },
          ]);
        else tally.expectVoid(operation, answer.id ?? '');
        break;
      }
      case 'deposit':
        if (answer.status === 'PAID') {
          totals.deposit.count += 1;
          totals.deposit.sum += BigInt(order.amount);
        }
        break;
      case 'withdrawal':
        if (states.get(answer.id ?? '') === 'PAID') {
          totals.withdrawal.count += 1;
          totals.withdrawal.sum -= BigInt(order.amount);
        }
    }
  }

  checkBets({ player: player.name, mine, bets, results }, tally, audit);
  checkSeats({ player: player.name, mine, rows: seats }, tally, audit);
  for (const kind of ['deposit', 'withdrawal'] as const) {
    const found = since.filter((row) => row.kind === kind && row.moved !== null);
    const sum = sumOf(found);
    tally.explain(found, totals[kind].sum);
    if (sum !== totals[kind].sum || found.length !== totals[kind].count) {
      audit.breaks.push(
        `${kind}s of ${player.name}: ${totals[kind].count} of ${totals[kind].sum} were acknowledged, the books have ${found.length} of ${sum}`,
      );
      audit[found.length > totals[kind].count ? 'doubled' : 'lost'] += Math.abs(found.length - totals[kind].count);
    }
  }
  // A jackpot at its drop point and the gift of a level need no request. The check of the books verifies that each
  // jackpot left its pool once.
  for (const row of since)
    if (row.kind === 'jackpot_win' || (row.kind === 'promo' && row.provider === 'reward')) tally.grant(row);
  tally.reportUnrequested(player.name);
  await checkBalance(client, wire, player, opening + tally.expected(), rows, audit);
}

/** Compares the account's row and the site's balance with the expected balance. */
async function checkBalance(
  client: Client,
  wire: Wire,
  player: Player,
  expected: bigint,
  rows: readonly TransferRow[],
  audit: Audit,
): Promise<void> {
  const accounts = await client.query<{ balance: string; held: string }>(
    "select balance::text, held::text from ledger_account where owner = $1 and kind = 'cash'",
    [player.accountId],
  );
  const balance = accounts.rows.reduce((sum, row) => sum + BigInt(row.balance), 0n);
  const free = accounts.rows.reduce((sum, row) => sum + BigInt(row.balance) - BigInt(row.held), 0n);
  if (free < 0n) audit.breaks.push(`${player.name} has ${free}`);
  if (balance > expected) audit.created += balance - expected;
  if (balance < expected) audit.vanished += expected - balance;
  if (balance !== expected) audit.breaks.push(`${player.name} has ${balance} and should have ${expected}`);

  const shown = await statement(wire, player);
  const moved = rows.filter((row) => row.moved !== null);
  const lines = new Map(moved.map((row) => [row.id, BigInt(row.moved ?? 0)]));
  if (shown.count !== moved.length)
    audit.breaks.push(`${player.name} is shown ${shown.count} lines of ${moved.length}`);
  for (const { id, amount, currency } of shown.newest)
    if (toMinor(amount.replace('-', ''), currency) !== absolute(lines.get(id)))
      audit.breaks.push(`${player.name} is shown ${amount} for ${id}, which moved ${lines.get(id)}`);
  if (toMinor(shown.balance.sumBalance, shown.balance.currency) !== free)
    audit.breaks.push(`${player.name} is shown ${shown.balance.sumBalance} and has ${free} free`);
}

function absolute(amount: bigint | undefined): bigint | undefined {
  return amount === undefined || amount >= 0n ? amount : -amount;
}

async function statement(
  wire: Wire,
  player: Player,
): Promise<{ balance: Balance; newest: Transaction[]; count: number }> {
  const ask = async <Value>(send: () => ReturnType<Wire['player']>): Promise<Value> => {
    for (;;) {
      const { envelope } = await send();
      if (envelope?.success === true) return envelope.value as Value;
      await pause(50);
    }
  };
  const balance = await ask<Balance>(() => wire.player('getBalance', player.login));
  const page = await ask<{ list: Transaction[]; totalCount: number }>(() =>
    wire.player('listTransactions', player.login, { query: { pageSize: '100' } }),
  );
  return { balance, newest: page.list, count: page.totalCount };
}

/** Reads a player's transfers and the site's withdrawals at one moment, because payouts continue meanwhile. */
async function readBooks(
  client: Client,
  wire: Wire,
  player: Player,
  mine: readonly Recorded[],
): Promise<{ rows: TransferRow[]; states: Map<string, string> }> {
  const requested = mine.flatMap(({ order, answer }) =>
    order.kind === 'withdrawal' && answer?.id !== undefined ? [answer.id] : [],
  );
  const statesNow = async () =>
    new Map(await Promise.all(requested.map(async (id) => [id, await stateOf(wire, player, id)] as const)));
  for (let states = await statesNow(); ;) {
    const { rows } = await client.query<TransferRow>(
      'select id, owner, kind::text, status, provider, provider_tx_id, moved::text from ledger_transfer where owner = $1',
      [player.accountId],
    );
    const after = await statesNow();
    if (requested.every((id) => states.get(id) === after.get(id))) return { rows, states };
    states = after;
  }
}

async function stateOf(wire: Wire, player: Player, withdrawalId: string): Promise<string> {
  const { envelope } = await wire.player('getWithdrawal', player.login, { params: { withdrawalId } });
  return envelope?.success === true ? (envelope.value as Withdrawal).state : 'UNKNOWN';
}

/** Returns the transfers of each player before the load started: the deposits. */
export async function openingOf(databaseUrl: string, players: readonly Player[]): Promise<OracleOptions['players']> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const result: OracleOptions['players'] = [];
    for (const player of players) {
      const { rows } = await client.query<{ id: string; moved: string | null }>(
        'select id, moved::text from ledger_transfer where owner = $1',
        [player.accountId],
      );
      result.push({
        player,
        opening: rows.reduce((sum, { moved }) => sum + BigInt(moved ?? 0), 0n),
        openingTransfers: rows.map(({ id }) => id),
      });
    }
    return result;
  } finally {
    await client.end();
  }
}
