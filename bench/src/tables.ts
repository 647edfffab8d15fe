// Measures how punctually scheduled draws are sent to 2,000 players at 200 tables on two arcade processes: `pnpm
// bench:tables [SECONDS]`. The players at baccarat bet in every draw. The gateway is a stand-in without a ledger.
// Processes, database and players share the machine.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoGames } from '@parlor/artwork/titles';
import { startEmbeddedPostgres } from '@parlor/database';
import { createArcadeClient, enter, type Player } from './arcade/arcadeClient.ts';
import { arcadeEnvironment, startArcade } from './arcade/arcadeProcess.ts';
import { startStandInGateway } from './arcade/standInGateway.ts';
import { below, inTurns } from './inTurns.ts';
import { percentile } from './percentile.ts';

const PROCESSES = 2;
const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 2_000);
const TABLES = 200;
const SECONDS = Number(process.argv[2] ?? 90);
const OPENING_AT_ONCE = 40;
/** The delay of closing a draw after its closing time, in ms, so that earlier bets can be stored. */
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

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const client = createArcadeClient(OPENING_AT_ONCE);
closers.push(client.close);

/** The delay of each message at each socket, in ms. */
const delays = { closed: [] as number[], result: [] as number[] };
let lost = 0;
let early = 0;
let bets = 0;

try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_tables');
  const gateway = await startStandInGateway({
    gameOf: (player) => tables[Number(player.split('-')[1]) % tables.length]?.gameCode,
  });
  closers.push(gateway.close);
  const env = arcadeEnvironment({
    databaseUrl: embedded.url('bench_tables'),
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
  const sockets = await inTurns(players, OPENING_AT_ONCE, (player) => enter(player, 'draws', follow(player)));
  closers.push(() => sockets.forEach((socket) => socket.terminate()));
  for (const socket of sockets) socket.on('close', () => (lost += 1));
  // Delays while players were still connecting do not count.
  for (const values of Object.values(delays)) values.length = 0;
  await pause(SECONDS * 1000);
  report();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

interface DrawMessage {
  type: string;
  draw?: { index: number; closesAt: number; revealsAt: number };
}

/** Tracks the draws of a player's table: compares messages with their times, and bets at simple tables. */
function follow(player: Player): (text: string) => void {
  let draw: DrawMessage['draw'];
  return (text) => {
    const now = Date.now();
    const message = JSON.parse(text) as DrawMessage;
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
  client.post(player, 'rounds', slip).then(
    () => (bets += 1),
    () => undefined,
  );
}

function report(): void {
  console.log(
    `${SOCKETS} players at ${tables.length} tables on ${PROCESSES} processes for ${SECONDS} s, ${bets} bets; all on one machine`,
  );
  for (const [type, values] of Object.entries(delays)) {
    const parts = [0.5, 0.99, 1].map((share) => `${percentile(values, share)} ms`);
    console.log(
      `${type.padEnd(8)} ${String(values.length).padStart(7)} messages   after their time: p50 ${parts[0]}, p99 ${parts[1]} (aim: 150 ms), at most ${parts[2]}`,
    );
  }
  console.log(`early messages: ${early} (aim: 0); sockets that were closed: ${lost}`);
}
