import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkLedger } from './ledgerCheck.ts';
import { bucketOf } from './player.ts';
import { newTransferId } from './transferId.ts';
import { createLedgerFixture, playerOf, type LedgerFixture } from './testing/ledgerFixture.ts';

let fixture: LedgerFixture;
let owner: string;

beforeEach(async () => {
  fixture = await createLedgerFixture({ poolSize: 1 });
  owner = await fixture.player(1_000n);
  await fixture.player(500n);
  await fixture.ledger.bet(fixture.bet({ owner, txId: 'bet-1' }));
  await fixture.ledger.win(fixture.win({ owner, txId: 'win-1', refTxId: 'bet-1' }));
});
afterEach(() => fixture.close());

/** Writes with all guards disabled, as only an administrator of the database server can. */
async function tamper(statement: string): Promise<void> {
  const { db } = fixture.database;
  await sql`set session_replication_role = replica`.execute(db);
  await sql.raw(statement).execute(db);
  await sql`set session_replication_role = origin`.execute(db);
}

async function breaksAfter(statement: string) {
  await tamper(statement);
  return (await checkLedger(fixture.database.db)).breaks;
}

it('reconciliation finds no break in an unchanged ledger, whose totals add up to zero', async () => {
  const report = await checkLedger(fixture.database.db);
  expect(report).toMatchObject({ transfers: 4, entries: 8, breaks: [] });
  expect(report.totals).toContainEqual({ kind: 'cash', currency: 'THB', balance: '1600' });
  expect(report.totals.reduce((sum, { balance }) => sum + BigInt(balance), 0n)).toBe(0n);
});

const player = () => expect.stringContaining(`${owner} cash THB`) as string;

it('reconciliation names the account whose balance was raised', async () => {
  const breaks = await breaksAfter(`update ledger_account set balance = balance + 1 where owner = '${owner}'`);
  expect(breaks).toEqual([
    { check: 'balances', account: player(), detail: 'the balance is 1101 and the entries add up to 1100' },
  ]);
});

it('reconciliation names the account whose entry was changed, even when balance and totals match it', async () => {
  const breaks = await breaksAfter(`
    update ledger_transfer set amount = 400, moved = 400, balance_after = balance_after + 200, free_after = free_after + 200 where provider_tx_id = 'win-1';
    update bet_order set payout = 400 where owner = '${owner}';
    update ledger_account set balance = balance + 200, day_won = 400 where owner = '${owner}'`);
  expect(breaks).toEqual([{ check: 'chains', account: player(), detail: 'the chain is broken at entry 3' }]);
});

it('reconciliation names the account whose transfer was given another counter account', async () => {
  const breaks = await breaksAfter(`
    update ledger_transfer t set counter_id = (select id from ledger_account a where a.bucket = t.bucket and a.kind = 'promo') where provider_tx_id = 'bet-1'`);
  expect(breaks).toEqual([{ check: 'chains', account: player(), detail: 'the chain is broken at entry 2' }]);
});

it('reconciliation names the player whose transfer has an invalid counter account', async () => {
  const breaks = await breaksAfter(`update ledger_transfer set counter_id = 999999 where provider_tx_id = 'bet-1'`);
  expect(breaks).toContainEqual({
    check: 'sides',
    account: owner,
    detail: expect.stringContaining('and 999999, which cannot be') as string,
  });
});

it('reconciliation names the account that lost its last entry', async () => {
  const breaks = await breaksAfter(`delete from ledger_transfer where provider_tx_id = 'win-1'`);
  expect(breaks.map(({ check }) => check)).toEqual(expect.arrayContaining(['chains', 'balances', 'days', 'orders']));
  expect(breaks).toContainEqual({
    check: 'chains',
    account: player(),
    detail: 'the head of the chain is not its last entry',
  });
});

it('reconciliation names the account that lost an entry in the middle of its chain', async () => {
  const breaks = await breaksAfter(`delete from ledger_transfer where provider_tx_id = 'bet-1'`);
  expect(breaks).toContainEqual({
    check: 'versions',
    account: player(),
    detail: 'entry 3 stands where entry 2 should',
  });
});

it('reconciliation names the player whose transfer moved a different amount than it states', async () => {
  const breaks = await breaksAfter(`update ledger_transfer set amount = 90 where provider_tx_id = 'bet-1'`);
  expect(breaks).toContainEqual({
    check: 'amounts',
    account: owner,
    detail: expect.stringContaining('says bet OK 90 and moved -100') as string,
  });
});

it('reconciliation names the account whose held amount differs from its open holds', async () => {
  const breaks = await breaksAfter(`update ledger_account set held = 5 where owner = '${owner}'`);
  expect(breaks).toEqual([
    { check: 'holds', account: player(), detail: '5 of 1100 is held and the open holds add up to 0' },
  ]);
});

