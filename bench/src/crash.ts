// Measures how exactly the rounds that all players share begin and crash for 5,000 sockets on two arcade processes:
// `pnpm bench:crash [SECONDS]`. Some of the players bet. The gateway is a stand-in without a ledger. Processes,
// database and players share the machine.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@parlor/database';
import { WebSocket, type RawData } from 'ws';

const PROCESSES = 2;
const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 5_000);
/** Players who bet in every round. */
const BETTORS = Math.min(500, SOCKETS);
const SECONDS = Number(process.argv[2] ?? 90);
const OPENING_AT_ONCE = 40;
/** How the multiplier grows; the crash of a round follows from its crash point. */
const GROWTH = 0.00006;
const HIGHEST = 1_000_000;

interface Player {
  token: string;
  address: string;
  arcadeUrl: string;
}

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const agent = new Agent({ keepAlive: true, maxSockets: OPENING_AT_ONCE });

/** When each tick reached each socket, after its time, in ms. */
const delays = { started: [] as number[], crash: [] as number[] };
/** Bytes of the messages by type. */
const bytes = new Map<string, { count: number; total: number; most: number }>();
let closed = 0;
let early = 0;
/** The start of the round that is played. */
let startsAt = 0;
let tickedRounds = 0;

try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_crash');
  const gatewayUrl = await startGateway();
  const env = {
    DATABASE_URL: embedded.url('bench_crash'),
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
  const watch = sockets[0];
  watch?.on('message', (data) => follow(JSON.parse(textOf(data)) as RoomMessage, players.slice(0, BETTORS)));
  for (const socket of sockets) {
    socket.on('message', (data) => note(textOf(data)));
    socket.on('close', () => (closed += 1));
  }
  await pause(SECONDS * 1000);
  report();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  agent.destroy();
  for (const close of closers.toReversed()) await close();
}

/** The room sends texts, which arrive as one buffer each. */
function textOf(data: RawData): string {
  return (data as Buffer).toString('utf8');
}

interface RoomMessage {
  type: string;
  round?: { startsAt?: number };
  x?: number;
}

/** Counts a message, and compares a tick with its time. */
function note(text: string): void {
  const now = Date.now();
  const type = /^\{"type":"(\w+)"/.exec(text)?.[1] ?? '';
  const size = bytes.get(type) ?? { count: 0, total: 0, most: 0 };
  const length = Buffer.byteLength(text);
  bytes.set(type, { count: size.count + 1, total: size.total + length, most: Math.max(size.most, length) });
  if ((type !== 'started' && type !== 'crash') || startsAt === 0) return;
  const delay = now - (type === 'started' ? startsAt : startsAt + crashesAfter((JSON.parse(text) as { x: number }).x));
  if (delay < 0) early += 1;
  delays[type].push(delay);
}

function crashesAfter(x: number): number {
  return Math.ceil(Math.log(Math.min(x + 1, HIGHEST) / 100) / GROWTH);
}

/** Follows the rounds by one socket, which hears of each before the others count its ticks. */
function follow(message: RoomMessage, bettors: readonly Player[]): void {
  if (message.type === 'crash') tickedRounds += startsAt === 0 ? 0 : 1;
  if (message.type !== 'opened') return;
  startsAt = message.round?.startsAt ?? 0;
  for (const [index, player] of bettors.entries()) {
    const bet = {
      stake: '200',
      choice: { panel: 0, target: 101 + index, clientSeed: randomBytes(16).toString('hex') },
      idempotencyKey: randomBytes(16).toString('hex'),
    };
    // A bet that comes too late is refused; the ticks are what counts here.
    post(`${player.arcadeUrl}/arcade/api/rounds`, bet, player).catch(() => undefined);
  }
}

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0} ms`;
}

function report(): void {
  console.log(
    `${SOCKETS} sockets on ${PROCESSES} processes, ${tickedRounds} rounds in ${SECONDS} s, ${BETTORS} bets a round; all on one machine`,
  );
  for (const [type, values] of Object.entries(delays)) {
    const parts = [0.5, 0.99, 1].map((share) => percentile(values, share));
    console.log(
      `${type.padEnd(8)} ${String(values.length).padStart(7)} ticks   after their time: p50 ${parts[0]}, p99 ${parts[1]}, at most ${parts[2]}`,
    );
  }
  console.log(`early ticks: ${early} (aim: 0); sockets that were closed: ${closed}`);
  for (const [type, { count, total, most }] of bytes)
    console.log(
      `${type.padEnd(8)} ${String(count).padStart(7)} messages, ${(total / count).toFixed(0)} bytes each, at most ${most}`,
    );
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
  return { token: opened.token, address, arcadeUrl };
}

/** Connects a player and waits for the greeting. */
function enter({ token, address, arcadeUrl }: Player): Promise<WebSocket> {
  const socket = new WebSocket(`${arcadeUrl.replace('http', 'ws')}/arcade/api/rooms/crash`, {
    headers: { 'x-forwarded-for': address },
  });
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
          game_code: 'rocket-boost',
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
