import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatSocketMessage } from '@parlor/contract';
import { sessionStarted } from '@parlor/core';
import { createAppStore } from '../store.ts';
import { useLiveChat } from './useLiveChat.ts';

/** A socket that the test opens and writes to. */
class Wire extends EventTarget {
  readonly sent: unknown[] = [];
  readyState = 1;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  receive(data: ChatSocketMessage) {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) })));
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Shows the chat of a page whose newest message is the third. */
function openChat() {
  const wires: Wire[] = [];
  const store = createAppStore({
    baseUrl: '',
    merchantCode: 'SAMPLE',
    release: 'test',
    language: () => 'EN',
    device: () => 'MOBILE',
    fetch: () => Promise.reject(new TypeError('away')),
    openSocket: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
  });
  store.dispatch(
    sessionStarted({ token: 'token', merchantCode: 'SAMPLE', userName: 'player01', type: 0, firstTimeLogin: false }),
  );
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, rerender, unmount } = renderHook(({ lastSeq }) => useLiveChat(lastSeq), {
    wrapper,
    initialProps: { lastSeq: 3 },
  });
  return { wires, chat: () => result.current, read: (lastSeq: number) => rerender({ lastSeq }), leave: unmount };
}

const none: ChatSocketMessage = {
  type: 'messages',
  chat: { list: [], lastSeq: 0, operatorReadSeq: 0, isStaffed: true, ticket: null },
};

describe('the chat of a page', () => {
  it('SVC-03 has one connection while it is shown, and is live once messages arrive', () => {
    const { wires, chat, read, leave } = openChat();
    expect(chat()).toMatchObject({ isLive: false, isTyping: false });
    wires[0]?.receive(none);
    expect(chat().isLive).toBe(true);
    read(4);
    expect(wires).toHaveLength(1);
    leave();
    expect(wires[0]?.readyState).toBe(3);
  });

  it('SVC-03 shows for five seconds that an operator types', () => {
    const { wires, chat } = openChat();
    wires[0]?.receive({ type: 'typing' });
    expect(chat().isTyping).toBe(true);
    act(() => void vi.advanceTimersByTime(4_000));
    // Each report starts the five seconds again.
    wires[0]?.receive({ type: 'typing' });
    act(() => void vi.advanceTimersByTime(4_999));
    expect(chat().isTyping).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(chat().isTyping).toBe(false);
  });

  it('SVC-03 no longer shows that an operator types once the message arrived', () => {
    const { wires, chat, read } = openChat();
    read(4);
    wires[0]?.receive({ type: 'typing' });
    expect(chat().isTyping).toBe(true);
    read(5);
    expect(chat().isTyping).toBe(false);
  });

  it('SVC-03 reports that the player types', () => {
    const { wires, chat } = openChat();
    chat().sendTyping();
    expect(wires[0]?.sent).toEqual([{ type: 'typing' }]);
  });
});
