import type { RawData, WebSocket } from 'ws';

const POLICY_VIOLATION = 1008;
/** The most messages of one socket in ten seconds: typing sends one every two. */
const MESSAGES_IN_WINDOW = 20;
const WINDOW_MS = 10_000;
/** The limit of unread bytes. A reader with more is disconnected or too slow. */
const MAX_UNREAD_BYTES = 262_144;

/** Sends JSON. Disconnects a reader that stopped reading. */
export function sendJson(socket: WebSocket, message: unknown): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
  else socket.send(JSON.stringify(message));
}

/** Receives JSON from a socket. Invalid or too many messages close it. */
export function onJson(
  socket: WebSocket,
  { clock, onMessage: hear }: { clock: () => number; onMessage: (message: unknown) => boolean },
): void {
  let count = 0;
  let since = clock();
  socket.on('message', (data: RawData, isBinary: boolean) => {
    const now = clock();
    if (now - since >= WINDOW_MS) [count, since] = [0, now];
    count += 1;
    if (count > MESSAGES_IN_WINDOW || isBinary || !hear(readJson(data))) socket.close(POLICY_VIOLATION);
  });
}

function readJson(data: RawData): unknown {
  try {
    // A text arrives as one buffer.
    return JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return undefined;
  }
}
