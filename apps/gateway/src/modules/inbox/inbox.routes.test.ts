import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxPage, RouteName, UnreadCounts } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { createContentPublisher } from '../content/contentPublisher.ts';
import { INBOX_READER } from './inboxReader.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  const { merchants } = gateway.app.gateway.services;
  const settings = { features: { mailCentre: true }, whitelabel: { CBS3: true } };
  await merchants.save({ code: 'NORTH', name: 'North', brand: 'north', currency: 'THB', settings });
  gateway.advance(5_000);
});
afterAll(() => gateway.close());

const services = () => gateway.app.gateway.services;

/** Writes the messages about all events so far. */
async function readAll(): Promise<void> {
  await untilRead(gateway.database.db, INBOX_READER, () => services().inboxWork.readOutbox());
}

/** Creates a player with this many unread messages, each about another change of the address. */
async function playerWith(count: number): Promise<TestSession> {
  const session = await gateway.login();
  for (let change = 1; change < count; change += 1)
    await services().accounts.setEmail(session.account.id, `${session.account.account}-${change}@example.test`);
  await readAll();
  return session;
}

const page = async (session: TestSession, query: Record<string, string | number> = {}) =>
  (await gateway.call('listMessages', { session, query, headers: { Language: 'EN' } })).envelope
    .value as unknown as InboxPage;
const unread = async (session: TestSession) =>
  (await gateway.call('getUnreadCounts', { session })).envelope.value as unknown as UnreadCounts;
const remove = (session: TestSession, messageId: string) =>
  gateway.call('deleteMessage', { session, params: { messageId } });
const read = (session: TestSession, body: object) => gateway.call('readMessages', { session, body });

describe('the inbox', () => {
  it('SVC-04 is paged newest first, and new messages do not shift pages', async () => {
    const session = await playerWith(5);
    const first = await page(session, { pageSize: 2 });
    await services().accounts.setPassword(session.account.id, 'Another#Horse8');
    await readAll();
    const second = await page(session, { pageSize: 2, before: first.next ?? '' });
    const third = await page(session, { pageSize: 2, before: second.next ?? '' });
    const seen = [first, second, third].flatMap(({ list }) => list);
    expect(seen).toHaveLength(5);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
    expect(seen.map(({ writtenAt }) => writtenAt)).toEqual(
      seen.map(({ writtenAt }) => writtenAt).toSorted((a, b) => b - a),
    );
    expect([third.next, seen.at(-1)?.title]).toEqual([null, 'Welcome to North']);
  });

  it('SVC-04 shows only the requested type', async () => {
    const session = await playerWith(3);
    expect((await page(session, { type: 'system' })).list.map(({ title }) => title)).toEqual(['Welcome to North']);
    expect((await page(session, { type: 'security' })).list).toHaveLength(2);
    expect((await page(session, { type: 'operator' })).list).toEqual([]);
  });

  it('SVC-04 NOTE-05 counts unread messages, marked as read one by one, by type, or up to a time', async () => {
    const session = await playerWith(4);
    expect(await unread(session)).toMatchObject({ inbox: 4 });
    const [newest] = (await page(session)).list;
    await read(session, { messageId: newest?.id });
    expect(await unread(session)).toMatchObject({ inbox: 3 });
    expect((await page(session)).list[0]?.read).toBe(true);
    await read(session, { type: 'system', upTo: newest?.writtenAt });
    expect(await unread(session)).toMatchObject({ inbox: 2 });
    const upTo = newest?.writtenAt;
    await services().accounts.setPassword(session.account.id, 'Another#Horse8');
    await readAll();
    await read(session, { upTo });
    expect(await unread(session)).toMatchObject({ inbox: 1 });
  });

  it('SVC-04 deletes a message once, however often it is called', async () => {
    const session = await playerWith(3);
    const [message] = (await page(session)).list;
    const answers = await Promise.all([1, 2, 3].map(() => remove(session, message?.id ?? '')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await page(session)).list.map(({ id }) => id)).not.toContain(message?.id);
    expect(await unread(session)).toMatchObject({ inbox: 2 });
    expect((await read(session, { messageId: message?.id })).status).toBe(404);
  });

  it('SVC-04 restores a deleted message for ten minutes, and not later', async () => {
    const session = await playerWith(2);
    const [message] = (await page(session)).list;
    const restore = () => gateway.call('restoreMessage', { session, params: { messageId: message?.id ?? '' } });
    await remove(session, message?.id ?? '');
    expect([(await restore()).status, (await restore()).status]).toEqual([200, 200]);
    expect((await page(session)).list.map(({ id }) => id)).toContain(message?.id);
    await remove(session, message?.id ?? '');
    gateway.advance(10 * 60_000);
    expect((await restore()).status).toBe(404);
  });

  it("SVC-04 answers another player's message like a missing one", async () => {
    const [mine, other] = [await playerWith(1), await playerWith(1)];
    const [theirs] = (await page(other)).list;
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const restore = (messageId: string) => gateway.call('restoreMessage', { session: mine, params: { messageId } });
    for (const call of [(id: string) => remove(mine, id), (id: string) => read(mine, { messageId: id }), restore]) {
      const [known, unknown] = [await call(theirs?.id ?? ''), await call(nowhere)];
      expect(known).toMatchObject({ status: 404, envelope: { errorCode: 'message.not_found' } });
      expect(known.envelope).toEqual(unknown.envelope);
    }
    expect((await page(other)).list[0]).toMatchObject({ id: theirs?.id, read: false });
    // A cursor is a position in time, not a message: it gives no access to messages of others.
    const cursor = `${(theirs?.writtenAt ?? 0) + 1_000}.${theirs?.id}`;
    expect((await page(mine, { before: cursor })).list.map(({ id }) => id)).not.toContain(theirs?.id);
  });

  it.each([{}, { messageId: '00000000-0000-4000-8000-000000000000', upTo: 0 }, { upTo: 0, account: 'other' }])(
    'SVC-04 reads neither nothing nor two things at once: %j',
    async (body) => {
      expect((await read(await gateway.login(), body)).status).toBe(400);
    },
  );

  it.each<RouteName>(['listMessages', 'getUnreadCounts', 'listReadAnnouncements'])(
    'NOTE-05 SVC-04 %s is closed to trials',
    async (name) => {
      const trial = await gateway.login({ type: 4 });
      expect((await gateway.call(name, { session: trial })).envelope).toMatchObject({
        errorCode: 'account.real_required',
      });
    },
  );

  it('SVC-02 is closed while the mail centre is off, and counts nothing then', async () => {
    const session = await gateway.login({ merchantCode: 'SOUTH' });
    const headers = { Merchant: 'SOUTH' };
    await readAll();
    expect((await gateway.call('listMessages', { session, headers })).envelope).toMatchObject({
      errorCode: 'permission.denied',
    });
    expect((await gateway.call('getUnreadCounts', { session, headers })).envelope.value).toEqual({
      announcement: 0,
      chat: 0,
      inbox: 0,
    });
  });

  it('NOTE-05 counts the chat', async () => {
    const session = await playerWith(1);
    await gateway.call('sendChatMessage', { session, body: { key: crypto.randomUUID(), text: 'Hello' } });
    await services().chatDesk.answer({ accountId: session.account.id, operator: 'malee', text: 'Hello.' });
    expect(await unread(session)).toMatchObject({ chat: 1, inbox: 1 });
  });
});

