import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { PushKind, PushSettings } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { INBOX_READER } from '../inbox/inboxReader.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { createPushSender, type PushSender } from './pushSender.ts';
import { createPushWork } from './pushWork.ts';
import { createBrowser, startPushServer, type PushServer } from './testing/pushServer.ts';

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:operator@parlor.example' };
let gateway: TestGateway;
let server: PushServer;
let sender: PushSender;

beforeAll(async () => {
  gateway = await createTestGateway({ config: { push: keys, isZeroConfiguration: true } });
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { languages: ['EN', 'TY'], features: { mailCentre: true }, timeZone: 'Asia/Bangkok' },
  });
  server = await startPushServer();
  sender = createPushSender({ keys, ca: server.ca, isAllowed: () => true });
  gateway.advance(5_000);
});
afterAll(async () => {
  await server.close();
  await gateway.close();
});
beforeEach(async () => {
  server.received.length = 0;
  server.answers.clear();
  await sql`delete from push_subscription`.execute(gateway.database.db);
});

const services = () => gateway.app.gateway.services;
const owner = () => gateway.database.db;
const work = (by: PushSender = sender, refused: string[] = []) =>
  createPushWork({
    db: gateway.deps.db,
    clock: gateway.deps.clock,
    merchants: services().merchants,
    sender: by,
    onRefused: ({ host }) => refused.push(host),
  });
const subscribe = (session: TestSession, endpoint: string, browser = createBrowser(), language = 'EN') =>
  gateway.call('subscribePush', { session, headers: { Language: language }, body: { endpoint, keys: browser.keys } });
const save = (session: TestSession, kinds: PushKind[], quietHours: PushSettings['quietHours'] = null) =>
  gateway.call('savePushSettings', { session, body: { kinds, quietHours } });
const waiting = async () => (await owner().selectFrom('push_delivery').selectAll().execute()).length;
let places = 0;

/**
 * Creates a player with a browser at the push service of the test. Subscribing requires a public name, so the address
 * is changed afterwards.
 */
async function playerWithBrowser({ kinds, language = 'EN' }: { kinds?: PushKind[]; language?: string } = {}) {
  const [session, browser] = [await gateway.login(), createBrowser()];
  await untilRead(owner(), INBOX_READER, () => services().inboxWork.readOutbox());
  const path = `/push/${(places += 1)}`;
  const address = `https://push.parlor-test.net${path}`;
  expect((await subscribe(session, address, browser, language)).status).toBe(200);
  await sql`update push_subscription set endpoint = ${server.endpoint(path)} where endpoint = ${address}`.execute(
    owner(),
  );
  if (kinds !== undefined) await save(session, kinds);
  return { session, browser, path, accountId: session.account.id };
}

/** Triggers an account event that sends a message. */
async function happen({ accountId, session }: { accountId: string; session: TestSession }): Promise<void> {
  await services().accounts.setEmail(accountId, `${session.account.account}-${(places += 1)}@example.test`);
  await untilRead(owner(), INBOX_READER, () => services().inboxWork.readOutbox());
}

async function broadcast(accountName: string, kind: 'marketing' | 'service', html = '<p>Three evenings</p>') {
  await services().inboxDesk.send({
    merchantCode: 'NORTH',
    to: { name: accountName },
    kind,
    titles: { EN: 'Lanterns', TY: 'โคมลอย' },
    contents: { EN: html, TY: html },
    link: '/m/activity',
    operator: 'malee',
  });
  await services().inboxWork.deliver();
}

