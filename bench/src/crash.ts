// Measures how punctually shared rounds start and crash for 5,000 sockets on two arcade processes: `pnpm bench:crash
// [SECONDS]`. Some of the players bet. The gateway is a stand-in without a ledger. Processes, database and players
// share the machine.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@parlor/database';
import { createArcadeClient, enter, type Player } from './arcade/arcadeClient.ts';
import { arcadeEnvironment, startArcade } from './arcade/arcadeProcess.ts';
import { startStandInGateway } from './arcade/standInGateway.ts';
import { below, inTurns } from './inTurns.ts';
import { percentile } from './percentile.ts';

const PROCESSES = 2;
const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 5_000);
/** The number of players who bet in every round. */
const BETTORS = Math.min(500, SOCKETS);
const SECONDS = Number(process.argv[2] ?? 90);
const OPENING_AT_ONCE = 40;
/** The growth of the multiplier, which gives the time of a crash from its crash point. */
const GROWTH = 0.00006;
const HIGHEST = 1_000_000;

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const client = createArcadeClient(OPENING_AT_ONCE);
closers.push(client.close);

/** The delay of each tick at each socket, in ms. */
const delays = { started: [] as number[], crash: [] as number[] };
/** Bytes of the messages by type. */
const bytes = new Map<string, { count: number; total: number; max: number }>();
let closed = 0;
let early = 0;
/** The start of the current round. */
let startsAt = 0;
let tickedRounds = 0;

try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_crash');
  const gateway = await startStandInGateway({ gameOf: () => 'rocket-boost' });
  closers.push(gateway.close);
  const env = arcadeEnvironment({
    databaseUrl: embedded.url('bench_crash'),
    gatewayUrl: gateway.url,
    dataDir: folder,
  });
  const urls: string[] = [];
  // Sequential, because the first one migrates the database.
  for (let index = 0; index < PROCESSES; index += 1) {
    const { url, stop } = await startArcade(env);
    closers.push(() => stop('SIGTERM'));
    urls.push(url);
  }

  const players = await inTurns(below(SOCKETS), OPENING_AT_ONCE, (index) =>
    client.openPlayer(urls[index % PROCESSES] ?? '', index),
  );
  const bettors = players.slice(0, BETTORS);
  let isOpen = false;
  const sockets = await inTurns(players, OPENING_AT_ONCE, (player) =>
    enter(player, 'rooms/crash', (text) => {
      if (!isOpen) return;
      if (player.index === 0) follow(JSON.parse(text) as RoomMessage, bettors);
      note(text);
    }),
  );
  isOpen = true;
  closers.push(() => sockets.forEach((socket) => socket.terminate()));
  for (const socket of sockets) socket.on('close', () => (closed += 1));
  await pause(SECONDS * 1000);
  report();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
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
  const size = bytes.get(type) ?? { count: 0, total: 0, max: 0 };
  const length = Buffer.byteLength(text);
  bytes.set(type, { count: size.count + 1, total: size.total + length, max: Math.max(size.max, length) });
  if ((type !== 'started' && type !== 'crash') || startsAt === 0) return;
  const delay = now - (type === 'started' ? startsAt : startsAt + crashesAfter((JSON.parse(text) as { x: number }).x));
  if (delay < 0) early += 1;
  delays[type].push(delay);
}

function crashesAfter(x: number): number {
  return Math.ceil(Math.log(Math.min(x + 1, HIGHEST) / 100) / GROWTH);
}

/** Tracks the rounds with one socket, which receives each before the others count its ticks. */
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
    // A late bet is refused; only the ticks are measured.
    client.post(player, 'rounds', bet).catch(() => undefined);
  }
}

function report(): void {
  console.log(
    `${SOCKETS} sockets on ${PROCESSES} processes, ${tickedRounds} rounds in ${SECONDS} s, ${BETTORS} bets a round; all on one machine`,
  );
  for (const [type, values] of Object.entries(delays)) {
    const parts = [0.5, 0.99, 1].map((share) => `${percentile(values, share)} ms`);
    console.log(
      `${type.padEnd(8)} ${String(values.length).padStart(7)} ticks   after their time: p50 ${parts[0]}, p99 ${parts[1]}, at most ${parts[2]}`,
    );
  }
  console.log(`early ticks: ${early} (aim: 0); sockets that were closed: ${closed}`);
  for (const [type, { count, total, max }] of bytes)
    console.log(
      `${type.padEnd(8)} ${String(count).padStart(7)} messages, ${(total / count).toFixed(0)} bytes each, at most ${max}`,
    );
}