it('reconciliation names the account whose daily totals were changed', async () => {
  const breaks = await breaksAfter(`update ledger_account set day_won = 7 where owner = '${owner}'`);
  expect(breaks).toEqual([
    {
      check: 'days',
      account: player(),
      detail: expect.stringContaining('is written down as something else') as string,
    },
  ]);
});

it('reconciliation names the player who received money that nobody sent', async () => {
  await fixture.ledger.receive({
    player: playerOf(owner),
    sentId: newTransferId(),
    currency: 'THB',
    amount: 5n,
    note: '',
    eventAt: 0,
  });
  const { breaks } = await checkLedger(fixture.database.db);
  expect(breaks).toEqual([
    { check: 'transit', account: owner, detail: expect.stringContaining('received 5 that nobody sent') as string },
  ]);
});

it('reconciliation names the player whose bet order does not match the transfers', async () => {
  const breaks = await breaksAfter(`update bet_order set payout = 5 where owner = '${owner}'`);
  expect(breaks).toEqual([{ check: 'orders', account: owner, detail: expect.stringContaining('payout 5') as string }]);
});

it('reconciliation names the player whose paid deposit was not credited', async () => {
  await tamper(`insert into deposit_order (bucket, id, merchant_code, account_id, method_id, kind, method_name, amount, ordered_amount, fee, credited, bonus, currency, fee_ppm, fee_fixed,
      is_fee_paid_by_player, two_from, offer_ppm, offer_min, offer_max, state, provider, provider_ref, idempotency_key, created_at, expires_at, settled_at, attempts)
    values (7, '${owner}', 'NORTH', '${owner}', 'm', 'gateway', 'M', 700, 700, 0, 700, 0, 'THB', 0, 0, true, 1000, 0, 0, 0, 'PAID', 'sandbox', 'r', 'k', now(), now(), now(), 0)`);
  const { breaks } = await checkLedger(fixture.database.db);
  expect(breaks).toEqual([
    { check: 'deposits', account: owner, detail: expect.stringContaining('is PAID and was credited with 0') as string },
  ]);
});

/** Creates a withdrawal of 300 in a state, as if it had been requested and processed. */
async function withdrawalIn(state: 'REVIEW' | 'PAID'): Promise<void> {
  const withdrawalId = newTransferId();
  const key = { player: playerOf(owner), provider: 'withdrawal', txId: withdrawalId, note: '', eventAt: 0 };
  const { transferId } = await fixture.ledger.hold({
    ...key,
    currency: 'THB',
    amount: 300n,
    expiresAt: Date.UTC(2999, 0),
  });
  if (state === 'PAID') await fixture.ledger.postHold({ ...key, holdId: transferId ?? '', amount: 300n });
  const bucket = bucketOf(playerOf(owner));
  await tamper(`
    insert into withdrawal (bucket, id, merchant_code, account_id, card_id, bank_code, last_four, amount, fee, currency, state, needs_two, hold_id, provider, idempotency_key, created_at, ended_at)
      values (${bucket}, '${withdrawalId}', 'NORTH', '${owner}', '${owner}', 'KBANK', '0815', 300, 0, 'THB', '${state}', false, '${transferId}', 'p', 'k', now(), ${state === 'PAID' ? 'now()' : 'null'});
    insert into withdrawal_step values (${bucket}, '${withdrawalId}', 1, '${state}', 'platform', null, now())`);
}

it('reconciliation finds no break in a withdrawal in review with an open hold', async () => {
  await withdrawalIn('REVIEW');
  expect((await checkLedger(fixture.database.db)).breaks).toEqual([]);
});

it.each([
  [
    'REVIEW',
    `update withdrawal set state = 'PAID', ended_at = now(), provider = 'p'; update withdrawal_step set state = 'PAID'`,
    'is PAID, its last step says PAID, its hold is OPEN with 300, and 0 was paid',
  ],
  [
    'REVIEW',
    `update withdrawal set amount = 200`,
    'of 200 is REVIEW, its last step says REVIEW, its hold is OPEN with 300',
  ],
  ['REVIEW', `delete from withdrawal_step`, 'its last step says nothing'],
  [
    'PAID',
    `update withdrawal set state = 'CANCELLED'; update withdrawal_step set state = 'CANCELLED'`,
    'is CANCELLED, its last step says CANCELLED, its hold is POSTED with 300, and 300 was paid',
  ],
  ['REVIEW', `delete from withdrawal_step; delete from withdrawal`, 'reserved 300 for a withdrawal that is not there'],
] as const)('reconciliation names the player whose %s withdrawal was changed: %s', async (state, statement, detail) => {
  await withdrawalIn(state);
  expect(await breaksAfter(statement)).toEqual([
    { check: 'withdrawals', account: owner, detail: expect.stringContaining(detail) as string },
  ]);
});
