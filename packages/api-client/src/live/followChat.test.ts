import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage, ChatMessages, ChatSocketMessage } from '@parlor/contract';
import { sessionStarted } from '@parlor/core';
import { supportApi } from '../endpoints/support.ts';
import type { GatewayConnection } from '../gatewayConnection.ts';
import { createAppStore } from '../store.ts';
import { followChat, type ChatLine } from './followChat.ts';

const session = { token: 'secret-token', merchantCode: 'SAMPLE', userName: 'player01', type: 0, firstTimeLogin: false };
const message = (seq: number): ChatMessage => ({
  seq,
  author: 'operator',
  text: `message ${seq}`,
  picture: null,
  writtenAt: 0,
  key: null,
});
const chatOf = (...seqs: number[]): ChatMessages => ({
  list: seqs.map(message),
  lastSeq: seqs.at(-1) ?? 0,
  operatorReadSeq: 0,
  isStaffed: true,
  ticket: null,
});

/** A fake socket that the test opens, writes to and closes. */
class Wire extends EventTarget {
  readonly sent: unknown[] = [];
  readyState = 0;
  readonly url: string;
  readonly protocols: string[];
  constructor(url: string, protocols: string[]) {
    super();
    this.url = url;
    this.protocols = protocols;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  receive(data: ChatSocketMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  }
  lose(code: number) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const lines: ChatLine[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Opens a page of a player or visitor whose list holds two messages, and its chat connection. */
async function openPage({ isPlayer = true, ...change }: Partial<GatewayConnection> & { isPlayer?: boolean } = {}) {
  const wires: Wire[] = [];
  const states: (boolean | 'typing')[] = [];
  const gateway = { asked: 0, chat: chatOf(1, 2) };
  const store = createAppStore({
    baseUrl: '',
    merchantCode: 'SAMPLE',
    release: 'test',
    language: () => 'EN',
    device: () => 'MOBILE',
    fetch: () => {
      gateway.asked += 1;
      return Promise.resolve(Response.json({ success: true, value: gateway.chat }));
    },
    openSocket: (url, protocols) => {
      const wire = new Wire(url, protocols);
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
    ...change,
  });
  if (isPlayer) store.dispatch(sessionStarted(session));
  await store.dispatch(supportApi.endpoints.listChatMessages.initiate());
  const line = store.dispatch(
    followChat({ onLive: (isLive) => states.push(isLive), onTyping: () => states.push('typing') }),
  );
  lines.push(line);
  const shown = () => supportApi.endpoints.listChatMessages.select()(store.getState()).data;
  return { wires, states, gateway, line, shown };
}

describe('the live chat connection', () => {
  it('SVC-03 offers its session at the handshake, and continues after the newest message of the page', async () => {
    const { wires, states, shown } = await openPage();
    expect(wires[0]?.url).toMatch(/^ws:.*\/wps\/chat\/socket$/);
    expect(wires[0]?.protocols).toEqual(['parlor.1', 'token.secret-token']);
    wires[0]?.open();
    expect(wires[0]?.sent).toEqual([{ type: 'since', seq: 2 }]);
    wires[0]?.receive({ type: 'messages', chat: { ...chatOf(3), operatorReadSeq: 2 } });
    wires[0]?.receive({ type: 'messages', chat: chatOf(3, 4) });
    expect(shown()).toMatchObject({ lastSeq: 4, list: [{ seq: 1 }, { seq: 2 }, { seq: 3 }, { seq: 4 }] });
    expect(states).toEqual([true, true]);
  });

  it('SVC-03 reconnects after a lost connection and loads missed messages; the page polls in between', async () => {
    const { wires, states, gateway } = await openPage();
    wires[0]?.open();
    wires[0]?.receive({ type: 'messages', chat: chatOf(3) });
    gateway.chat = chatOf(1, 2, 3);
    wires[0]?.lose(1006);
    expect(states.at(-1)).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    wires[1]?.open();
    expect(wires[1]?.sent).toEqual([{ type: 'since', seq: 3 }]);
    expect(gateway.asked).toBe(2);
  });

  it('SVC-03 closes a silent connection, and waits longer each time', async () => {
    const { wires } = await openPage();
    await vi.advanceTimersByTimeAsync(45_000 + 500);
    expect(wires).toHaveLength(2);
    wires[1]?.lose(1006);
    await vi.advanceTimersByTimeAsync(999);
    expect(wires).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(wires).toHaveLength(3);
  });

  it('AUTH-11 SVC-03 does not reconnect when the session has ended', async () => {
    const { wires } = await openPage();
    wires[0]?.lose(4401);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(wires).toHaveLength(1);
  });

  it('SVC-03 reports that the player types, at most every two seconds, and shows that an operator types', async () => {
    const { wires, states, line, shown } = await openPage();
    line.typing();
    wires[0]?.open();
    line.typing();
    line.typing();
    await vi.advanceTimersByTimeAsync(2_000);
    line.typing();
    expect(wires[0]?.sent.slice(1)).toEqual([{ type: 'typing' }, { type: 'typing' }]);
    wires[0]?.receive({ type: 'typing' });
    expect(shown()?.isStaffed).toBe(true);
    wires[0]?.receive({ type: 'staffed', isStaffed: false });
    expect(states).toEqual(['typing']);
    expect(shown()?.isStaffed).toBe(false);
  });

  it('SVC-03 shows messages in their order, also if they arrive in another', async () => {
    const { wires, shown } = await openPage();
    wires[0]?.receive({ type: 'messages', chat: chatOf(4) });
    wires[0]?.receive({ type: 'messages', chat: chatOf(3) });
    expect(shown()).toMatchObject({ lastSeq: 4, list: [{ seq: 1 }, { seq: 2 }, { seq: 3 }, { seq: 4 }] });
  });

  it('SVC-03 keeps a connection from which something arrives within 45 seconds, and closes a silent one', async () => {
    const { wires } = await openPage();
    for (let times = 0; times < 3; times += 1) {
      await vi.advanceTimersByTimeAsync(44_000);
      wires[0]?.receive({ type: 'staffed', isStaffed: true });
    }
    expect([wires.length, wires[0]?.readyState]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(wires[0]?.readyState).toBe(3);
  });

  it('SVC-03 ignores what a replaced connection still reports', async () => {
    const { wires, states, shown } = await openPage();
    await vi.advanceTimersByTimeAsync(45_500);
    wires[1]?.open();
    wires[1]?.receive({ type: 'messages', chat: chatOf(3) });
    wires[0]?.receive({ type: 'messages', chat: chatOf(9) });
    wires[0]?.lose(1006);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([wires.length, states.at(-1), shown()?.lastSeq]).toEqual([2, true, 3]);
  });

  it('SVC-03 waits a minute if the account has newer connections, and at most 15 seconds otherwise', async () => {
    const { wires } = await openPage();
    wires[0]?.lose(4408);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(wires).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(wires).toHaveLength(2);
    for (let times = 0; times < 10; times += 1) {
      wires.at(-1)?.lose(1006);
      await vi.advanceTimersByTimeAsync(15_000);
    }
    expect(wires).toHaveLength(12);
  });

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the page is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('SVC-03 reconnects at once when %s, if it waited', async (_, happen) => {
    const { wires } = await openPage();
    happen();
    expect(wires).toHaveLength(1);
    wires[0]?.lose(4408);
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    happen();
    expect(wires).toHaveLength(1);
    visible.mockReturnValue('visible');
    happen();
    expect(wires).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(44_000);
    expect(wires).toHaveLength(2);
  });

  it('SVC-03 is closed with its page, and not opened again', async () => {
    const { wires, line, states } = await openPage();
    wires[0]?.open();
    line.close();
    expect(wires[0]?.readyState).toBe(3);
    wires[0]?.lose(1006);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect([wires.length, states]).toEqual([1, []]);
  });

  it('SVC-03 is not opened again by a page that is closed while it waits', async () => {
    const { wires, line } = await openPage();
    wires[0]?.lose(1006);
    line.close();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(wires).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('SVC-03 is not opened for a visitor, and not tried again by a browser that cannot open it', async () => {
    const { wires, line } = await openPage({ isPlayer: false });
    line.typing();
    expect(wires).toHaveLength(0);
    let tried = 0;
    await openPage({
      openSocket: () => {
        tried += 1;
        throw new DOMException('no', 'SecurityError');
      },
    });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(tried).toBe(1);
  });

  it('SVC-03 uses TLS if the gateway does', async () => {
    const { wires } = await openPage({ baseUrl: 'https://gateway.example' });
    expect(wires[0]?.url).toBe('wss://gateway.example/wps/chat/socket');
  });
});
