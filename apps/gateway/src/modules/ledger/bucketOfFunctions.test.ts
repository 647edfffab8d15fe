import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bucketOf } from './player.ts';
import { createLedgerFixture, playerOf, type LedgerFixture } from './testing/ledgerFixture.ts';

// Every callable money function touches rows of one bucket, so that the tables can be sharded by bucket. A policy on
// every table with a bucket raises an error when a row of another bucket is read or written. A new function needs a
// case here.

let fixture: LedgerFixture;
const owner = randomUUID();
const other = randomUUID();
const bucket = bucketOf(playerOf(owner));
const [bet, undone, lucky, holds, withdrawals, deposit, transfer, card, purse, drawn] = [
  randomUUID(),
  randomUUID(),
  randomUUID(),
  [randomUUID(), randomUUID(), randomUUID()],
  [randomUUID(), randomUUID(), randomUUID()],
  randomUUID(),
  randomUUID(),
  randomUUID(),
  randomUUID(),
  randomUUID(),
] as const;

const uuid = 'gen_random_uuid()';
const game = `'NORTH', '1', 'wheel', 'Wheel', 'RNG', 'PARLOR'`;
const betOf = (txId: string, id = uuid, name = 'ledger_bet') =>
  `${name}($b, ${id}, 'PARLOR', '${txId}', $o, 'THB', 100, 'round-${txId}', false, 'base', now(), null, ${game})`;
const holdOf = (id: string, expiresAt: string) =>
  `ledger_hold($b, '${id}', 'test', '${id}', $o, 'THB', 100, '${expiresAt}', '', now())`;
const requestOf = (id: string) =>
  `withdrawal_request($b, '${id}', ${uuid}, 'NORTH', $o::uuid, '${card}', 'KBANK', '0815', 100, 0, 'THB', true, 100000, 0, '${id}', now(), now())`;

const orderOf = (id: string, kind: string) =>
  JSON.stringify({
    id,
    kind,
    merchant_code: 'NORTH',
    account_id: owner,
    method_id: 'm',
    method_name: 'M',
    provider: 'sandbox',
    amount: 700,
    currency: 'THB',
    fee_ppm: 0,
    fee_fixed: 0,
    is_fee_paid_by_player: false,
    two_from: 500,
    offer_code: id,
    offer_ppm: 10_000,
    offer_min: 1,
    offer_max: 100,
    idempotency_key: id,
    expires_at: '2999-01-01',
  });
const inBatch = { currency: 'THB', roundId: 'round-batch', category: 'base', eventAt: '2026-11-01' };
const batch = [
  {
    ...inBatch,
    call: 'bet',
    id: randomUUID(),
    txId: 'in-batch',
    amount: '100',
    roundClosed: false,
    nodeId: '1',
    gameCode: 'wheel',
    gameName: 'Wheel',
    gameType: 'RNG',
    vassalage: 'PARLOR',
  },
  { ...inBatch, call: 'win', id: randomUUID(), txId: 'won', amount: '50', refTxId: 'in-batch', roundClosed: true },
];
const settle = (outcome: string, amount: number) =>
  `deposit_settle($b, '${deposit}', 'sandbox', 'ref', '${outcome}', ${amount}, 'THB', now(), ${uuid}, ${uuid})`;
const approve = (operator: string) =>
  `deposit_decide($b, '${transfer}', true, null, '${operator}', null, '', now(), ${uuid}, ${uuid})`;

