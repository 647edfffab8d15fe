import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startChild } from './children.ts';
import { createFindings, type Fault } from './fault.ts';
import type { Seat } from './messages.ts';
import { moneyOf } from './players.ts';
import { spread } from './report.ts';
import { decideVendor, type Wire } from './wire.ts';
import { postmasterPid, type World } from './world.ts';

/** The additional time for a busy machine, in ms: calls are shed within a second. */
const SHED_MS = 1_000;
const SLACK_MS = 500;
const SHED_CALLS = 12;

/** Returns the server and its helpers, because children of a stopped server continue. */
function databaseProcesses(dataDir: string): number[] {
  const server = postmasterPid(dataDir);
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === server;
    } catch {
      return false;
    }
  });
  return [server, ...children.map(Number)];
}

/** Sends bets and balance requests, and records how each was refused. */
async function shed(
  found: ReturnType<typeof createFindings>,
  wire: Wire,
  seat: Seat,
  checksTimes: boolean,
): Promise<string> {
  const times: number[] = [];
  const bodies: Record<string, unknown>[] = [];
  for (let number = 0; number < SHED_CALLS; number += 1) {
    const tx_id = randomUUID();
    const body = { ...moneyOf(seat, tx_id), tx_id, amount: '100' };
    bodies.push(body);
    const [bet, balance] = await Promise.all([wire.vendor('bet', body), wire.player('getBalance', seat.login)]);
    for (const [what, answer] of [
      ['bet', bet],
      ['balance', balance],
    ] as const) {
      found.same(`${what} ${number}`, answer.http, 503);
      found.holds(`${what} ${number} has no Retry-After`, answer.headers['retry-after'] !== undefined);
      if (checksTimes)
        found.holds(`${what} ${number} took ${Math.round(answer.ms)} ms`, answer.ms <= SHED_MS + SLACK_MS);
      times.push(answer.ms);
    }
    found.same(`bet ${number}`, bet.status, 'TEMPORARY');
  }
  return `shed after ms: ${spread(times)}`;
}

/** Sends a bet during an outage, retries until it is decided, and expects one effect. */
async function betOnce(
  found: ReturnType<typeof createFindings>,
  wire: Wire,
  seat: Seat,
  during: (body: Record<string, unknown>) => Promise<string>,
): Promise<string> {
  const balance = async (): Promise<bigint> => {
    for (;;) {
      const answer = await wire.vendor('balance', { player_ref: seat.accountId, session_token: seat.sessionToken });
      if (answer.balance !== undefined) return BigInt(answer.balance);
      await pause(50);
    }
  };
  const before = await balance();
  const tx_id = randomUUID();
  const body = { ...moneyOf(seat, tx_id), tx_id, amount: '500' };
  const figures = await during(body);
  found.same('the bet at last', (await decideVendor(() => wire.vendor('bet', body))).status, 'OK');
  found.same('once more', (await decideVendor(() => wire.vendor('bet', body))).replayed, true);
  return `${figures}; the bet moved ${before - (await balance())} in the end`;
}

function redisCommand(port: number, command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.once('data', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}

async function slowDown(world: World, pauseMs: number): Promise<void> {
  if (world.databaseWay !== undefined)
    world.sendToKiller({
      kind: 'proxy',
      index: world.databaseWay,
      treatment: { resetBeforeSend: 0, resetAfterCommit: 0, pauseMs },
    });
  await pause(100);
}

export const serverFaults: readonly Fault[] = [
  {
    name: 'stopped database',
    async run({ world, players, wire, checksTimes }) {
      const found = createFindings();
      if (process.platform !== 'linux') return { breaks: [], figures: 'not tried: processes are found on Linux alone' };
      const seat = await players.seat();
      const figures = await betOnce(found, wire, seat, async (body) => {
        const stopped = databaseProcesses(world.dataDir);
        try {
          for (const pid of stopped) process.kill(pid, 'SIGSTOP');
          const first = wire.vendor('bet', body);
          const summary = await shed(found, wire, seat, checksTimes);
          found.same('the bet meanwhile', (await first).status, 'TEMPORARY');
          return summary;
        } finally {
          for (const pid of stopped) process.kill(pid, 'SIGCONT');
        }
      });
      return { breaks: found.breaks, figures };
    },
  },
  {
    name: 'slow database',
    gateways: 3,
    async run({ world, players, wire, checksTimes }) {
      const found = createFindings();
      const seat = await players.seat();
      const figures = await betOnce(found, wire, seat, async (body) => {
        await slowDown(world, 2_500);
        try {
          const first = wire.vendor('bet', body);
          const summary = await shed(found, wire, seat, checksTimes);
          found.same('the bet meanwhile', (await first).status, 'TEMPORARY');
          return summary;
        } finally {
          await slowDown(world, 0);
        }
      });
      return { breaks: found.breaks, figures };
    },
  },
  {
    name: 'Redis flushed',
    gateways: 3,
    async run({ world, players, wire }) {
      const found = createFindings();
      const seat = await players.seat();
      const figures = await betOnce(found, wire, seat, async (body) => {
        await redisCommand(world.redis?.port ?? 0, 'FLUSHALL');
        found.same('a bet', (await decideVendor(() => wire.vendor('bet', body))).status, 'OK');
        const { envelope } = await wire.player('getBalance', seat.login);
        found.same('the login', envelope?.success, true);
        return 'money and logins are not in it';
      });
      return { breaks: found.breaks, figures };
    },
  },
  {
    name: 'Redis down',
    gateways: 3,
    async run({ world, players, wire }) {
      const found = createFindings();
      const seat = await players.seat();
      const figures = await betOnce(found, wire, seat, async (body) => {
        await world.redis?.end();
        try {
          found.same('a bet', (await decideVendor(() => wire.vendor('bet', body))).status, 'OK');
          const { envelope } = await wire.player('getBalance', seat.login);
          found.same('the balance', envelope?.success, true);
        } finally {
          await world.redis?.start();
        }
        return 'bets go on without it';
      });
      await world.untilReady();
      return { breaks: found.breaks, figures };
    },
  },
  {
    name: 'a second gateway on the same data folder',
    gateways: 1,
    async run({ world, players, wire }) {
      const found = createFindings();
      const seat = await players.seat();
      const figures = await betOnce(found, wire, seat, async () => {
        const logFile = join(world.folder, 'second.log');
        const program = fileURLToPath(new URL('server.ts', import.meta.resolve('@parlor/gateway')));
        const second = startChild(program, [], { ...world.environment, PORT: '0', LOG_LEVEL: 'silent' }, logFile);
        const startedAt = performance.now();
        await second.ended;
        found.same('its end', second.process.exitCode, 1);
        const output = readFileSync(logFile, 'utf8').trim();
        found.holds(
          `it said: ${output}`,
          /^The data folder \S+ is in use by another gateway \(process \d+\): .+\.$/.test(output),
        );
        return `refused after ${Math.round(performance.now() - startedAt)} ms`;
      });
      return { breaks: found.breaks, figures };
    },
  },
];
