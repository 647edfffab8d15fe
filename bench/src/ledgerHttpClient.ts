// The vendor of the ledger benchmark: a worker thread that signs bets and sends them over keep-alive connections, one
// at a time per connection. A message with a number of seconds starts it; it answers with its results.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PROVIDER_HEADER, providerPath, SIGNATURE_HEADER, signedText } from '@parlor/contract';

/** The input of the worker thread. */
export interface HttpClientInput {
  url: string;
  provider: string;
  secret: string;
  connections: number;
  seats: { playerRef: string; token: string }[];
  gameCode: string;
}

/** The answer of the worker thread. */
export interface HttpClientResult {
  perSecond: number;
  /** Some refused answers, with their counts. */
  refused: [string, number][];
}

const input = workerData as HttpClientInput;
const path = providerPath('bet');
const { hostname, port, host } = new URL(input.url);
let next = 0;

/** Returns the HTTP request of a signed bet. */
function requestText(): string {
  const number = (next += 1);
  const seat = input.seats[number % input.seats.length];
  const txId = `http.${number}`;
  const body = JSON.stringify({
    tx_id: txId,
    round_id: txId,
    game_code: input.gameCode,
    player_ref: seat?.playerRef,
    session_token: seat?.token,
    currency: 'THB',
    amount: '100',
    event_at: Date.now(),
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', input.secret)
    .update(signedText(timestamp, 'POST', path, body))
    .digest('hex');
  return [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `${PROVIDER_HEADER}: ${input.provider}`,
    `${SIGNATURE_HEADER}: t=${timestamp},v1=${signature}`,
    '',
    body,
  ].join('\r\n');
}

async function open(): Promise<Socket> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return socket.setEncoding('latin1');
}

/**
 * Sends a bet and returns the body of its answer. A full HTTP client would take processor time from the gateway, so
 * this one only looks for the end of the answer.
 */
function bet(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const settle = (finish: () => void): void => {
      socket.off('data', read).off('error', fail).off('close', fail);
      finish();
    };
    const fail = (error?: unknown): void =>
      settle(() => reject(error instanceof Error ? error : new Error('The gateway closed a connection')));
    const read = (part: string): void => {
      received += part;
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(received)?.[1] ?? Number.NaN);
      if (Number.isNaN(length)) fail(new Error(`An answer without a length: ${received}`));
      else if (received.length >= headEnd + 4 + length) settle(() => resolve(received.slice(headEnd + 4)));
    };
    socket.on('data', read).on('error', fail).on('close', fail);
    socket.write(requestText());
  });
}

parentPort?.on('message', (seconds: number) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  void betFor(seconds).then((result) => parentPort?.postMessage(result));
});

async function betFor(seconds: number): Promise<HttpClientResult> {
  const sockets = await Promise.all(Array.from({ length: input.connections }, open));
  const started = performance.now();
  const end = started + seconds * 1000;
  let count = 0;
  const refused = new Map<string, number>();
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() < end) {
        const answer = await bet(socket);
        if (answer.includes('"status":"OK"')) count += 1;
        else refused.set(answer, (refused.get(answer) ?? 0) + 1);
      }
    }),
  );
  for (const socket of sockets) socket.destroy();
  return { perSecond: count / ((performance.now() - started) / 1000), refused: [...refused].slice(0, 3) };
}
