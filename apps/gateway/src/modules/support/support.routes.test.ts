import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatMessage, ChatMessages, FeedbackList, RouteName } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let player: TestSession;
const open = { whitelabel: { CBS3: true }, features: { feedback: true }, feedback: { minLength: 5, maxLength: 20 } };

beforeAll(async () => {
  gateway = await createTestGateway();
  const { merchants } = gateway.app.gateway.services;
  await merchants.save({ code: 'NORTH', name: 'North', brand: 'north', currency: 'THB', settings: open });
});
beforeEach(async () => {
  player = await gateway.login();
});
afterAll(() => gateway.close());

const launch = {
  b2c: '1',
  language: 'EN',
  backUrl: '/m/member/home',
  headerColor: '#112233',
  title: 'Chat',
  template: 'v2',
  moduleId: 'CBS3',
};
const send = (text: string, session = player, key: string = randomUUID()) =>
  gateway.call('sendChatMessage', { session, body: { key, text } });
const read = async (session = player, query = {}) =>
  (await gateway.call('listChatMessages', { session, query })).envelope.value as unknown as ChatMessages;
const unread = async (session = player) => (await gateway.call('getChatUnreadCount', { session })).envelope.value;
const desk = () => gateway.app.gateway.services.chatDesk;

describe('the chat with customer service', () => {
  it('SVC-03 is opened with its fixed parameters, in CN for every kind of Chinese', async () => {
    const opened = await gateway.call('launchChat', { session: player, query: { ...launch, language: 'TW' } });
    expect(opened.envelope.value).toEqual({
      url: '/m/chat?language=CN&backUrl=%2Fm%2Fmember%2Fhome&headerColor=%23112233&title=Chat',
    });
  });

  it.each([
    ['b2c', '0'],
    ['template', 'v1'],
    ['moduleId', 'CBS1'],
    ['backUrl', 'https://evil.test/'],
    ['backUrl', '//evil.test'],
    ['headerColor', 'red;x'],
  ])('SVC-03 is not opened with %s %s', async (name, value) => {
    const refused = await gateway.call('launchChat', { session: player, query: { ...launch, [name]: value } });
    expect(refused).toMatchObject({ status: 400, envelope: { errorCode: 'request.invalid' } });
  });

  it('SVC-03 delivers a message to the operators and their answer back, with unread counts', async () => {
    await send('<b>Where</b> is my money?');
    const [entry] = (await desk().list()).filter(({ accountId }) => accountId === player.account.id);
    expect(entry).toMatchObject({ account: player.account.account, merchantCode: 'NORTH', unread: 1, takenBy: null });
    const { messages } = await desk().read(player.account.id, 0);
    expect(messages.map(({ text }) => text)).toEqual(['<b>Where</b> is my money?']);
    await desk().answer({ accountId: player.account.id, operator: 'malee', text: 'On its way.' });
    expect(await unread()).toEqual({ unReadCount: 1 });
    const { list, operatorReadSeq } = await read();
    expect(list.map(({ seq, author, text }) => [seq, author, text])).toEqual([
      [1, 'player', '<b>Where</b> is my money?'],
      [2, 'operator', 'On its way.'],
    ]);
    expect(operatorReadSeq).toBe(2);
    await gateway.call('readChat', { session: player, body: { seq: 2 } });
    expect(await unread()).toEqual({ unReadCount: 0 });
  });

  it('SVC-03 continues after a message number, and stores a resent message once', async () => {
    const key = randomUUID();
    await send('first');
    const sent = await Promise.all([send('second', player, key), send('second', player, key)]);
    expect(sent.map(({ envelope }) => (envelope.value as unknown as ChatMessage).seq)).toEqual([2, 2]);
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => send(text)));
    expect((await read(player, { since: 1 })).list.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6]);
    expect((await read(player, { before: 3 })).list.map(({ text }) => text)).toEqual(['first', 'second']);
  });

  it('SVC-03 notifies the page of an answer', async () => {
    await send('hello');
    const topics: string[] = [];
    const stop = gateway.app.gateway.services.ledgerEvents.subscribe(({ accountId, topic }) => {
      if (accountId === player.account.id) topics.push(topic);
    });
    await desk().answer({ accountId: player.account.id, operator: 'malee', text: 'Hello.' });
    stop();
    expect(topics).toEqual(['chat.answered']);
  });

  it('SVC-03 never shows a conversation to another account', async () => {
    await send('for you alone');
    expect((await read(await gateway.login())).list).toEqual([]);
  });

  it('SVC-03 refuses the twenty-first message of a minute', async () => {
    for (let count = 0; count < 20; count += 1) expect((await send('again')).status).toBe(200);
    expect(await send('again')).toMatchObject({ status: 429, envelope: { errorCode: 'request.rate_limited' } });
  });

  it.each(['', '   ', 'x'.repeat(1_001)])('SVC-03 refuses a message of %j', async (text) => {
    expect((await send(text)).status).toBe(400);
  });

  it.each<RouteName>(['getChatUnreadCount', 'listChatMessages', 'listFeedback'])(
    'SVC-03 SVC-04 %s is closed to trials and to merchants without it',
    async (name) => {
      const trial = await gateway.login({ type: 4 });
      expect((await gateway.call(name, { session: trial })).envelope).toMatchObject({
        errorCode: 'account.real_required',
      });
      const south = await gateway.login({ merchantCode: 'SOUTH' });
      const refused = await gateway.call(name, { session: south, headers: { Merchant: 'SOUTH' } });
      expect(refused.envelope).toMatchObject({ errorCode: 'permission.denied' });
    },
  );
});

