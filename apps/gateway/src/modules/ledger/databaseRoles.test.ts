import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTransferId } from './transferId.ts';
import { createLedgerFixture, playerOf, type LedgerFixture } from './testing/ledgerFixture.ts';

// Tests what an attacker could do with the application's database role: `migrations/repeat_roles.sql`.

let fixture: LedgerFixture;
let owner: string;

beforeAll(async () => {
  fixture = await createLedgerFixture({ poolSize: 1 });
  owner = await fixture.player(1_000n);
  await fixture.ledger.bet(fixture.bet({ owner, txId: 'bet-1' }));
  await fixture.ledger.hold({
    player: playerOf(owner),
    provider: 'test',
    txId: 'hold-1',
    currency: 'THB',
    amount: 100n,
    expiresAt: Date.UTC(2999, 0),
    note: '',
    eventAt: 0,
  });
  await fixture.ledger.setLimit(playerOf(owner), 'THB', { kind: 'wager', period: 'day', amount: 500n }, 0);
});
afterAll(() => fixture.close());

const asApplication = (statement: string) => sql.raw(statement).execute(fixture.app.db);

const writtenByFunctionsAlone = [
  'ledger_account',
  'ledger_transfer',
  'ledger_day',
  'ledger_hold',
  'ledger_limit',
  'ledger_outbox',
  'bet_order',
  'withdrawal_step',
] as const;

it('the application role is not a superuser and owns no tables or functions', async () => {
  const { rows } = await sql<{ role: string; rolsuper: boolean; rolcreaterole: boolean; owned: bigint }>`
    select rolname as role, rolsuper, rolcreaterole, (select count(*) from pg_class where relowner = r.oid) + (select count(*) from pg_proc where proowner = r.oid) as owned
    from pg_roles r where rolname = current_user`.execute(fixture.app.db);
  expect(rows).toEqual([{ role: 'parlor_app', rolsuper: false, rolcreaterole: false, owned: 0n }]);
});

describe.each(writtenByFunctionsAlone)('the table %s', (table) => {
  it.each([
    ['insert', `insert into ${table} overriding system value select * from ${table}`],
    ['update', `update ${table} set bucket = bucket`],
    ['delete', `delete from ${table}`],
    ['truncate', `truncate ${table} cascade`],
    ['lock', `select * from ${table} for update`],
  ])('rejects %s by the application', async (_, statement) => {
    await expect(asApplication(statement)).rejects.toThrow(/permission denied for (table|view)/);
  });

  it('can be read by the application, but not altered or dropped', async () => {
    await asApplication(`select * from ${table}`);
    await expect(asApplication(`alter table ${table} disable trigger all`)).rejects.toThrow('must be owner of');
    await expect(asApplication(`alter table ${table} drop column bucket`)).rejects.toThrow('must be owner of');
    await expect(asApplication(`drop table ${table}`)).rejects.toThrow('must be owner of');
  });
});

it.each([
  `insert into withdrawal select * from withdrawal`,
  `update withdrawal set state = 'PAID'`,
  `update withdrawal set amount = 1`,
  `delete from withdrawal`,
  `update operator_act set operator = 'nobody'`,
  `delete from operator_act`,
  `update jackpot_pool set amount = 1`,
  `delete from jackpot_pool`,
  `select drop_point from jackpot_pool`,
  `select drop_salt from jackpot_pool`,
  `update jackpot_fall set amount = 1`,
  `insert into jackpot_mark select * from jackpot_mark`,
  `update bonus_purse set balance = 1`,
  `update bonus_purse set wagered = required`,
  `delete from bonus_stake`,
  `update bonus_round set counted = 1`,
  `update schema_migration set checksum = ''`,
])('the application cannot write protected rows: %s', async (statement) => {
  await expect(asApplication(statement)).rejects.toThrow(/permission denied for table/);
});

