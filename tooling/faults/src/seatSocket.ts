import { setTimeout as pause } from 'node:timers/promises';
import type { Spinner } from './messages.ts';

/** The fields of a table that the suite reads. */
export interface SeenTable {
  id: string;
  hand: {
    id: string;
    number: number;
    serverSeedHash: string;
    yourMoves: unknown[];
    yourPosition: number;
    results: { isYou: boolean; net: string }[] | null;
  } | null;
  next: { id: string; number: number; serverSeedHash: string } | null;
  you: {
    roundId: string;
    isOut: boolean;
    isShort: boolean;
    isReady: boolean;
    topUps: number;
    mostTopUp: string;
  };
}

interface Message {
  type: string;
  holder?: string;
  table?: SeenTable | null;
}

/** A player's connection to a table, which reconnects whenever it breaks. */
export interface SeatSocket {
  /** The id of the connection for actions; that of a broken connection until the next one is open. */
  holder(): string;
  /** The last known state of the table; null for a player who does not sit, undefined before the first message. */
  table(): SeenTable | null | undefined;
  /** The number of reconnections after which the player still had the seat. */
  resumed(): number;
  /** Resolves when a message has arrived since the last call, or after half a second. */
  news(): Promise<void>;
  /** Closes the connection without reconnecting. */
  close(): void;
}

const RECONNECT_MS = 100;
const NEWS_MS = 500;

/** Connects a player to the tables of an arcade, from the IP address of its calls. */
export function openSeatSocket(arcadeUrl: string, { arcadeToken }: Spinner, address: string): SeatSocket {
  let isClosed = false;
  let socket: WebSocket | undefined;
  let holder = '';
  let table: SeenTable | null | undefined;
  let greetings = 0;
  let isNews = false;
  let notifyWaiting: () => void = () => undefined;

  function handleMessage({ type, holder: newHolder, table: shown }: Message): void {
    if (type === 'hello') {
      holder = newHolder ?? '';
      if (shown) greetings += 1;
    }
    if (type === 'left') table = null;
    else if (shown !== undefined) table = shown;
    isNews = true;
    notifyWaiting();
  }

  function connect(): void {
    // Node accepts headers in place of the protocols of browsers.
    const options = { headers: { 'x-forwarded-for': address } } as unknown as string[];
    const created = new WebSocket(`${arcadeUrl.replace('http', 'ws')}/arcade/api/seats`, options);
    socket = created;
    created.addEventListener('open', () => created.send(JSON.stringify({ token: arcadeToken })));
    created.addEventListener('message', ({ data }) => handleMessage(JSON.parse(String(data)) as Message));
    created.addEventListener('error', () => undefined);
    created.addEventListener('close', () => {
      if (isClosed) return;
      setTimeout(() => isClosed || connect(), RECONNECT_MS);
    });
  }

  connect();
  return {
    holder: () => holder,
    table: () => table,
    resumed: () => Math.max(0, greetings - 1),
    async news() {
      if (isNews) {
        isNews = false;
        return;
      }
      const limit = new AbortController();
      const received = new Promise<void>((resolve) => {
        notifyWaiting = resolve;
      });
      await Promise.race([received, pause(NEWS_MS, undefined, { signal: limit.signal }).catch(() => undefined)]);
      limit.abort();
      isNews = false;
    },
    close() {
      isClosed = true;
      socket?.close();
    },
  };
}
