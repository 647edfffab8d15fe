import { vi } from 'vitest';
import type { RoundView, SessionView } from '../../../../arcadeApi.ts';
import { ArcadeFailure, type ArcadeClient, type BetRequest } from '../../../../shell/arcadeClient.ts';
import type { RoomGameClient } from '../../../../shell/room/roomGame.ts';
import { betIn, hashOf, helloOf, roomRoundOf } from '../../../../shell/room/testing/fakeRoom.ts';
import { startTestRoom } from '../../../../shell/room/testing/startTestRoom.ts';
import { crashMessages } from '../messages.ts';
import { createCrashRoom } from '../room.ts';
import { createCrashStage } from '../stage.ts';

const game = {
  family: 'crash',
  messages: crashMessages,
  replay: () => ({ events: [], win: 0n }),
  createStage: createCrashStage,
  createRoom: createCrashRoom,
  // The shell holds games without the types of their events.
} as unknown as RoomGameClient;

/** Starts the room of crash in the document. */
export const start = (client: Partial<ArcadeClient> = {}, session: Partial<SessionView> = {}) =>
  startTestRoom({ game, client, session });
/** A room that a test started. */
export type Room = Awaited<ReturnType<typeof start>>;

/** Lets answers arrive. */
export const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Messages of the room about its round. */
export const begin = (room: Room, index = 7): void =>
  room.deliver({ type: 'started', index, clientSeed: 'c'.repeat(64) });
export const crash = (room: Room, x = 231): void => room.deliver({ type: 'crash', x, s: hashOf(8) });
export const openNext = (room: Room, index = 8): void => room.deliver({ type: 'opened', round: roomRoundOf(index) });
/** Creates a call that fails with a code. */
export const failure = (code: ConstructorParameters<typeof ArcadeFailure>[0]) => () =>
  Promise.reject(new ArcadeFailure(code));

/** Returns the bet of a request in a round. */
export function placed({ stake, choice }: BetRequest, index = 7): RoundView {
  return betIn(index, { id: `bet-${index}-${(choice as { panel: number }).panel}`, stake, choice });
}

/** Creates a server that accepts bets, in the round `server.index`. */
export function taking() {
  const server = { index: 7 };
  const bet = vi.fn<ArcadeClient['bet']>((request) => Promise.resolve(placed(request, server.index)));
  return { server, bet };
}

/** Starts a room in which the player's bet of 1000 is in flight. */
export async function flying(client: Partial<ArcadeClient> = {}) {
  const { bet } = taking();
  const room = await start({ bet, ...client });
  room.deliver(helloOf(7));
  room.find('.bet-button').click();
  await settle();
  begin(room);
  return { room, bet, own: () => placed(bet.mock.calls[0]?.[0] ?? { stake: '', choice: {}, idempotencyKey: '' }) };
}