/** Calls in order, with the expected answer of each; a function may have several. */
const cases: readonly (readonly [call: string, answer: RegExp])[] = [
  [`ledger_open_cash($b, $o, 'THB', 'Asia/Bangkok')`, /^\d+$/],
  [`ledger_deposit($b, ${uuid}, 'psp', 'd', $o, 'NORTH', 'THB', 100000, '', now())`, /^\(OK/],
  [`ledger_promo($b, ${uuid}, 'p', 'p', $o, 'NORTH', 'THB', 500, '', now())`, /^\(OK/],
  [`ledger_adjust($b, ${uuid}, 'a', $o, 'NORTH', 'THB', -5, 'ann', 'bob', 'why', now())`, /^\(OK/],
  [`ledger_agent_pay($b, ${uuid}, 'agent-rebate', 'ap', $o, 'NORTH', 'THB', 5, '', now())`, /^\(OK/],
  [`ledger_send($b, ${uuid}, 'agent', 's', $o, 'NORTH', 'THB', 10, '${other}', '', now())`, /^\(OK/],
  [`ledger_receive($b, ${uuid}, ${uuid}, $o, 'NORTH', 'THB', 10, '', now())`, /^\(OK/],
  [`ledger_set_limit($b, $o, 'THB', 'wager', 'week', 50000, interval '1 day')`, /^$/],
  [`ledger_set_limit($b, $o, 'THB', 'deposit', 'month', 1000000, interval '1 day')`, /^$/],
  [`ledger_deposit_room($b, $o, 'THB')`, /^900000$/],
  [betOf('b', `'${bet}'`), /^\(OK/],
  [betOf('b', `'${bet}'`), /^\(OK,.*,t\)/],
  [betOf('at-once', uuid, 'ledger_bet_at_once'), /^\(OK/],
  [betOf('at-once', uuid, 'ledger_bet_at_once'), /^\(OK,.*,t\)/],
  [`ledger_win($b, ${uuid}, 'PARLOR', 'w', $o, 'THB', 50, 'b', 'round-b', false, 'base', now())`, /^\(OK/],
  [
    `ledger_win($b, ${uuid}, 'PARLOR', 'w2', $o, 'THB', 90000000000000, 'b', 'round-b', false, 'base', now())`,
    /^\(LIMIT_R/,
  ],
  [
    `ledger_bet_win($b, ${uuid}, ${uuid}, 'PARLOR', 'bw', $o, 'THB', 100, 50, 'round-bw', 'base', now(), null, ${game})`,
    /^\(OK/,
  ],
  [
    `ledger_bet_win_at_once($b, ${uuid}, ${uuid}, 'PARLOR', 'bw2', $o, 'THB', 100, 50, 'round-bw2', 'base', now(), null, ${game})`,
    /^\(OK/,
  ],
  [betOf('undone', `'${undone}'`), /^\(OK/],
  [`ledger_rollback($b, ${uuid}, 'PARLOR', 'r', $o, 'undone', 'round-undone', now(), 'OK')`, /^\(OK/],
  [
    `ledger_rollback($b, ${uuid}, 'PARLOR', 'r2', $o, 'never', 'round-never', now(), 'TX_NOT_FOUND')`,
    /^\(TX_NOT_FOUND/,
  ],
  [`ledger_end_round($b, 'PARLOR', $o, 'round-b')`, /^\(OK/],
  [`ledger_vendor_adjust($b, ${uuid}, 'PARLOR', 'va', $o, 'THB', 10, 'win', 'bw', 'round-bw', now())`, /^\(OK/],
  [`ledger_batch($b, 'PARLOR', $o, 'NORTH', '${JSON.stringify(batch)}')`, /^\(OK.* \(OK/],
  [`ledger_promo_win($b, ${uuid}, 'PARLOR', 'pw', $o, 'NORTH', 'THB', 7, 'jackpot', 'wheel', now())`, /^\(OK/],
  [`ledger_jackpot_open($b, 'NORTH', 'THB', 'DAILY', 10, 20)`, /^$/],
  // The drop point is random, and may equal the seed.
  [`ledger_jackpot_grow($b, 'NORTH', 'THB', 'DAILY', 10, 20, 4500, '{50,-50}')`, /^\((?:2,f|1,t),1\)$/],
  [`ledger_jackpot_grow($b, 'NORTH', 'THB', 'DAILY', 10, 20, 4500, '{3000,3000}')`, /^\(\d,t,1\)$/],
  [betOf('lucky', `'${lucky}'`), /^\(OK/],
  [
    `ledger_jackpot_mark($b, 'PARLOR', 'jw', $o, 'THB', 'PARLOR', 'lucky', 'round-lucky', 'wheel', 'DAILY', true)`,
    /^\(OK/,
  ],
  [`ledger_jackpot_fall($b, ${uuid}, 'NORTH', 'THB', 'DAILY', 10, 20, $o, $b, '${lucky}')`, /NORTH,THB,DAILY,1,/],
  [`ledger_jackpot_pay($b, ${uuid}, ${uuid}, $o, 'NORTH', 'THB', 15, '${lucky}', 'DAILY', now())`, /^\(OK/],
  [`ledger_set_limit($b, $o, 'THB', 'wager', 'week', null, interval '-1 second')`, /^$/],
  [
    `ledger_bonus_grant($b, ${uuid}, '${purse}', $o, 'NORTH', 'THB', 500, 900000000, '{"RNG": 1000000}', null, null, null, '2999-01-01', 'p', null, now())`,
    /^\(OK/,
  ],
  [
    `ledger_bet($b, '${drawn}', 'PARLOR', 'drawn', $o, 'THB', (select balance - held + 100 from ledger_account where bucket = $b and owner = $o and kind = 'cash'), 'round-drawn', true, 'base', now(), null, ${game})`,
    /^\(OK/,
  ],
  [`ledger_bonus_count($b, '${drawn}', 100, now())`, /^true$/],
  [
    `ledger_win($b, ${uuid}, 'PARLOR', 'drawn-w', $o, 'THB', 1000000, 'drawn', 'round-drawn', true, 'base', now())`,
    /^\(OK/,
  ],
  [`ledger_bonus_end($b, $o, '${purse}', 'GIVEN_UP', null, now())`, /^OK$/],
  [holdOf(holds[0], '2999-01-01'), /^\(OK/],
  [holdOf(holds[1], '2999-01-01'), /^\(OK/],
  [holdOf(holds[2], '2020-01-01'), /^\(OK/],
  [`ledger_post_hold($b, ${uuid}, 'test', 'post', '${holds[0]}', 60, 'NORTH', '', now())`, /^\(OK/],
  [`ledger_void_hold($b, ${uuid}, 'test', 'void', '${holds[1]}', '', now())`, /^\(OK/],
  [`ledger_expire_holds($b, now())`, /^1$/],
  [`ledger_block($b, $o, false)`, /^$/],
  [`ledger_exclude($b, $o, '2020-01-01')`, /^$/],
  [`ledger_lift_exclusion($b, $o, '2020-01-01')`, /^$/],
  [`ledger_tell($b, 'account.login', $o, '{}')`, /^$/],
  [`ledger_alarm($b, 'test', $o, null, '{}')`, /^$/],
  [`deposit_open($b, '${orderOf(deposit, 'gateway')}', 100000, now())`, /^OK$/],
  [`deposit_open($b, '${orderOf(transfer, 'manual')}', 700, now())`, /^DAILY_LIMIT$/],
  [`deposit_open($b, '${orderOf(transfer, 'manual')}', 100000, now())`, /^OK$/],
  [`deposit_has_offer($b, $o, '${deposit}', now())`, /^true$/],
  [settle('PAID', 700), /^OK$/],
  [settle('FAILED', 700), /^CONFLICT$/],
  [`deposit_add_slip($b, '${transfer}', $o, 'v1.a', 'hash', 3, now())`, /^OK$/],
  [`deposit_hold($b, '${transfer}', 'slip', null)`, /^$/],
  [approve('ann'), /^SECOND_NEEDED$/],
  [approve('bob'), /^OK$/],
  [`withdrawal_wagering($b, $o, 'THB', 0)`, /0,\d+\)$/],
  [`withdrawal_day_used($b, $o, 'THB', now())`, /^0$/],
  [requestOf(withdrawals[0]), /^OK$/],
  [requestOf(withdrawals[1]), /^OK$/],
  [requestOf(withdrawals[2]), /^OK$/],
  [`withdrawal_judge($b, '${withdrawals[0]}', '{first}', now())`, /^OK$/],
  [`withdrawal_judge($b, '${withdrawals[1]}', '{first}', now())`, /^OK$/],
  [`withdrawal_decide($b, '${withdrawals[0]}', true, 'ann', null, '', now(), ${uuid})`, /^SECOND_NEEDED$/],
  [`withdrawal_decide($b, '${withdrawals[0]}', true, 'bob', null, '', now(), ${uuid})`, /^OK$/],
  [`withdrawal_decide($b, '${withdrawals[1]}', false, 'ann', 'terms', '', now(), ${uuid})`, /^OK$/],
  [`withdrawal_pay($b, '${withdrawals[0]}', 'sandbox', now(), now())`, /^OK$/],
  [`withdrawal_settle($b, '${withdrawals[0]}', 'sandbox', 'x', 'PAID', null, 1, 'THB', now(), ${uuid})`, /^MISMATCH$/],
  [`withdrawal_settle($b, '${withdrawals[0]}', 'sandbox', 'x', 'PAID', null, 100, 'THB', now(), ${uuid})`, /^OK$/],
  [`withdrawal_cancel($b, '${withdrawals[2]}', $o::uuid, '{REQUESTED}', now(), ${uuid})`, /^OK$/],
  [`ledger_freeze_broken($b, $b)`, /^$/],
  [`ledger_freeze($b, $o, true)`, /^$/],
];

beforeAll(async () => {
  fixture = await createLedgerFixture({ poolSize: 1 });
  const { pool } = fixture.database;
  const far = (bucket + 1) % 1024;
  await pool.query(`
    insert into merchant (code, name, brand, currency) values ('NORTH', 'North', 'north', 'THB');
    insert into account (id, merchant_code, account, password_hash, affiliate_code) values ('${owner}', 'NORTH', 'tester', '', 'x');
    insert into bank_card (id, merchant_code, account_id, bank_code, payee_name, number_sealed, number_hash, last_four, added_at)
      values ('${card}', 'NORTH', '${owner}', 'KBANK', 'T', 'v1.a.b', '', '0815', now());
    -- What lives next door, so that there is something to be looked at by mistake.
    select ledger_promo(${far}, gen_random_uuid(), 'p', 'next', '${other}', 'NORTH', 'THB', 500, '', now());
    select ledger_promo(${far}, gen_random_uuid(), 'p', 'mine', '${owner}', 'NORTH', 'THB', 500, '', now());`);
  await pool.query(`
    create function one_bucket(p_bucket int) returns boolean language plpgsql as $$
    begin
      if p_bucket <> current_setting('parlor.bucket')::int then
        raise exception 'A row of bucket % was touched', p_bucket;
      end if;
      return true;
    end
    $$;
    do $$
    declare
      v_table regclass;
    begin
      for v_table in select attrelid::regclass from pg_attribute join pg_class on oid = attrelid
        where attname = 'bucket' and relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute format('alter table %s enable row level security', v_table);
        execute format('create policy one_bucket on %s using (one_bucket(bucket)) with check (one_bucket(bucket))', v_table);
      end loop;
    end
    $$`);
  // Applies to every new connection, so that small tables are read by key and not by a sequential scan.
  const name = new URL(fixture.databaseUrl).pathname.slice(1);
  await pool.query(`alter database ${name} set parlor.bucket = ${bucket}`);
  await pool.query(`alter database ${name} set enable_seqscan = off`);
});
afterAll(() => fixture.close());

async function answerOf(call: string): Promise<string> {
  const text = call.replaceAll('$b', String(bucket)).replaceAll('$o', `'${owner}'`);
  const { rows } = await fixture.app.pool.query<{ answer: string | null }>(
    `select string_agg(answer::text, ' ') as answer from (select ${text} as answer) called`,
  );
  return rows[0]?.answer ?? '';
}

it.each(cases)('a money function touches only its own bucket: %s', async (call, answer) => {
  expect(await answerOf(call)).toMatch(answer);
});

it('the bucket policy detects a function that reads or writes another bucket', async () => {
  await fixture.database.pool.query(`
    create function ledger_peek(p_bucket int) returns bigint language sql security definer as $$ select count(*) from ledger_account where owner = '${owner}' $$;
    create function ledger_poke(p_bucket int) returns void language sql security definer as $$
      insert into ledger_outbox (bucket, topic, owner) values ((p_bucket + 1) % 1024, 't', 'o') $$;
    alter function ledger_peek owner to parlor_ledger;
    alter function ledger_poke owner to parlor_ledger`);
  try {
    await expect(answerOf('ledger_peek($b)')).rejects.toThrow('was touched');
    await expect(answerOf('ledger_poke($b)')).rejects.toThrow('was touched');
  } finally {
    await fixture.database.pool.query('drop function ledger_peek; drop function ledger_poke');
  }
});

it('every callable money function has a test case and takes a bucket as its first argument', async () => {
  const { rows } = await sql<{ name: string; first: string }>`
    select proname as name, proargnames[1] as first from pg_proc
    where pronamespace = 'public'::regnamespace and proname ~ '^(ledger|deposit|withdrawal|provider)_' and prosecdef order by proname`.execute(
    fixture.database.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    [...new Set(cases.map(([call]) => call.slice(0, call.indexOf('('))))].toSorted(),
  );
  expect(rows.filter(({ first }) => first !== 'p_bucket')).toEqual([
    { name: 'ledger_freeze_broken', first: 'p_first' },
  ]);
});
