// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arcadeSocketAddress, openRoomSocket } from './roomSocket.ts';
import { FakeSocket, helloOf } from './testing/fakeRoom.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(jitter = 1) {
  const sockets: FakeSocket[] = [];
  const told: string[] = [];
  const socket = openRoomSocket({
    token: () => 'the token',
    connect() {
      const made = new FakeSocket();
      sockets.push(made);
      return made;
    },
    onMessage: ({ type }) => void told.push(type),
    onState: (state) => void told.push(state),
    onRefused: () => void told.push('refused'),
    jitter: () => jitter,
  });
  return { socket, sockets, told, last: () => sockets.at(-1) };
}

describe('the connection of a room', () => {
  it('sends the session token first', () => {
    const { last } = open();
    last()?.open();
    expect(last()?.sent).toEqual(['{"token":"the token"}']);
  });

  it('is restored by the next hello, after growing pauses', () => {
    const { sockets, told, last } = open();
    last()?.open();
    last()?.deliver(helloOf(1));
    last()?.close();
    expect(told).toEqual(['open', 'hello', 'lost']);
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    last()?.close();
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    last()?.open();
    last()?.deliver(helloOf(2));
    expect(told.slice(3)).toEqual(['lost', 'open', 'hello']);
    // A hello resets the pauses.
    last()?.close();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(4);
  });

  it('spreads the attempts of many players', () => {
    const { sockets, last } = open(0);
    last()?.close();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
  });

  it('is closed when the server is silent', () => {
    const { told, last } = open();
    last()?.open();
    last()?.deliver(helloOf(1));
    vi.advanceTimersByTime(24_000);
    last()?.deliver({ type: 'time', serverTime: 0 });
    vi.advanceTimersByTime(24_000);
    expect(told).not.toContain('lost');
    vi.advanceTimersByTime(1_000);
    expect(told).toContain('lost');
  });

  it('does not reconnect when the session has ended', () => {
    const { sockets, told, last } = open();
    last()?.open();
    last()?.close(4401);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['refused']);
    expect(sockets).toHaveLength(1);
  });

  it('connects at once when it is hurried', () => {
    const { socket, sockets, last } = open();
    last()?.close();
    socket.hurry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(6_000);
    expect(sockets).toHaveLength(2);
  });

  it('uses the address of the room at the origin of the page', () => {
    expect(arcadeSocketAddress('rooms/crash', { protocol: 'https:', host: 'play.example' })).toBe(
      'wss://play.example/arcade/api/rooms/crash',
    );
    expect(arcadeSocketAddress('rooms/crash', { protocol: 'http:', host: 'localhost:1' })).toBe(
      'ws://localhost:1/arcade/api/rooms/crash',
    );
  });
});