describe('read announcements', () => {
  const announcement = (id: string, change: object = {}) => ({
    id,
    merchantCode: 'NORTH',
    groupName: 'PL' as const,
    titles: { EN: id },
    contents: { EN: `<p>${id}</p>` },
    startsAt: new Date(0),
    endsAt: null,
    ...change,
  });
  const ids = async (session: TestSession) =>
    (await gateway.call('listReadAnnouncements', { session })).envelope.value as unknown as { ids: string[] };
  const readIt = (session: TestSession, announcementId: string) =>
    gateway.call('readAnnouncement', { session, body: { announcementId, read: true } });

  it('NOTE-03 NOTE-05 are stored once for the account, and lower the unread count', async () => {
    await createContentPublisher({ db: gateway.database.db }).saveAnnouncements([
      announcement('one'),
      announcement('two', { groupName: 'H' }),
      announcement('popup', { groupName: 'PU' }),
      announcement('over', { endsAt: new Date(1) }),
      announcement('later', { startsAt: new Date(Date.now() + 86_400_000) }),
      announcement('elsewhere', { merchantCode: 'SOUTH' }),
    ]);
    await services().content.refresh();
    const [session, other] = [await gateway.login(), await gateway.login()];
    expect(await unread(session)).toMatchObject({ announcement: 2 });
    const answers = await Promise.all(
      ['one', 'one', 'over', 'later', 'elsewhere', 'nowhere'].map((id) => readIt(session, id)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await ids(session)).toEqual({ ids: ['one'] });
    expect(await unread(session)).toMatchObject({ announcement: 1 });
    expect(await unread(other)).toMatchObject({ announcement: 2 });
  });

  it('NOTE-03 cannot be marked as unread', async () => {
    const session = await gateway.login();
    const body = { announcementId: 'one', read: false };
    expect((await gateway.call('readAnnouncement', { session, body })).status).toBe(400);
  });
});
