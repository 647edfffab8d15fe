import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { checkLedger } from './ledgerCheck.ts';
import { bucketOf } from './player.ts';
import { newTransferId } from './transferId.ts';
import { createLedgerFixture, playerOf, type LedgerFixture } from './testing/ledgerFixture.ts';

// `ledger_bet` has a fast path for plain bets and leaves every other one to `ledger_bet_in_full`; `ledger_bet_win` does
// the same. The functions that end in `at_once` are for bets in a group. For every bet, all paths must give the same
// answer and write the same rows.
const paths = ['ledger_bet', 'ledger_bet_in_full', 'ledger_bet_at_once'] as const;
const betWinPaths = ['ledger_bet_win', 'ledger_bet_win_in_full', 'ledger_bet_win_at_once'] as const;
type Path = (typeof paths)[number] | (typeof betWinPaths)[number];

let fixture: LedgerFixture;

beforeAll(async () => {
  fixture = await createLedgerFixture();
});
afterAll(() => fixture.close());

interface Bet {
  txId: string;
  amount?: bigint;
  /** Only for a bet with its win. */
  win?: bigint;
  roundId?: string;
  isRoundClosed?: boolean;
  gameCode?: string;
  refusal?: string;
}

async function place(path: Path, owner: string, bet: Bet): Promise<string> {
  const { txId, amount = 100n, roundId = txId, isRoundClosed = false, gameCode = 'lotus-lanterns', refusal } = bet;
  const isBetWin = path.startsWith('ledger_bet_win');
  const ids = isBetWin ? sql`${newTransferId()}, ${newTransferId()}` : sql`${newTransferId()}`;
  const round = isBetWin ? sql`${amount}, ${bet.win ?? 0n}, ${roundId}` : sql`${amount}, ${roundId}, ${isRoundClosed}`;
  const { rows } = await sql<{ status: string; balance: bigint | null; replayed: boolean }>`
    select status, balance, replayed from ${sql.raw(path)}(${bucketOf(playerOf(owner))}, ${ids}, 'PARLOR', ${`${owner} ${txId}`},
      ${owner}, 'THB', ${round}, 'base', now(), ${refusal ?? null}, 'NORTH', '1', ${gameCode}, 'Game', 'RNG', 'PARLOR')`.execute(
    fixture.database.db,
  );
  const [answer] = rows;
  return `${answer?.status} ${answer?.balance} ${answer?.replayed}`;
}

/** Reads the books of a player, without the values that differ between players: ids, hashes and times. */
async function booksOf(owner: string): Promise<unknown> {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(fixture.database.db)).rows;
  return {
    account: await read(
      sql`select balance, held, version, day_staked, day_won, day_other from ledger_account where owner = ${owner}`,
    ),
    transfers: await read(sql`
      select kind, status, currency, amount, free_after, moved, version, balance_after, replace(provider_tx_id, owner, '') as tx_id, category, note,
        account_id is not null as has_account, counter_id is not null as has_counter, ref is not null as has_ref, day, event_at < recorded_at as has_time,
        (select round_id from bet_order o where o.bucket = t.bucket and o.id = t.order_id) as round
      from ledger_transfer t where owner = ${owner} order by tx, kind`),
    orders: await read(sql`
      select round_id, merchant_code, provider, node_id, game_code, game_name, game_type, vassalage, currency, stake, payout, refunded, is_closed, state,
        settled_at >= placed_at as is_settled
      from bet_order where owner = ${owner} order by placed_at`),
  };
}

type Case = (owner: string, bet: (bet: Bet) => Promise<string>) => Promise<string[]>;

