import { describe, expect, it } from 'vitest';
import type { RoomMessage } from '../../roomApi.ts';
import { createAudience, WAITING_BYTES, type Seat } from './audience.ts';

/** Creates a connection that records its messages. */
function seat(playerRef: string, bufferedAmount = 0): Seat & { received: string[]; isCut: () => boolean } {
  const received: string[] = [];
  let isCut = false;
  const socket = {
    OPEN: 1 as const,
    readyState: 1 as const,
    bufferedAmount,
    send: (text: unknown) => received.push(String(text)),
    terminate: () => {
      isCut = true;
    },
    once: () => socket,
  };
  // The audience uses no other part of a socket.
  return {
    player: { playerRef, isFreePlay: false },
    socket: socket as unknown as Seat['socket'],
    received,
    isCut: () => isCut,
  };
}

const time = (serverTime: number): RoomMessage => ({ type: 'time', serverTime });

describe('the audience of the room', () => {
  it('closes a connection that is too far behind, and continues with the others', () => {
    const audience = createAudience();
    const [slow, quick] = [seat('slow', WAITING_BYTES + 1), seat('quick', WAITING_BYTES)];
    for (const each of [slow, quick]) {
      audience.add(each);
      audience.welcome(each, time(1));
    }
    audience.broadcast(time(2));
    expect([slow.isCut(), quick.isCut()]).toEqual([true, false]);
    expect(quick.received).toEqual([JSON.stringify(time(1)), JSON.stringify(time(2))]);
    expect(slow.received).toEqual([]);
  });

  it('sends nothing to a connection before its first message, and queues its own messages until then', () => {
    const audience = createAudience();
    const guest = seat('guest');
    audience.add(guest);
    audience.broadcast(time(1));
    audience.sendToPlayer(guest.player, time(2));
    expect(guest.received).toEqual([]);
    audience.welcome(guest, time(3));
    audience.broadcast(time(4));
    expect(guest.received).toEqual([time(3), time(2), time(4)].map((message) => JSON.stringify(message)));
  });

  it('sends other messages to some players, and separate ones to free play', () => {
    const audience = createAudience();
    const [first, second] = [seat('one'), seat('other')];
    const free = { ...seat('one'), player: { playerRef: 'one', isFreePlay: true } };
    for (const each of [first, second, free]) {
      audience.add(each);
      audience.welcome(each, time(0));
    }
    audience.broadcast(time(1), new Map([['real one', time(2)]]));
    expect([first, second, free].map(({ received }) => received.at(-1))).toEqual(
      [time(2), time(1), time(1)].map((message) => JSON.stringify(message)),
    );
    audience.remove(first);
    audience.remove(first);
    expect([audience.size(), audience.has(first.player), audience.has(free.player)]).toEqual([2, false, true]);
  });
});
