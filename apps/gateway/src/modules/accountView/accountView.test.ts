import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf, HEADER, routes, SESSION_COOKIE, type Route, type RouteName, type Sessions } from '@parlor/contract';
import { calls } from '@parlor/contract/schemas';
import { anyParams } from '../../testing/anyCall.ts';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { listActs } from '../audit/operatorActs.ts';
import { handshakeOf, chatSocketUrl, openSocket } from '../support/testing/chatSocketClient.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import type { Account } from '../member/account.service.ts';

const MINUTE_MS = 60_000;

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { whitelabel: { CBS3: true }, features: { feedback: true, mailCentre: true } },
  });
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => gateway.close());

const views = () => gateway.app.gateway.services.accountViews;
const open = (account: Account, reason = 'asks where a bonus is') =>
  views().open({ account, operator: 'malee', reason });
const redeem = (token: string, headers: Record<string, string> = {}) =>
  gateway.call('redeemView', { body: { viewToken: token }, headers });

/** Requests a view and redeems its link. */
async function openView(account: Account): Promise<TestSession & { id: string }> {
  const { id, token } = await open(account);
  const answer = await redeem(token);
  const { token: half } = answer.envelope.value as unknown as { token: string };
  return { id, account, token: half, cookie: answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '' };
}

const codeOf = ({ envelope }: { envelope: { success: boolean; errorCode?: string } }) =>
  envelope.success ? 'let in' : envelope.errorCode;

/** Reads every table, except the rows that a view itself writes, and the positions of outbox readers. */
async function contentOfTables(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I', relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('session', 'account_view', 'account_view_read', 'ledger_outbox_reader')`.execute(
    gateway.database.db,
  );
  const { rows } = await sql<Record<string, string>>`select ${sql.join(
    tables.map(
      ({ name }) =>
        sql`(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${sql.raw(name)} t) as ${sql.raw(name)}`,
    ),
  )}`.execute(gateway.database.db);
  return rows[0] ?? {};
}

