import type { FishAim, FishHappening, FishMessage, FishClientMessage, FishSeatView } from '../../../fishApi.ts';
import { openRoomSocket, type SocketLike } from '../../../shell/room/roomSocket.ts';
import { createServerClock } from '../../../shell/room/serverClock.ts';

/** The connection of the player to a table with others. */
export interface TableConnection {
  /** The time of the water, in epoch ms. */
  now: () => number;
  /** Sits down in the room with this smallest bullet. After a lost connection it sits down again. */
  sit: (base: bigint) => void;
  leave: () => void;
  /** Reports the loaded bullet. Others see it a moment later, as with `fired`. */
  load: (bullet: bigint) => void;
  fired: (aim: FishAim) => void;
}

interface TableConnectionParts {
  token: () => string;
  connect: () => SocketLike;
  onSeated: (seated: Extract<FishMessage, { type: 'seated' }>) => void;
  onTable: (others: readonly FishSeatView[], happened: readonly FishHappening[], ownSeat: number) => void;
  onUnseated: (reason: 'left' | 'balance') => void;
  /** Called when the connection is lost. Others are hidden until it is back. */
  onLost: () => void;
}

/** The interval of messages in ms, so that many shots are one message. */
const SEND_INTERVAL_MS = 700;
const MAX_AIMS = 12;

/** Connects to the tables. Play continues without them while the connection is lost. */
export function createTableConnection(parts: TableConnectionParts): TableConnection {
  const clock = createServerClock();
  let socket: SocketLike | undefined;
  let base: bigint | undefined;
  let bullet: bigint | undefined;
  let aims: FishAim[] = [];
  let ownSeat: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;

  function send(message: FishClientMessage): void {
    if (isOpen) socket?.send(JSON.stringify(message));
  }

  function sitDown(): void {
    if (base !== undefined) send({ type: 'sit', base: base.toString() });
  }

  function sendGun(): void {
    timer = undefined;
    const fired = aims;
    aims = [];
    if (bullet !== undefined && ownSeat !== undefined) send({ type: 'gun', bullet: bullet.toString(), aims: fired });
  }

  function schedule(): void {
    timer ??= setTimeout(sendGun, SEND_INTERVAL_MS);
  }

  function onMessage(message: FishMessage): void {
    if ('serverTime' in message) clock.sample(message.serverTime);
    if (message.type === 'hello') sitDown();
    else if (message.type === 'seated') {
      ownSeat = message.seat;
      parts.onSeated(message);
      parts.onTable(
        message.seats.filter(({ seat }) => seat !== ownSeat),
        [],
        message.seat,
      );
      if (bullet !== undefined) schedule();
    } else if (message.type === 'unseated') {
      ownSeat = undefined;
      base = undefined;
      parts.onUnseated(message.reason);
    } else if (message.type === 'table' && ownSeat !== undefined) {
      const seatNumber = ownSeat;
      parts.onTable(
        message.seats.filter(({ seat }) => seat !== seatNumber),
        message.happened,
        seatNumber,
      );
    }
  }

  const connection = openRoomSocket<FishMessage>({
    token: parts.token,
    connect() {
      socket = parts.connect();
      return socket;
    },
    onMessage,
    onState(state) {
      isOpen = state === 'open';
      if (isOpen) return;
      clock.forget();
      ownSeat = undefined;
      parts.onLost();
    },
    // The calls of the game report that the session has ended.
    onRefused: parts.onLost,
  });
  globalThis.addEventListener('online', connection.hurry);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.hurry();
  });

  return {
    now: clock.now,
    sit(next) {
      base = next;
      sitDown();
    },
    leave() {
      base = undefined;
      ownSeat = undefined;
      send({ type: 'leave' });
    },
    load(next) {
      bullet = next;
      schedule();
    },
    fired(aim) {
      if (aims.length < MAX_AIMS) aims.push(aim);
      schedule();
    },
  };
}
