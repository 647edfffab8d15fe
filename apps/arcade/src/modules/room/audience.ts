import type { WebSocket } from 'ws';
import type { RoomMessage } from '../../roomApi.ts';
import type { RoomPlayer } from './sharedBet.repository.ts';

/** A player's connection to the room. */
export interface Seat {
  readonly player: RoomPlayer;
  readonly socket: Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate' | 'once'>;
}

/** All connections of this process. A message is serialized once for all receivers. */
export interface Audience<Message = RoomMessage> {
  size: () => number;
  /** Adds a connection. It receives nothing until `welcome`; messages to its player wait until then. */
  add(seat: Seat): void;
  remove(seat: Seat): void;
  /** Sends the first message to a connection, and subscribes it to the later ones. */
  welcome(seat: Seat, message: Message): void;
  /** Whether a player is connected here. */
  has(player: RoomPlayer): boolean;
  /** Sends a message to everybody; to some players, another one. */
  broadcast(message: Message, overrides?: ReadonlyMap<string, Message>): void;
  /** Sends a message to one player. */
  sendToPlayer(player: RoomPlayer, message: Message): void;
}

/** The buffered bytes at which a connection is closed: its slow reader would only fall further behind. */
export const WAITING_BYTES = 262_144;

/** Returns a key that is unique for player and kind of money. */
export function playerKey({ playerRef, isFreePlay }: RoomPlayer): string {
  return `${isFreePlay ? 'free' : 'real'} ${playerRef}`;
}

/** Creates an empty audience. */
export function createAudience<Message = RoomMessage>(): Audience<Message> {
  const seats = new Map<string, Set<Seat>>();
  /** Messages of connections that are not welcomed yet. */
  const waiting = new Map<Seat, string[]>();
  let count = 0;

  function send({ socket }: Seat, text: string | Buffer): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > WAITING_BYTES) socket.terminate();
    else socket.send(text, { binary: false });
  }

  return {
    size: () => count,
    add(seat) {
      const key = playerKey(seat.player);
      const playerSeats = seats.get(key) ?? new Set();
      seats.set(key, playerSeats.add(seat));
      waiting.set(seat, []);
      count += 1;
    },
    remove(seat) {
      const key = playerKey(seat.player);
      const playerSeats = seats.get(key);
      if (!playerSeats?.delete(seat)) return;
      if (playerSeats.size === 0) seats.delete(key);
      waiting.delete(seat);
      count -= 1;
    },
    welcome(seat, message) {
      send(seat, JSON.stringify(message));
      for (const text of waiting.get(seat) ?? []) send(seat, text);
      waiting.delete(seat);
    },
    has: (player) => seats.has(playerKey(player)),
    broadcast(message, overrides) {
      if (count === 0) return;
      const text = Buffer.from(JSON.stringify(message));
      for (const [key, sitting] of seats) {
        const override = overrides?.get(key);
        const payload = override ? Buffer.from(JSON.stringify(override)) : text;
        for (const seat of sitting) if (!waiting.has(seat)) send(seat, payload);
      }
    },
    sendToPlayer(player, message) {
      const text = JSON.stringify(message);
      for (const seat of seats.get(playerKey(player)) ?? []) {
        const later = waiting.get(seat);
        if (later) later.push(text);
        else send(seat, text);
      }
    },
  };
}