describe('a view of an account by an operator', () => {
  it('AGT-09 starts with a link that works once, for ten minutes, and for its merchant', async () => {
    const account = await gateway.createAccount();
    const { token } = await open(account);
    expect(codeOf(await redeem(token, { [HEADER.merchant]: 'SOUTH' }))).toBe('view.link_invalid');
    expect((await redeem(token)).envelope.value).toMatchObject({ userName: account.account, type: account.type });
    expect(codeOf(await redeem(token))).toBe('view.link_invalid');
    const late = await open(account);
    gateway.advance(10 * MINUTE_MS + 1);
    expect(codeOf(await redeem(late.token))).toBe('view.link_invalid');
    expect(codeOf(await redeem('guessed'))).toBe('view.link_invalid');
    const rows = JSON.stringify(await gateway.deps.db.selectFrom('account_view').selectAll().execute());
    expect(rows).not.toContain(token);
  });

  const changing = (Object.keys(routes) as RouteName[]).filter(
    (name) => accessOf(routes[name]) !== 'public' && routes[name].method !== 'GET' && name !== 'logout',
  );

  it.each(changing)('AGT-09 refuses %s', async (name) => {
    const view = await openView(await gateway.createAccount({ type: 1 }));
    const answer = await gateway.call(name, {
      session: view,
      params: anyParams,
      ...('body' in calls[name] && { body: {} }),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(codeOf(answer)).toBe('view.read_only');
    expect(answer.status).toBe(403);
  });

  it('AGT-09 reads every other call except pictures, and changes nothing', async () => {
    const owner = await gateway.login({ type: 1 });
    const view = await openView(owner.account);
    const reads = (Object.keys(routes) as RouteName[]).filter(
      (name) => accessOf(routes[name]) !== 'public' && routes[name].method === 'GET',
    );
    const isPicture = (name: RouteName) => (routes[name] as Route).isPicture === true;
    // The first read creates what every account has, such as its referral code.
    for (const name of reads) await gateway.call(name, { session: owner, params: anyParams });
    const { rows: readers } = await sql<{ name: string }>`select name from ledger_outbox_reader`.execute(
      gateway.database.db,
    );
    await untilRead(
      gateway.deps.db,
      readers.map(({ name }) => name),
      () => sleep(20),
    );
    const before = await contentOfTables();
    for (const name of reads) {
      const code = codeOf(await gateway.call(name, { session: view, params: anyParams }));
      expect(`${name}: ${code === 'view.read_only'}`).toBe(`${name}: ${isPicture(name)}`);
    }
    expect(await contentOfTables()).toEqual(before);
    const noted = await gateway.deps.db
      .selectFrom('account_view_read')
      .select('route')
      .where('view_id', '=', view.id)
      .execute();
    expect(new Set(noted.map(({ route }) => route))).toEqual(new Set(reads.filter((name) => !isPicture(name))));
    expect(gateway.logged.filter((line) => line.includes(view.id) && line.includes('malee')).length).toBeGreaterThan(
      20,
    );
  });

  it('AGT-09 opens no socket', async () => {
    const account = await gateway.createAccount();
    const owner = await gateway.login();
    const line = await openSocket(chatSocketUrl(url), handshakeOf(owner));
    line.close();
    await expect(openSocket(chatSocketUrl(url), handshakeOf(await openView(account)))).rejects.toThrow('does not open');
  });

  it('AGT-09 AUTH-18 is not a login: the owner stays logged in, and sees its time but no device', async () => {
    const owner = await gateway.login();
    const lastLogin = () =>
      gateway.deps.db
        .selectFrom('account')
        .select('last_login_at')
        .where('id', '=', owner.account.id)
        .executeTakeFirstOrThrow();
    const before = await lastLogin();
    await open(owner.account, 'never used');
    await openView(owner.account);
    const listed = (await gateway.call('listSessions', { session: owner })).envelope.value as unknown as Sessions;
    expect(listed.list).toHaveLength(1);
    expect(listed.views).toHaveLength(1);
    expect(await lastLogin()).toEqual(before);
  });

  it('AGT-09 ends after half an hour, when the operator leaves, and when another operator ends it', async () => {
    const account = await gateway.createAccount();
    const [late, left, ended] = [await openView(account), await openView(account), await openView(account)];
    const codes = async () =>
      Promise.all([late, left, ended].map(async (session) => codeOf(await gateway.call('getMemberInfo', { session }))));
    await gateway.call('logout', { session: left });
    expect(await views().end(ended.id, 'somchai')).toBe(true);
    expect(await codes()).toEqual(['let in', 'session.ended', 'session.ended']);
    expect(await views().end(left.id, 'somchai')).toBe(false);
    for (let minutes = 0; minutes < 30; minutes += 5) {
      gateway.advance(5 * MINUTE_MS);
      await gateway.call('getMemberInfo', { session: late });
    }
    expect(await codes()).toEqual(['session.ended', 'session.ended', 'session.ended']);
    expect(await views().end(late.id, 'somchai')).toBe(false);
  });

  it('AGT-09 shows a disabled account, and only the agent’s own team', async () => {
    const agent = await gateway.createAccount({ type: 1 });
    await gateway.createAccount({ account: 'stranger' });
    const view = await openView(agent);
    await gateway.deps.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', agent.id).execute();
    expect(codeOf(await gateway.call('getMemberInfo', { session: view }))).toBe('let in');
    const team = await gateway.call('listDownlines', { session: view });
    expect(codeOf(team)).toBe('let in');
    expect(JSON.stringify(team.envelope)).not.toContain('stranger');
    expect(codeOf(await gateway.call('getDownline', { session: view, params: { account: 'stranger' } }))).not.toBe(
      'let in',
    );
  });

  it('AGT-09 leaves immutable acts for its request, its use and its end', async () => {
    const account = await gateway.createAccount();
    const view = await openView(account);
    await views().end(view.id, 'somchai');
    expect(await listActs(gateway.deps.db, { area: 'view', subject: account.account })).toMatchObject([
      { act: 'end', operator: 'somchai', details: { view: view.id } },
      { act: 'redeem', operator: 'malee' },
      { act: 'open', operator: 'malee', details: { reason: 'asks where a bonus is' } },
    ]);
    await gateway.call('getMemberInfo', { session: await openView(account) });
    await expect(gateway.deps.db.deleteFrom('account_view_read').execute()).rejects.toThrow('append-only');
  });
});