describe('a notification', () => {
  it('SVC-04 reaches the browser, encrypted for it and signed, in the language of the subscription', async () => {
    const player = await playerWithBrowser({ language: 'TY' });
    await happen(player);
    await work().sendDue();
    expect(server.received.map(({ path }) => path)).toEqual([player.path]);
    const [{ headers, body }] = server.received as [(typeof server.received)[number]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(headers['authorization']).toMatch(/^vapid t=[\w.-]+, ?k=/);
    expect(headers['authorization']).toContain(keys.publicKey);
    expect(player.browser.open(body)).toMatchObject({
      title: 'เปลี่ยนเบอร์โทรหรืออีเมลแล้ว',
      link: '/m/securityCenter',
      language: 'TY',
    });
    await work().sendDue();
    expect([server.received.length, await waiting()]).toEqual([1, 0]);
  });

  it('SVC-04 shows only the text of a message with markup and script', async () => {
    const player = await playerWithBrowser();
    const bomb = '<div>'.repeat(3_000);
    await broadcast(player.session.account.account, 'service', `<p>Hello<script>alert(1)</script></p>${bomb}`);
    await work().sendDue();
    expect(player.browser.open(server.received[0]?.body ?? Buffer.of())).toMatchObject({
      title: 'Lanterns',
      body: 'Hello',
    });
  });

  it('SVC-04 is sent again under the same tag by another gateway if the first died before recording it', async () => {
    const player = await playerWithBrowser();
    await happen(player);
    const killed: PushSender = {
      async deliver(push) {
        await sender.deliver(push);
        throw new Error('killed');
      },
    };
    await expect(work(killed).sendDue()).rejects.toThrow('killed');
    await work().sendDue();
    expect(server.received).toHaveLength(1);
    gateway.advance(61_000);
    await work().sendDue();
    const tags = server.received.map(({ body }) => (player.browser.open(body) as { tag: string }).tag);
    expect([tags.length, new Set(tags).size]).toEqual([2, 1]);
    expect(new Set(server.received.map(({ headers }) => headers['topic'])).size).toBe(1);
    expect(await waiting()).toBe(0);
  });

  it('SVC-04 is sent once by several gateways', async () => {
    const player = await playerWithBrowser();
    for (let change = 0; change < 5; change += 1) await happen(player);
    await Promise.all([1, 2, 3, 4].map(() => work().sendDue()));
    expect([server.received.length, await waiting()]).toEqual([5, 0]);
  });

  it('SVC-04 is not written twice if its events are delivered again', async () => {
    const player = await playerWithBrowser();
    await happen(player);
    await work().sendDue();
    await sql`update ledger_outbox_reader set tx = '0' where name = ${INBOX_READER}`.execute(owner());
    await untilRead(owner(), INBOX_READER, () => services().inboxWork.readOutbox());
    expect(await waiting()).toBe(0);
  });

  it.each([404, 410])('SVC-04 ends the subscription when the push service answers %i', async (status) => {
    const player = await playerWithBrowser();
    server.answers.set(player.path, { status });
    await happen(player);
    await work().sendDue();
    expect(await owner().selectFrom('push_subscription').selectAll().execute()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('SVC-04 waits as long as the push service requests, and longer after each failure', async () => {
    const player = await playerWithBrowser();
    server.answers.set(player.path, { status: 429, headers: { 'Retry-After': '100' } });
    await happen(player);
    await work().sendDue();
    gateway.advance(99_000);
    await work().sendDue();
    expect(server.received).toHaveLength(1);
    server.answers.set(player.path, { status: 503 });
    gateway.advance(2_000);
    await work().sendDue();
    gateway.advance(29_000);
    await work().sendDue();
    expect(server.received).toHaveLength(2);
    server.answers.clear();
    gateway.advance(2_000);
    await work().sendDue();
    expect([server.received.length, await waiting()]).toEqual([3, 0]);
  });

  it('SVC-04 is dropped and reported when the push service refuses it', async () => {
    const player = await playerWithBrowser();
    server.answers.set(player.path, { status: 403 });
    const refused: string[] = [];
    await happen(player);
    await work(sender, refused).sendDue();
    expect([refused.length, await waiting()]).toEqual([1, 0]);
  });

  it('SVC-04 does not connect to a name that leads into our own network', async () => {
    const player = await playerWithBrowser();
    await happen(player);
    await work(createPushSender({ keys, ca: server.ca })).sendDue();
    expect([server.received.length, await waiting()]).toEqual([0, 1]);
  });

  it('SVC-04 is not sent about a message that was read in the meantime', async () => {
    const player = await playerWithBrowser();
    await happen(player);
    await gateway.call('readMessages', { session: player.session, body: { upTo: Date.now() + 86_400_000 } });
    await work().sendDue();
    expect([server.received.length, await waiting()]).toEqual([0, 0]);
  });
});

describe('notification settings', () => {
  it('SVC-04 send marketing only to players who chose it', async () => {
    const [without, withIt] = [await playerWithBrowser(), await playerWithBrowser({ kinds: ['marketing'] })];
    for (const { session } of [without, withIt]) await broadcast(session.account.account, 'marketing');
    await happen(withIt);
    await work().sendDue();
    expect(server.received.map(({ path }) => path)).toEqual([withIt.path]);
  });

  it('SVC-04 send no marketing to a player who was excluded before it is sent', async () => {
    const player = await playerWithBrowser({ kinds: ['account', 'marketing'] });
    await broadcast(player.session.account.account, 'marketing');
    await happen(player);
    await createLedgerRepository(owner()).open(
      { accountId: player.accountId, merchantCode: 'NORTH' },
      'THB',
      'Asia/Bangkok',
    );
    await sql`select ledger_exclude(ledger_bucket('NORTH', ${player.accountId}), ${player.accountId}, now() + interval '1 day')`.execute(
      owner(),
    );
    await work().sendDue();
    const titles = server.received.map(({ body }) => (player.browser.open(body) as { title: string }).title);
    expect(titles).toEqual(['Phone or email changed']);
  });

  it('SVC-04 hold everything back in quiet hours and send it afterwards', async () => {
    const player = await playerWithBrowser();
    const at = (ms: number) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', timeStyle: 'short' }).format(
        gateway.deps.clock() + ms,
      );
    await save(player.session, ['account'], { from: at(-3_600_000), to: at(3_600_000) });
    await happen(player);
    await work().sendDue();
    expect([server.received.length, await waiting()]).toEqual([0, 1]);
    gateway.advance(3_600_000);
    await work().sendDue();
    expect([server.received.length, await waiting()]).toEqual([1, 0]);
  });

  it('SVC-04 keep kinds and quiet hours', async () => {
    const session = await gateway.login();
    const get = async () => (await gateway.call('getPushSettings', { session })).envelope.value;
    expect(await get()).toEqual({
      publicKey: keys.publicKey,
      kinds: ['account', 'bonus', 'service'],
      quietHours: null,
    });
    await save(session, ['service'], { from: '22:30', to: '07:05' });
    expect(await get()).toMatchObject({ kinds: ['service'], quietHours: { from: '22:30', to: '07:05' } });
    const body = { kinds: [], quietHours: { from: '22:00', to: '22:00' } };
    expect((await gateway.call('savePushSettings', { session, body })).status).toBe(400);
  });
});

describe('browsers of an account', () => {
  const address = 'https://push.parlor-test.net/shared';

  it('SVC-04 belong to the account that subscribed last, and only that one ends them', async () => {
    const [first, second] = [await gateway.login(), await gateway.login()];
    await subscribe(first, address);
    await subscribe(second, address);
    const owners = () => owner().selectFrom('push_subscription').select('account_id').execute();
    expect(await owners()).toEqual([{ account_id: second.account.id }]);
    const end = (session: TestSession) => gateway.call('unsubscribePush', { session, body: { endpoint: address } });
    expect((await end(first)).status).toBe(200);
    expect(await owners()).toHaveLength(1);
    await end(second);
    expect(await owners()).toEqual([]);
  });

  it('SVC-04 are ten at most', async () => {
    const session = await gateway.login();
    for (let made = 0; made < 12; made += 1) {
      gateway.advance(1_000);
      await subscribe(session, `${address}/${made}`);
    }
    const rows = await owner().selectFrom('push_subscription').select('endpoint').orderBy('made_at').execute();
    expect(rows.map(({ endpoint }) => Number(endpoint.split('/').at(-1)))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('SVC-04 are refused at addresses that may be our own', async () => {
    const session = await gateway.login();
    const answer = await subscribe(session, 'https://gateway.internal/1');
    expect(answer).toMatchObject({ status: 400, envelope: { errorCode: 'push.endpoint_refused' } });
    expect((await subscribe(session, 'http://push.parlor-test.net/1')).status).toBe(400);
  });
});
