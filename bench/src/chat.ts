// Measures the memory of a process with open conversations: `pnpm bench:chat [SECONDS] [chat|all]`, of one that serves
// only the chat by default, or of a whole gateway. Each player has a socket and writes; an operator answers. Linux
// only: the memory of a process is read from /proc.
import { fork, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import {
  CHAT_SOCKET_PATH,
  HEADER,
  routes,
  SESSION_COOKIE,
  SOCKET_PROTOCOL,
  SOCKET_TOKEN_PREFIX,
  type ChatSocketMessage,
} from '@parlor/contract';
import { startEmbeddedPostgres } from '@parlor/database';
import { Client } from 'pg';
import { WebSocket, type RawData } from 'ws';
import { inTurns } from './inTurns.ts';

const CONVERSATIONS = Number(process.env['BENCH_SOCKETS'] ?? 1_000);
const SECONDS = Number(process.argv[2] ?? 30);
/** The servers of the process. */
const PART = process.argv[3] === 'all' ? 'all' : 'chat';
/** Messages of players per second. Each is answered. */
const PER_SECOND = 20;
const OPENING_AT_ONCE = 20;
const MAX_BYTES = 150_000_000;
const MERCHANT = 'SAMPLE';
const DOMAIN = 'sample.example.com';
const OPERATOR = 'bench';
const PASSWORD = 'Correct#Horse9';
const IDLE_MS = 5_000;

interface Player {
  id: string;
  token: string;
  cookie: string;
  address: string;
  /** Numbers of the received messages. */
  seqs: number[];
}

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const agent = new Agent({ keepAlive: true, maxSockets: OPENING_AT_ONCE });
closers.push(() => agent.destroy());
/** Shared by both starts, so that the second can open data sealed by the first. */
const secrets = {
  BOT_CHECK_SECRET: randomUUID() + randomUUID(),
  PROVIDER_SECRET: randomUUID() + randomUUID(),
  MASTER_KEY: randomBytes(32).toString('base64'),
};
let closed = 0;

try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_chat');
  const databaseUrl = embedded.url('bench_chat');
  // The first start migrates and compiles. The benchmark measures a later start, which does neither.
  await stopped((await startGateway(databaseUrl)).child);
  const players = await makePlayers(databaseUrl);
  const { child, url } = await startGateway(databaseUrl);
  closers.push(() => stopped(child));
  const operator = await logInOperator(url);
  await write(url, players[0] as Player);
  await answer(url, operator, players[0] as Player);
  await pause(IDLE_MS);
  const idle = rss(child);

  const sockets: WebSocket[] = [];
  closers.push(() => sockets.forEach((socket) => socket.terminate()));
  await inTurns(players, OPENING_AT_ONCE, async (player) => void sockets.push(await open(url, player)));
  await pause(IDLE_MS);
  const quiet = rss(child);

  let peak = quiet;
  let written = 0;
  const endsAt = Date.now() + SECONDS * 1_000;
  while (Date.now() < endsAt) {
    const startedAt = Date.now();
    const round = Array.from(
      { length: PER_SECOND },
      (_, index) => players[(written + index) % players.length] as Player,
    );
    await inTurns(round, OPENING_AT_ONCE, async (player) => {
      await write(url, player);
      await answer(url, operator, player);
    });
    written += round.length;
    peak = Math.max(peak, rss(child));
    await pause(Math.max(0, 1_000 - (Date.now() - startedAt)));
  }
  const expected = 2 * written + 2;
  const receivedCount = () => players.reduce((sum, { seqs }) => sum + seqs.length, 0);
  for (let waited = 0; receivedCount() < expected && waited < 100; waited += 1) await pause(100);
  peak = Math.max(peak, rss(child));
  const broken = players.filter(({ seqs }) => seqs.some((seq, index) => seq !== index + 1)).length;

  console.log(
    `${CONVERSATIONS} conversations with a socket each on one process that serves ${PART === 'all' ? 'everything' : 'the chat alone'}; ${written} messages of players in ${SECONDS} s, each answered`,
  );
  report('memory of the idle process', bytes(idle));
  report('with the sockets open and silent', `${bytes(quiet)}, ${bytes(quiet - idle)} more`);
  // A whole gateway takes as much memory before the first message.
  report('with messages flowing, at most', `${bytes(peak)} in all`, PART === 'all' || peak <= MAX_BYTES);
  report('growth', bytes(peak - idle), peak - idle <= MAX_BYTES);
  report('for each conversation', `${((peak - idle) / CONVERSATIONS / 1000).toFixed(1)} KB`);
  report('messages that came over sockets', `${receivedCount()} of ${expected}`, receivedCount() === expected);
  report('conversations with a gap or a repetition', String(broken), broken === 0);
  report('sockets that were closed', String(closed), closed === 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

function report(what: string, figure: string, isMet = true): void {
  console.log(`${what.padEnd(44)} ${figure}${isMet ? '' : '   NOT MET'}`);
  if (!isMet) process.exitCode = 1;
}

function bytes(count: number): string {
  return `${(count / 1_000_000).toFixed(1)} MB`;
}

/** The memory of a process that is not swapped out, in bytes. */
function rss({ pid }: ChildProcess): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * 1_024;
}

/** Starts a gateway with the memory settings of docs/operations.md. */
async function startGateway(databaseUrl: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.resolve('@parlor/gateway'))), {
    execArgv:
      PART === 'all'
        ? ['--max-semi-space-size=4']
        : ['--max-semi-space-size=2', '--no-separate-gc-phases', '--optimize-for-size'],
    env: {
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      NODE_ENV: 'production',
      GATEWAY_PART: PART,
      PORT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      PARLOR_DATA_DIR: join(folder, 'gateway'),
      DEFAULT_MERCHANT: MERCHANT,
      ...secrets,
      // Each player has its own IP address.
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code}`)));
  });
  return { child, url };
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    if (!child.kill('SIGTERM')) resolve();
  });
}

/** Creates logged-in accounts and an operator. */
async function makePlayers(databaseUrl: string): Promise<Player[]> {
  const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
  const secret = (): string => randomBytes(32).toString('base64url');
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const settings = { mainDomain: DOMAIN, whitelabel: { CBS3: true } };
  await database.query(
    `insert into merchant (code, name, brand, currency, settings) values ($1, 'Sample', 'sample', 'THB', $2)`,
    [MERCHANT, JSON.stringify(settings)],
  );
  const password = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await database.query('insert into operator_account (name, password_hash, created_at) values ($1, $2, now())', [
    OPERATOR,
    password,
  ]);
  const { rows } = await database.query<{ id: string }>(
    `insert into account (merchant_code, account, nickname, type, password_hash, affiliate_code, profile)
     select $1, 'bench' || n, '', 0, $2, 'B' || n, '{}' from generate_series(1, $3::int) n returning id`,
    [MERCHANT, password, CONVERSATIONS],
  );
  const players = rows.map(({ id }, index) => ({
    id,
    token: secret(),
    cookie: secret(),
    address: `10.0.${index >> 8}.${index & 255}`,
    seqs: [],
  }));
  for (const { id, token, cookie, address } of players)
    await database.query(
      `insert into session (account_id, token_hash, cookie_hash, device, client_address, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, 'MOBILE', $4, now(), now(), now() + interval '1 hour')`,
      [id, hashOf(token), hashOf(cookie), address],
    );
  await database.end();
  return players;
}

/** Opens the live connection of a player and waits for the first state from the gateway. */
function open(url: string, player: Player): Promise<WebSocket> {
  const socket = new WebSocket(
    url.replace('http', 'ws') + CHAT_SOCKET_PATH,
    [SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX + player.token],
    { headers: { host: DOMAIN, cookie: `${SESSION_COOKIE}=${player.cookie}`, 'x-forwarded-for': player.address } },
  );
  return new Promise((resolve, reject) => {
    socket.once('open', () => socket.send(JSON.stringify({ type: 'since', seq: 0 })));
    socket.on('message', (data: RawData) => {
      const message = JSON.parse((data as Buffer).toString('utf8')) as ChatSocketMessage;
      if (message.type !== 'messages') return;
      player.seqs.push(...message.chat.list.map(({ seq }) => seq));
      resolve(socket);
    });
    socket.once('error', reject);
    socket.once('close', () => (closed += 1));
  });
}

async function write(url: string, { token, cookie, address }: Player): Promise<void> {
  const { status } = await call(
    url,
    'POST',
    routes.sendChatMessage.path,
    {
      host: DOMAIN,
      cookie: `${SESSION_COOKIE}=${cookie}`,
      [HEADER.token]: token,
      'x-forwarded-for': address,
      'content-type': 'application/json',
    },
    JSON.stringify({ key: randomUUID(), text: 'When does my withdrawal arrive?' }),
  );
  if (status !== 200) throw new Error(`A message was answered ${status}`);
}

async function answer(url: string, cookie: string, { id }: Player): Promise<void> {
  const body = new URLSearchParams({ key: randomUUID(), text: 'It is on its way.' }).toString();
  const { status } = await call(url, 'POST', `/ops/chat/${id}/answer`, { ...operatorHeaders(url), cookie }, body);
  if (status !== 303) throw new Error(`An answer was answered ${status}`);
}

function operatorHeaders(url: string): Record<string, string> {
  return { origin: url, 'content-type': 'application/x-www-form-urlencoded' };
}

async function logInOperator(url: string): Promise<string> {
  const body = new URLSearchParams({ name: OPERATOR, password: PASSWORD }).toString();
  const { headers } = await call(url, 'POST', '/ops/login', operatorHeaders(url), body);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  return cookie.split(';')[0] ?? '';
}

function call(
  url: string,
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, {
      agent,
      method,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    sent.on('response', (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
        .on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