const cases: Record<string, Case> = {
  'a bet in a round of its own': async (_owner, bet) => [await bet({ txId: 'a' }), await bet({ txId: 'b' })],
  'a bet that closes its round, and one after it': async (_owner, bet) => [
    await bet({ txId: 'a', roundId: 'r', isRoundClosed: true }),
    await bet({ txId: 'b', roundId: 'r' }),
  ],
  'several bets in one round': async (_owner, bet) => [
    await bet({ txId: 'a', roundId: 'r' }),
    await bet({ txId: 'b', roundId: 'r', amount: 7n, isRoundClosed: true }),
  ],
  'a bet that comes again': async (_owner, bet) => [await bet({ txId: 'a' }), await bet({ txId: 'a' })],
  'an id that comes for another bet, in the same round and in another': async (_owner, bet) => [
    await bet({ txId: 'a' }),
    await bet({ txId: 'a', amount: 7n }),
    await bet({ txId: 'a', roundId: 'other' }),
  ],
  'a bet of nothing': async (_owner, bet) => [await bet({ txId: 'a', amount: 0n })],
  'a bet of all there is, and one more': async (_owner, bet) => [
    await bet({ txId: 'a', amount: 9_900n }),
    await bet({ txId: 'b', amount: 1n }),
    await bet({ txId: 'b', amount: 1n }),
  ],
  'a bet of what is held': async (owner, bet) => {
    await fixture.ledger.hold({
      player: playerOf(owner),
      provider: 'test',
      txId: owner,
      currency: 'THB',
      amount: 9_000n,
      expiresAt: Date.UTC(2100, 0, 1),
      note: '',
      eventAt: 0,
    });
    return [await bet({ txId: 'a', amount: 901n }), await bet({ txId: 'b', amount: 900n })];
  },
  'a bet that the caller refuses': async (_owner, bet) => [
    await bet({ txId: 'a' }),
    await bet({ txId: 'b', refusal: 'SESSION_EXPIRED' }),
    await bet({ txId: 'a', refusal: 'SESSION_EXPIRED' }),
  ],
  'a blocked player': async (owner, bet) => {
    await fixture.ledger.block(playerOf(owner), true);
    return [await bet({ txId: 'a' })];
  },
  'an excluded player': async (owner, bet) => {
    await fixture.ledger.exclude(playerOf(owner), Date.now() + 60_000);
    return [await bet({ txId: 'a' })];
  },
  'a player whose exclusion is over': async (owner, bet) => {
    await fixture.ledger.exclude(playerOf(owner), Date.now() - 60_000);
    return [await bet({ txId: 'a' })];
  },
  'a frozen account': async (owner, bet) => {
    await fixture.ledger.freeze(playerOf(owner), true);
    return [await bet({ txId: 'a' })];
  },
  'a limit that is reached': async (owner, bet) => {
    await fixture.ledger.setLimit(playerOf(owner), 'THB', { kind: 'wager', period: 'day', amount: 300n }, 0);
    return [await bet({ txId: 'a' }), await bet({ txId: 'b' }), await bet({ txId: 'c' })];
  },
  'a game that is stopped': async (_owner, bet) => {
    await sql`insert into provider_stop (provider, game_code, reason, stopped_by) values ('PARLOR', 'stopped', 'test', 'test')
      on conflict do nothing`.execute(fixture.database.db);
    return [await bet({ txId: 'a', gameCode: 'stopped' }), await bet({ txId: 'b' })];
  },
  'a bet that was rolled back before it came': async (owner, bet) => {
    const names = { txId: `${owner} undo`, refTxId: `${owner} a`, roundId: 'a' };
    await fixture.ledger.rollback(fixture.rollback({ owner, ...names }), 'OK');
    return [await bet({ txId: 'a' })];
  },
  'a day that is over': async (owner, bet) => {
    await sql`update ledger_account set day = day - 1 where owner = ${owner}`.execute(fixture.database.db);
    return [await bet({ txId: 'a' })];
  },
};

/** Cases of a bet with its win, besides those above. */
const casesOfBetWin: Record<string, Case> = {
  'a round that wins, and one that does not': async (_owner, bet) => [
    await bet({ txId: 'a', win: 250n }),
    await bet({ txId: 'b', win: 0n }),
    await bet({ txId: 'c', win: 1n }),
  ],
  'a win that comes again': async (_owner, bet) => [
    await bet({ txId: 'a', win: 250n }),
    await bet({ txId: 'a', win: 250n }),
  ],
  'an id that comes with another win': async (_owner, bet) => [
    await bet({ txId: 'a', win: 250n }),
    await bet({ txId: 'a', win: 251n }),
  ],
  'the id of a win that another round has': async (owner, bet) => {
    const names = { txId: `${owner} taken`, roundId: 'taken', eventAt: 0 };
    await fixture.ledger.bet(fixture.bet({ owner, ...names, txId: `${owner} base` }));
    await fixture.ledger.win(fixture.win({ owner, ...names, refTxId: `${owner} base` }));
    return [await bet({ txId: 'taken', roundId: 'other', win: 250n })];
  },
  'a win beyond what the vendor may pay for the stake': async (_owner, bet) => [
    await bet({ txId: 'a', amount: 1n, win: 25_000n }),
    await bet({ txId: 'b', amount: 1n, win: 25_001n }),
  ],
  'all there is, staked and won': async (_owner, bet) => [
    await bet({ txId: 'a', amount: 9_900n, win: 9_900n }),
    await bet({ txId: 'b', amount: 9_900n, win: 0n }),
    await bet({ txId: 'c', amount: 1n, win: 5n }),
  ],
};

/** Runs a case on all paths, each with a new player. */
function runAllPaths(compared: readonly Path[], run: Case): Promise<unknown[]> {
  return Promise.all(
    compared.map(async (path) => {
      const owner = await fixture.player();
      // The first bet of an account looks up its house account; only later ones can take the fast path.
      await place('ledger_bet_in_full', owner, { txId: 'first' });
      const answers = await run(owner, (bet) => place(path, owner, bet));
      return { answers, books: await booksOf(owner) };
    }),
  );
}

it.each(Object.entries(cases))(
  'the fast path and the full path of a bet give the same answers and records: %s',
  async (_name, run) => {
    const [fast, full, atOnce] = await runAllPaths(paths, run);
    expect(fast).toEqual(full);
    expect(atOnce).toEqual(full);
  },
);

it.each(Object.entries({ ...cases, ...casesOfBetWin }))(
  'the fast path and the full path of a bet with its win give the same answers and records: %s',
  async (_name, run) => {
    const [fast, full, atOnce] = await runAllPaths(betWinPaths, run);
    expect(fast).toEqual(full);
    expect(atOnce).toEqual(full);
  },
);

it('the ledger reconciles after all tests above, apart from the edited day', async () => {
  const { breaks } = await checkLedger(fixture.database.db);
  // The day that the test moved back has no entries.
  expect(breaks.filter(({ check }) => check !== 'days')).toEqual([]);
});
