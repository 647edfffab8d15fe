// Measures how exactly draws on a schedule are told to 2,000 players at 200 tables on two arcade
// processes: `pnpm bench:tables [SECONDS]`. The players at baccarat bet in every draw. The gateway is a stand-in
// without a ledger. Processes, database and players share the machine.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoGames } from '@parlor/artwork/titles';
import { startEmbeddedPostgres } from '@parlor/database';
import { WebSocket, type RawData } from 'ws';

const PROCESSES = 2;
const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 2_000);
const TABLES = 200;
const SECONDS = Number(process.argv[2] ?? 90);
const OPENING_AT_ONCE = 40;
/** Draws are closed so long after their close, so that what arrived before it can be stored. */
const GRACE_MS = 500;

/** Tables with the shortest draws first. */
const tables = [
  'baccarat',
  'roulette',
  'dragon-tiger',
  'sic-bo',
  'money-wheel',
  'fan-tan',
  'fish-prawn-crab',
  'bull-bull',
  'race-draw',
  'dice-draw',
  'digit-draw',
  'pick-draw',
]
  .flatMap((family) => demoGames().filter((card) => card.family === family))
  .slice(0, TABLES);

interface Player {
  index: number;
  token: string;
  address: string;
  arcadeUrl: string;
}

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const agent = new Agent({ keepAlive: true, maxSockets: OPENING_AT_ONCE });

/** When each message reached each socket, after its time, in ms. */
const delays = { closed: [] as number[], result: [] as number[] };
let lost = 0;
let early = 0;
let bets = 0;

try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_tables');
  const gatewayUrl = await startGateway();
  const env = {
    DATABASE_URL: embedded.url('bench_tables'),
    GATEWAY_URL: gatewayUrl,
    PROVIDER_SECRET: randomBytes(32).toString('base64url'),
    SEED_KEY: randomBytes(32).toString('base64'),
    PORT: '0',
    // Each player has an address of its own.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    PARLOR_DATA_DIR: folder,
  };
  const urls: string[] = [];
  // One after the other, because the first one migrates the database.
  for (let index = 0; index < PROCESSES; index += 1) urls.push(await startArcade(env));

  const players = await inTurns(SOCKETS, (index) => openPlayer(urls[index % PROCESSES] ?? '', index));
  const sockets = await inTurns(SOCKETS, (index) => enter(players[index] as Player));
  closers.push(() => sockets.forEach((socket) => socket.terminate()));
  for (const socket of sockets) socket.on('close', () => (lost += 1));
  // What was late while players were still coming in does not count.
  for (const values of Object.values(delays)) values.length = 0;
  await pause(SECONDS * 1000);
  report();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  agent.destroy();
  for (const close of closers.toReversed()) await close();
}

interface DrawMessage {
  type: string;
  draw?: { index: number; closesAt: number; revealsAt: number };
}

/** Follows the draws of a player's table: compares what comes with its time, and bets where that is simple. */
function follow(player: Player): (data: RawData) => void {
  let draw: DrawMessage['draw'];
  return (data) => {
    const now = Date.now();
    // The room sends texts, which arrive as one buffer each.
    const message = JSON.parse((data as Buffer).toString('utf8')) as DrawMessage;
    const { type } = message;
    if (draw && (type === 'closed' || type === 'result')) {
      const delay = now - (type === 'closed' ? draw.closesAt + GRACE_MS : draw.revealsAt);
      if (delay < 0) early += 1;
      delays[type].push(delay);
    }
    if (type === 'hello' || type === 'opened') draw = message.draw;
    const isBettor = tables[player.index % tables.length]?.family === 'baccarat';
    if (type === 'opened' && isBettor) bet(player, message.draw?.index);
  };
}

function bet(player: Player, draw: number | undefined): void {
  const slip = {
    stake: '300',
    choice: { bets: { banker: '200', tie: '100' } },
    clientSeed: randomBytes(16).toString('hex'),
    idempotencyKey: randomBytes(16).toString('hex'),
    draw,
  };
  post(`${player.arcadeUrl}/arcade/api/rounds`, slip, player).then(
    () => (bets += 1),
    () => undefined,
  );
}

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0} ms`;
}

function report(): void {
  console.log(
    `${SOCKETS} players at ${tables.length} tables on ${PROCESSES} processes for ${SECONDS} s, ${bets} bets; all on one machine`,
  );
  for (const [type, values] of Object.entries(delays)) {
    const parts = [0.5, 0.99, 1].map((share) => percentile(values, share));
    console.log(
      `${type.padEnd(8)} ${String(values.length).padStart(7)} messages   after their time: p50 ${parts[0]}, p99 ${parts[1]} (aim: 150 ms), at most ${parts[2]}`,
    );
  }
  console.log(`early messages: ${early} (aim: 0); sockets that were closed: ${lost}`);
}

/** Calls a function for each number below a count, some at a time. */
async function inTurns<Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: OPENING_AT_ONCE }, async () => {
      while (next < count) {
        const index = next;
        next += 1;
        values[index] = await act(index);
      }
    }),
  );
  return values;
}

async function openPlayer(arcadeUrl: string, index: number): Promise<Player> {
  const address = `10.${index >> 8}.${index & 255}.1`;
  const opened = await post<{ token: string }>(
    `${arcadeUrl}/arcade/api/session`,
    { code: `player-${index}` },
    { address },
  );
  return { index, token: opened.token, address, arcadeUrl };
}

/** Connects a player and waits for the greeting. */
function enter(player: Player): Promise<WebSocket> {
  const { token, address, arcadeUrl } = player;
  const socket = new WebSocket(`${arcadeUrl.replace('http', 'ws')}/arcade/api/draws`, {
    headers: { 'x-forwarded-for': address },
  });
  socket.on('message', follow(player));
  return new Promise((resolve, reject) => {
    socket.once('open', () => socket.send(JSON.stringify({ token })));
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`A socket was closed with ${code}`)));
  });
}

function post<Value>(
  url: string,
  body: object,
  { token, address }: { token?: string; address: string },
): Promise<Value> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(url, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'x-forwarded-for': address,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    call.on('response', (response) => {
      let answered = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (answered += part))
        .on('end', () => {
          const answer = JSON.parse(answered) as { success: boolean; value: Value };
          if (answer.success) resolve(answer.value);
          else reject(new Error(`A call was answered ${answered}`));
        })
        .on('error', reject);
    });
    call.on('error', reject);
    call.end(text);
  });
}

/** A gateway that takes everything. A launch code is the player. */
async function startGateway(): Promise<string> {
  const server = createServer((call, response) => {
    let text = '';
    call
      .setEncoding('utf8')
      .on('data', (part: string) => (text += part))
      .on('end', () => {
        const { launch_code: player } = JSON.parse(text) as { launch_code?: string };
        const opened = player && {
          player_ref: player,
          session_token: `session-of-${player}`,
          display_name: 'be****ch',
          language: 'EN',
          game_code: tables[Number(player.split('-')[1]) % tables.length]?.gameCode,
          free_play: false,
        };
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ status: 'OK', balance: '1000000', currency: 'THB', ...opened }));
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts an arcade process. Returns its address, which it prints. */
function startArcade(env: Readonly<Record<string, string>>): Promise<string> {
  const program = fileURLToPath(new URL('../../apps/arcade/src/server.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(
    () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        if (!child.kill('SIGTERM')) resolve(undefined);
      }),
  );
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const url = /http:\/\/\S+/.exec(text)?.[0];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The arcade ended with ${code}`)));
  });
}