describe('feedback', () => {
  const write = (text: string, id: string = randomUUID(), session = player) =>
    gateway.call('sendFeedback', { session, body: { id, kind: 'suggestion', text } });
  const list = async () =>
    (await gateway.call('listFeedback', { session: player })).envelope.value as unknown as FeedbackList;

  it('SVC-04 is stored once and listed with its answer', async () => {
    const id = randomUUID();
    for (const _ of [1, 2]) expect((await write('More games', id)).status).toBe(200);
    expect(await list()).toMatchObject({ totalCount: 1, minLength: 5, maxLength: 20, list: [{ id, answer: null }] });
    const { feedbackDesk } = gateway.app.gateway.services;
    expect((await feedbackDesk.open('NORTH')).map((entry) => entry.id)).toContain(id);
    await feedbackDesk.answer({ id, text: 'They come.', operator: 'malee' });
    expect((await list()).list[0]?.answer?.text).toBe('They come.');
    await expect(feedbackDesk.answer({ id, text: 'Again', operator: 'malee' })).rejects.toThrow('waits for an answer');
  });

  it.each(['four', 'x'.repeat(21)])('SVC-04 of %j is outside the merchant’s limits', async (text) => {
    expect(await write(text)).toMatchObject({ status: 400, envelope: { errorCode: 'request.invalid' } });
  });

  it('SVC-04 is not returned to another account that sends its id', async () => {
    const id = randomUUID();
    await write('More games', id, await gateway.login());
    expect((await write('My games', id)).status).toBe(400);
    expect((await list()).totalCount).toBe(0);
  });
});

describe('the page of the operators', () => {
  const origin = 'http://localhost';
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', origin };
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    gateway.app.inject({
      method: 'POST',
      url,
      headers: { ...form, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const get = (url: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({ url, headers: { host: 'localhost', ...headers } });

  async function logIn(name: string) {
    const password = await gateway.app.gateway.services.operatorLogins.add(name, 'root');
    const answer = await post('/ops/login', { name, password });
    expect(answer.statusCode).toBe(303);
    const [cookie] = [answer.headers['set-cookie']].flat();
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    return { cookie: cookie?.split(';')[0] ?? '' };
  }

  it('SVC-03 shows players’ messages as text, and sends the answer', async () => {
    const cookie = await logIn('malee');
    await send('<script>alert(1)</script>');
    expect((await read()).isStaffed).toBe(true);
    const page = await get(`/ops/chat/${player.account.id}`, cookie);
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const key = randomUUID();
    for (const _ of [1, 2])
      expect((await post(`/ops/chat/${player.account.id}/answer`, { text: 'Hi', key }, cookie)).statusCode).toBe(303);
    expect((await read()).list.map(({ text }) => text)).toEqual(['<script>alert(1)</script>', 'Hi']);
    expect((await get(`/ops/chat/${player.account.id}/since?since=1`, cookie)).body).toContain('data-seq="2"');
  });

  it('SVC-03 requires a login, and refuses forms of other origins and connections from other machines', async () => {
    expect((await get('/ops')).statusCode).toBe(401);
    const cookie = await logIn('somchai');
    expect((await get('/ops', cookie)).body).toContain('Log out somchai');
    expect((await post('/ops/logout', {}, { ...cookie, origin: 'https://evil.test' })).statusCode).toBe(403);
    expect((await get('/ops', { ...cookie, host: 'www.site.test' })).statusCode).toBe(404);
    expect((await get('/ops', { ...cookie, 'x-forwarded-for': '203.0.113.5' })).statusCode).toBe(404);
    await post('/ops/logout', {}, cookie);
    expect((await get('/ops', cookie)).statusCode).toBe(401);
  });

  it('SVC-03 refuses wrong passwords, and reports an unknown conversation', async () => {
    const cookie = await logIn('dara');
    expect((await post('/ops/login', { name: 'dara', password: 'wrong' })).statusCode).toBe(401);
    expect((await post('/ops/login', { name: 'nobody', password: 'wrong' })).statusCode).toBe(401);
    const missing = await get(`/ops/chat/${randomUUID()}`, cookie);
    expect([missing.statusCode, missing.body]).toEqual([422, expect.stringContaining('There is no conversation')]);
  });
});
