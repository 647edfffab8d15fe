import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEADER, routes, SESSION_COOKIE, type ChatSocketMessage } from '@parlor/contract';
import { buildApp } from './app.ts';
import { handshakeOf, chatSocketUrl, openSocket } from './modules/support/testing/chatSocketClient.ts';
import { createRedisState } from './shared/redisState.ts';
import { createTestGateway, type TestGateway } from './testing/testGateway.ts';
import { startTestRedis, type TestRedis } from './testing/testRedis.ts';

let redis: TestRedis;
let gateway: TestGateway;
let chat: Awaited<ReturnType<typeof buildApp>>;
let url: string;
let closeState: () => Promise<void>;
const redisState = () => createRedisState({ url: redis.url, onError: () => undefined });

beforeAll(async () => {
  redis = await startTestRedis();
  gateway = await createTestGateway({ shared: redisState });
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { whitelabel: { CBS3: true } },
  });
  const shared = redisState();
  closeState = () => shared.close();
  chat = await buildApp({ ...gateway.deps, shared, config: { ...gateway.deps.config, part: 'chat' } });
  url = await chat.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await chat.close();
  await closeState();
  await gateway.close();
  await redis.stop();
});

describe('a process that serves only the chat', () => {
  it('SVC-03 sends messages of a gateway gateway to its open connections, and accepts messages itself', async () => {
    const player = await gateway.login();
    const line = await openSocket<ChatSocketMessage>(chatSocketUrl(url), handshakeOf(player));
    const nextText = async () => {
      const message = await line.next(({ type }) => type === 'messages');
      return message.type === 'messages' ? message.chat.list.map(({ text }) => text) : [];
    };
    line.send({ type: 'since', seq: 0 });
    expect(await nextText()).toEqual([]);
    await gateway.call('sendChatMessage', { session: player, body: { key: randomUUID(), text: 'Hello?' } });
    expect(await nextText()).toEqual(['Hello?']);
    await gateway.app.gateway.services.chatDesk.answer({
      accountId: player.account.id,
      operator: 'malee',
      text: 'Hello.',
    });
    expect(await nextText()).toEqual(['Hello.']);
    const { statusCode } = await chat.inject({
      method: 'POST',
      url: routes.sendChatMessage.path,
      headers: { [HEADER.merchant]: 'NORTH', [HEADER.token]: player.token },
      cookies: { [SESSION_COOKIE]: player.cookie },
      payload: { key: randomUUID(), text: 'And now?' },
    });
    expect(statusCode).toBe(200);
    expect(await nextText()).toEqual(['And now?']);
    line.close();
  });

  it('serves nothing else', async () => {
    expect((await chat.inject('/readyz')).statusCode).toBe(200);
    expect((await chat.inject(routes.getSystemStatus.path)).statusCode).toBe(404);
    expect((await chat.inject('/m/')).statusCode).toBe(404);
  });
});