it.each([
  `set session_replication_role = replica`,
  `alter role parlor_app superuser`,
  `create role somebody`,
  `alter function ledger_bet security invoker`,
  `create or replace function ledger_bucket(p_merchant text, p_owner text) returns int language sql return 1`,
  `create function ledger_gift() returns int language sql return 1`,
  `create table ledger_gift (id int)`,
  `create trigger gift before insert on ledger_transfer execute function ledger_refuse_change()`,
])('the application cannot change session settings, roles or the schema: %s', async (statement) => {
  await expect(asApplication(statement)).rejects.toThrow(/permission denied|must be owner|only roles with/i);
});

it.each([
  ['ledger_write', `ledger_write(0, null, null, null)`],
  ['ledger_open', `ledger_open(0, 'merchant:NORTH', 'house', 'THB')`],
  ['ledger_move', `ledger_move(0, 'promo', 'promo', gen_random_uuid(), 'p', 't', 'o', 'm', 'THB', 1, '', now())`],
  [
    'ledger_end_hold',
    `ledger_end_hold(0, 'POSTED', gen_random_uuid(), 'p', 't', gen_random_uuid(), 1, 'm', 'psp_clearing', '', now())`,
  ],
  ['ledger_jackpot_move', `ledger_jackpot_move(0, gen_random_uuid(), null, 'house', 1, 't', 'part', 'LOTUS_GRAND')`],
  ['ledger_jackpot_draw', `ledger_jackpot_draw(1, 2)`],
  ['ledger_bonus_move', `ledger_bonus_move(0, gen_random_uuid(), gen_random_uuid(), 1, 't', '', null, 'grant', now())`],
  ['ledger_bonus_cash', `ledger_bonus_cash(0, gen_random_uuid(), 1, 't', null, 'converted', now())`],
  ['withdrawal_move', `withdrawal_move(0, gen_random_uuid(), 'PAID', 'me', null, now(), null)`],
  ['withdrawal_release', `withdrawal_release(0, null, gen_random_uuid(), '', now())`],
])('the application cannot call the internal function %s', async (name, call) => {
  await expect(asApplication(`select ${call}`)).rejects.toThrow(`permission denied for function ${name}`);
});

it('a temporary table of the application does not shadow a ledger table', async () => {
  const client = await fixture.app.pool.connect();
  try {
    await client.query('create temporary table provider_stop (like public.provider_stop)');
    await client.query('create temporary table ledger_account (like public.ledger_account including defaults)');
  } finally {
    client.release();
  }
  expect(await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId() }))).toMatchObject({ status: 'OK' });
  await asApplication('drop table pg_temp.provider_stop, pg_temp.ledger_account');
});

it('money functions belong to the ledger role, fix their search_path and are not granted to PUBLIC', async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc p
    where pronamespace = 'public'::regnamespace and (
      (proname ~ '^(ledger|deposit|withdrawal)_' and prorettype <> 'trigger'::regtype and pg_get_userbyid(proowner) <> 'parlor_ledger')
      or exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)
      or (prosecdef and not 'search_path=pg_catalog, public, pg_temp' = any (coalesce(proconfig, '{}'))))`.execute(
    fixture.database.db,
  );
  expect(rows).toEqual([]);
});

it('the ledger and application roles have no privilege to change append-only tables', async () => {
  const { rows } = await sql<{ table: string; privilege: string }>`
    select c.relname as table, a.privilege_type as privilege
    from pg_class c, aclexplode(c.relacl) a
    where a.grantee in ('parlor_ledger'::regrole, 'parlor_app'::regrole, 0) and a.privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER')
      and c.relname in ('ledger_transfer', 'ledger_day', 'ledger_outbox', 'withdrawal_step', 'operator_act')`.execute(
    fixture.database.db,
  );
  expect(rows).toEqual([]);
  const { rows: removable } = await sql<{ table: string }>`
    select relname as table from pg_class where relname like 'ledger\\_%' and relkind = 'r' and has_table_privilege('parlor_ledger', oid, 'DELETE, TRUNCATE')
    order by relname`.execute(fixture.database.db);
  expect(removable).toEqual([{ table: 'ledger_outbox_reader' }]);
});
