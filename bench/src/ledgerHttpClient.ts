// The vendor of the ledger benchmark: a worker thread that signs bets and sends them over keep-alive connections.
import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { PROVIDER_HEADER, providerPath, SIGNATURE_HEADER, signedText } from '@parlor/contract';

/** The input of the worker thread. */
export interface HttpClientInput {
  url: string;
  provider: string;
  secret: string;
  connections: number;
  seconds: number;
  seats: { playerRef: string; token: string }[];
  gameCode: string;
  /** Prefix of every transaction id, so that runs do not collide. */
  name: string;
}

const input = workerData as HttpClientInput;
const path = providerPath('bet');
const agent = new Agent({ keepAlive: true, maxSockets: input.connections });
let next = 0;

function bet(): Promise<string> {
  const number = (next += 1);
  const seat = input.seats[number % input.seats.length];
  const txId = `${input.name}.${number}`;
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
  return new Promise((resolve, reject) => {
    const call = request(`${input.url}${path}`, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        [PROVIDER_HEADER]: input.provider,
        [SIGNATURE_HEADER]: `t=${timestamp},v1=${signature}`,
      },
    });
    call.on('response', (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve(text))
        .on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

const started = performance.now();
const end = started + input.seconds * 1000;
let made = 0;
const refused = new Map<string, number>();
await Promise.all(
  Array.from({ length: input.connections }, async () => {
    while (performance.now() < end) {
      const answer = await bet();
      if (answer.includes('"status":"OK"')) made += 1;
      else refused.set(answer, (refused.get(answer) ?? 0) + 1);
    }
  }),
);
agent.destroy();
const result = { perSecond: made / ((performance.now() - started) / 1000), refused: [...refused].slice(0, 3) };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
parentPort?.postMessage(result);
