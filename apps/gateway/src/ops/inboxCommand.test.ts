import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxMessage, InboxPage } from '@parlor/contract';
import { createLedgerRepository } from '../modules/ledger/ledger.repository.ts';
import { listActs } from '../modules/audit/operatorActs.ts';
import { createTestGateway, type TestGateway, type TestSession } from '../testing/testGateway.ts';
import { readCommand } from './command.ts';
import { inboxArea } from './inboxCommand.ts';

let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  folder = await mkdtemp(join(tmpdir(), 'messages-'));
  for (const code of ['NORTH', 'SOUTH'])
    await gateway.app.gateway.services.merchants.save({
      code,
      name: code,
      brand: code.toLowerCase(),
      currency: 'THB',
      settings: { features: { mailCentre: true } },
    });
  gateway.advance(5_000);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const services = () => gateway.app.gateway.services;

/** Runs `pnpm ops inbox` with these arguments. */
async function run(...typed: string[]): Promise<string> {
  const context = { inboxDesk: services().inboxDesk, operator: 'operator01' };
  const parsed = readCommand<typeof context>({ inbox: inboxArea }, ['inbox', ...typed]);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

const lanterns = {
  titles: { EN: 'Lanterns', TY: 'โคมลอย' },
  contents: { EN: '<p>Three evenings</p>', TY: '<p>สามคืน</p>' },
};

/** Sends a message from a file, and returns its id. */
async function send(message: object, ...to: string[]): Promise<string> {
  const path = join(folder, 'message.json');
  await writeFile(path, JSON.stringify({ ...lanterns, ...message }));
  return (await run('send', 'NORTH', path, ...to)).split(':')[0] ?? '';
}

async function newsOf(session: TestSession, language = 'EN', merchant = 'NORTH'): Promise<InboxMessage[]> {
  await services().inboxWork.deliver();
  const headers = { Language: language, Merchant: merchant };
  const answer = await gateway.call('listMessages', { session, headers, query: { type: 'operator' } });
  return (answer.envelope.value as unknown as InboxPage).list;
}

const titlesOf = async (session: TestSession) => (await newsOf(session)).map(({ title }) => title);

describe('pnpm ops inbox', () => {
  it('SVC-04 sends to one player, in the language of the reader, and records the operator', async () => {
    const [player, other] = [await gateway.login(), await gateway.login()];
    const id = await send({ link: '/m/activity' }, '--to', player.account.account);
    expect(await newsOf(player)).toMatchObject([
      { title: 'Lanterns', content: '<p>Three evenings</p>', link: '/m/activity', read: false },
    ]);
    expect(await newsOf(player, 'TY')).toMatchObject([{ title: 'โคมลอย' }]);
    expect(await newsOf(other)).toEqual([]);
    const [act] = await listActs(gateway.database.db, { area: 'inbox', subject: id });
    expect(act).toMatchObject({ act: 'send', operator: 'operator01', merchantCode: 'NORTH' });
  });

  it('SVC-04 sends no script, no deep nesting that slows a phone, and no text above the limit', async () => {
    const player = await gateway.login();
    const bomb = `<script>alert(1)</script>${'<div>'.repeat(1_500)}deep${'</div>'.repeat(1_500)}`;
    await send({ titles: { EN: 'Bomb' }, contents: { EN: bomb } }, '--to', player.account.account);
    const [{ content } = { content: '' }] = await newsOf(player);
    expect(content).toContain('deep');
    expect(content).not.toContain('alert');
    expect(content.match(/<div>/g)?.length ?? 0).toBeLessThanOrEqual(40);
    await expect(send({ titles: { EN: 'Long' }, contents: { EN: '<b>'.repeat(40_000) } }, '--all')).rejects.toThrow(
      'at most',
    );
  });

  it('SVC-04 sends to all players of the merchant once, however many gateways deliver it', async () => {
    const [player, agent] = [await gateway.login(), await gateway.login({ type: 1 })];
    const elsewhere = await gateway.login({ merchantCode: 'SOUTH' });
    await send({ titles: { EN: 'To all' }, contents: { EN: 'x' } }, '--all');
    await Promise.all([1, 2, 3].map(() => services().inboxWork.deliver()));
    expect([await titlesOf(player), await titlesOf(agent)]).toEqual([['To all'], ['To all']]);
    expect(await newsOf(elsewhere, 'EN', 'SOUTH')).toEqual([]);
    // Players who register later do not get it.
    expect(await titlesOf(await gateway.login())).toEqual([]);
  });

  it('SVC-04 sends to the players of a level, with players without a bet on the lowest', async () => {
    const [bronze, gold] = [await gateway.login(), await gateway.login()];
    await sql`insert into loyalty_player (account_id, currency, merchant_code, level, month) values (${gold.account.id}, 'THB', 'NORTH', 'gold', '2026-11-01')`.execute(
      gateway.database.db,
    );
    await send({ titles: { EN: 'Gold' }, contents: { EN: 'x' } }, '--level', 'gold');
    await send({ titles: { EN: 'Bronze' }, contents: { EN: 'x' } }, '--level', 'bronze');
    expect([await titlesOf(gold), await titlesOf(bronze)]).toEqual([['Gold'], ['Bronze']]);
    await expect(send({}, '--level', 'tin')).rejects.toThrow('bronze, silver, gold');
  });

  it('SVC-04 delivers a message at its start time, and hides it after its end', async () => {
    const player = await gateway.login();
    const at = (hours: number) => new Date(gateway.deps.clock() + hours * 3_600_000).toISOString();
    await send({ startsAt: at(1), expiresAt: at(3) }, '--to', player.account.account);
    expect(await titlesOf(player)).toEqual([]);
    // The session is idle for too long by then.
    gateway.advance(2 * 3_600_000);
    expect(await titlesOf(await renewed(player))).toEqual(['Lanterns']);
    gateway.advance(1.5 * 3_600_000);
    const session = await renewed(player);
    expect(await titlesOf(session)).toEqual([]);
    expect((await gateway.call('getUnreadCounts', { session })).envelope.value).toMatchObject({ inbox: 0 });
  });

  it('SVC-04 sends excluded or blocked players no marketing, but messages of service', async () => {
    const players = [await gateway.login(), await gateway.login(), await gateway.login()] as const;
    const [excluded, blocked, other] = players;
    const ledger = createLedgerRepository(gateway.database.db);
    for (const { account } of players)
      await ledger.open({ accountId: account.id, merchantCode: 'NORTH' }, 'THB', 'Asia/Bangkok');
    const bucket = (session: TestSession) => sql`ledger_bucket('NORTH', ${session.account.id})`;
    await sql`select ledger_exclude(${bucket(excluded)}, ${excluded.account.id}, now() + interval '1 day')`.execute(
      gateway.database.db,
    );
    await sql`select ledger_block(${bucket(blocked)}, ${blocked.account.id}, true)`.execute(gateway.database.db);
    await send({ titles: { EN: 'Play' }, contents: { EN: 'x' } }, '--all');
    await send({ titles: { EN: 'Terms' }, contents: { EN: 'x' }, kind: 'service' }, '--all');
    expect([await titlesOf(excluded), await titlesOf(blocked)]).toEqual([['Terms'], ['Terms']]);
    expect((await titlesOf(other)).toSorted()).toEqual(['Play', 'Terms']);
  });

  it('SVC-04 withdraws a message from everybody, once', async () => {
    const player = await gateway.login();
    const id = await send({}, '--to', player.account.account);
    expect(await titlesOf(player)).toEqual(['Lanterns']);
    expect(await run('withdraw', id)).toBe(`${id}: withdrawn`);
    expect(await titlesOf(player)).toEqual([]);
    await expect(run('withdraw', id)).rejects.toThrow('no message');
    expect(await run('list', 'NORTH')).toContain('1 received it, 0 read it  by operator01  withdrawn  "Lanterns"');
  });

  it('SVC-04 sanitizes texts of operators, and limits their size', async () => {
    const player = await gateway.login();
    const hostile =
      '<p onclick="alert(1)">Hello <script>alert(1)</script><iframe src="https://evil.test"></iframe></p><a href="javascript:alert(1)">x</a><style>*{display:none}</style>';
    await send({ titles: { EN: 'Hello' }, contents: { EN: hostile } }, '--to', player.account.account);
    const [message] = await newsOf(player);
    expect(message?.content).toBe('<p>Hello </p><a>x</a>');
    // Deeper nesting than any browser would lay out.
    const bomb = '<div>'.repeat(3_900);
    await send({ titles: { EN: 'Deep' }, contents: { EN: `${bomb}deep` } }, '--to', player.account.account);
    const [deep] = await newsOf(player);
    expect(deep?.content.match(/<div>/g)?.length ?? 0).toBeLessThanOrEqual(40);
    await expect(send({ titles: { EN: 'Long' }, contents: { EN: '<b>'.repeat(10_000) } }, '--all')).rejects.toThrow(
      'at most 20000 characters',
    );
    await expect(
      send({ titles: { EN: 'Empty' }, contents: { EN: '<script>alert(1)</script>' } }, '--all'),
    ).rejects.toThrow('Nothing');
  });

  it.each([
    [{ titles: { EN: 'One' } }, ['--all'], 'the same languages'],
    [{ link: 'https://evil.test' }, ['--all'], 'is not a path of the site'],
    [{ startsAt: '2026-12-02T00:00:00Z', expiresAt: '2026-12-01T00:00:00Z' }, ['--all'], 'ends after it begins'],
    [{ colour: 'red' }, ['--all'], 'is not a message'],
    [{}, ['--to', 'nobody-at-all'], 'has no account'],
    [{}, [], 'inbox send'],
    [{}, ['--all', '--to', 'x'], 'inbox send'],
  ])('SVC-04 refuses %j to %j', async (message, to, problem) => {
    await expect(send(message, ...to)).rejects.toThrow(problem);
  });
});

/** Returns the same player with a new session. */
async function renewed(session: TestSession): Promise<TestSession> {
  const halves = await services().sessions.open({
    accountId: session.account.id,
    device: 'test',
    clientAddress: '127.0.0.1',
  });
  return { ...session, ...halves };
}
