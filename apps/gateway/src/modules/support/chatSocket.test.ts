import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHAT_SOCKET_PATH, type ChatSocketMessage } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { handshakeOf, chatSocketUrl, openSocket, type ChatSocket } from './testing/chatSocketClient.ts';

let gateway: TestGateway;
let url: string;
const open: { close(): void }[] = [];
const settings = { whitelabel: { CBS3: true } };

beforeAll(async () => {
  gateway = await createTestGateway();
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings,
  });
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const line of open.splice(0)) line.close();
  await vi.waitUntil(() => gateway.app.gateway.services.chatConnections.count() === 0, { timeout: 20_000 });
});
afterAll(() => gateway.close());

const services = () => gateway.app.gateway.services;
const send = (session: TestSession, text: string) =>
  gateway.call('sendChatMessage', { session, body: { key: randomUUID(), text } });
const answer = (session: TestSession, text: string) =>
  services().chatDesk.answer({ accountId: session.account.id, operator: 'malee', text });

async function lineOf(session: TestSession, headers: Record<string, string> = {}) {
  const handshake = handshakeOf(session);
  const line = await openSocket<ChatSocketMessage>(chatSocketUrl(url), {
    ...handshake,
    headers: { ...handshake.headers, ...headers },
  });
  open.push(line);
  return line;
}
/** Returns the texts of the next messages. */
async function nextTexts(line: ChatSocket<ChatSocketMessage>): Promise<string[]> {
  const message = await line.next(({ type }) => type === 'messages');
  return message.type === 'messages' ? message.chat.list.map(({ text }) => text) : [];
}
async function listening(session: TestSession, since = 0) {
  const line = await lineOf(session);
  line.send({ type: 'since', seq: since });
  await nextTexts(line);
  return line;
}

describe('the chat connection', () => {
  it('SVC-03 delivers an answer at once, with the state of the conversation', async () => {
    const player = await gateway.login();
    const line = await listening(player);
    await send(player, 'Hello?');
    expect(await nextTexts(line)).toEqual(['Hello?']);
    await answer(player, 'Hello.');
    const message = await line.next(({ type }) => type === 'messages');
    expect(message).toMatchObject({
      chat: { list: [{ seq: 2, author: 'operator', text: 'Hello.' }], lastSeq: 2, ticket: { state: 'answered' } },
    });
  });

  it('SVC-03 continues after the message that the page has, without gap or repetition', async () => {
    const player = await gateway.login();
    await send(player, 'one');
    for (let index = 2; index <= 120; index += 1) await answer(player, `message ${index}`);
    const line = await lineOf(player);
    line.send({ type: 'since', seq: 3 });
    const texts: string[] = [];
    while (texts.length < 117) texts.push(...(await nextTexts(line)));
    expect(texts).toEqual(Array.from({ length: 117 }, (_, index) => `message ${index + 4}`));
    await Promise.all(['a', 'b', 'c'].map((text) => answer(player, text)));
    const more: string[] = [];
    while (more.length < 3) more.push(...(await nextTexts(line)));
    expect(more.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('SVC-03 delivers a message after a failed read', async () => {
    const player = await gateway.login();
    const line = await listening(player);
    const reads = vi.spyOn(services().chat, 'readOf').mockRejectedValueOnce(new Error('away'));
    await send(player, 'Hello?');
    expect(await nextTexts(line)).toEqual(['Hello?']);
    expect(reads.mock.calls.length).toBe(2);
    reads.mockRestore();
  });

  it('SVC-03 shows typing only to the other side', async () => {
    const [player, other] = [await gateway.login(), await gateway.login()];
    const [line, theirs] = [await listening(player), await listening(other)];
    const received: unknown[] = [];
    const stop = services().chatSignals.subscribe((signal) => received.push(signal));
    line.send({ type: 'typing' });
    await expect.poll(() => received).toEqual([{ kind: 'typing', accountId: player.account.id, by: 'player' }]);
    stop();
    services().chatSignals.publish({ kind: 'typing', accountId: player.account.id, by: 'operator' });
    expect(await line.next()).toEqual({ type: 'typing' });
    await send(other, 'still mine');
    expect(await theirs.next()).toMatchObject({ type: 'messages', chat: { list: [{ text: 'still mine' }] } });
  });

  it('AUTH-11 SVC-03 ends with the session', async () => {
    const player = await gateway.login();
    const line = await listening(player);
    await gateway.call('logout', { session: player });
    expect(await line.closed).toBe(4401);
  });

  it('SVC-03 selects the protocol and never the token, and ends the oldest connection above the limit', async () => {
    const player = await gateway.login();
    const first = await lineOf(player);
    expect(first.protocol).toBe('parlor.1');
    for (let index = 0; index < 5; index += 1) await lineOf(player);
    expect(await first.closed).toBe(4408);
    expect(services().chatConnections.count()).toBe(5);
  });

  it.each([
    ['half a session', { cookie: '' }],
    ['a page of another site', { origin: 'https://evil.test' }],
    ['a page that the browser calls foreign', { 'sec-fetch-site': 'same-site' }],
  ])('SVC-03 is closed to %s', async (_who, headers) => {
    await expect(lineOf(await gateway.login(), headers)).rejects.toThrow('does not open');
    expect(services().chatConnections.count()).toBe(0);
  });

  it('SVC-03 is closed to trials, and to merchants without the chat', async () => {
    await expect(lineOf(await gateway.login({ type: 4 }))).rejects.toThrow('does not open');
    await expect(lineOf(await gateway.login({ merchantCode: 'SOUTH' }))).rejects.toThrow('does not open');
  });

  it.each(['no JSON', { type: 'since', seq: -1 }, { type: 'shout' }, { type: 'typing', to: 'everybody' }])(
    'SVC-03 is cut after %j',
    async (word) => {
      const line = await lineOf(await gateway.login());
      line.send(word);
      expect(await line.closed).toBe(1008);
    },
  );

  it('SVC-03 is cut when it sends too many or too large messages', async () => {
    const flood = await listening(await gateway.login());
    for (let index = 0; index < 30; index += 1) flood.send({ type: 'typing' });
    expect(await flood.closed).toBe(1008);
    const large = await listening(await gateway.login());
    large.send({ type: 'typing', text: 'x'.repeat(2_000) });
    expect([1006, 1009]).toContain(await large.closed);
  });
});

describe('the socket server', () => {
  /** Returns the status of a response to an upgrade request. */
  async function statusOf(path: string, upgrade: string): Promise<string> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    open.push({ close: () => socket.destroy() });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`);
    const [data] = (await once(socket, 'data')) as [Buffer];
    return data.toString('latin1').slice(9, 12);
  }

  it('ignores an unknown protocol that a client offers, and opens no socket elsewhere', async () => {
    expect(await statusOf('/healthz', 'h2c')).toBe('200');
    expect(await statusOf('/healthz', 'websocket')).toBe('200');
    expect((await gateway.app.inject({ url: CHAT_SOCKET_PATH })).statusCode).toBe(401);
  });
});
