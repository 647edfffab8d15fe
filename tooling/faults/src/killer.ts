// The killer, in its own process: `node killer.ts <seed>`. It kills the registered processes at random times, and runs
// the proxies that reset connections and slow down the database. The same seed gives the same schedule.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { KillerOrder, KillerReport, Target, Treatment } from './messages.ts';
import { createRandom } from './random.ts';

const random = createRandom(Number(process.argv[2]));
const pauseRandom = random.fork('when');
const targetRandom = random.fork('whom');
const resets = { beforeSend: 0, afterCommit: 0 };
const ways: { treatment: Treatment }[] = [];

const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;
/** The chance that PostgreSQL is killed together with the target. */
const BOTH = 0.08;

function report(message: KillerReport): void {
  process.send?.(message);
}

/** Opens a proxy to a server. An HTTP request is one packet here, because the load's are small. */
async function open({ port, isHttp }: { port: number; isHttp: boolean }, index: number): Promise<number> {
  const way = { treatment: { resetBeforeSend: 0, resetAfterCommit: 0, pauseMs: 0 } };
  ways.push(way);
  const chance = random.fork(`way ${index}`);
  const server = createServer((inward) => {
    const outward = connect(port, '127.0.0.1');
    let swallowsAnswer = false;
    const end = (): void => {
      inward.destroy();
      outward.destroy();
    };
    for (const socket of [inward, outward]) socket.setNoDelay(true).on('error', end).on('close', end);
    const forward = (to: Socket, data: Buffer): void => {
      if (way.treatment.pauseMs === 0) to.write(data);
      else setTimeout(() => to.destroyed || to.write(data), way.treatment.pauseMs);
    };
    inward.on('data', (data: Buffer) => {
      const { resetBeforeSend, resetAfterCommit } = way.treatment;
      const draw = isHttp && data.subarray(0, 5).toString() === 'POST ' ? chance.next() : 1;
      if (draw < resetBeforeSend) {
        resets.beforeSend += 1;
        inward.resetAndDestroy();
        outward.destroy();
        return;
      }
      if (draw < resetBeforeSend + resetAfterCommit) swallowsAnswer = true;
      forward(outward, data);
    });
    outward.on('data', (data: Buffer) => {
      if (!swallowsAnswer) return forward(inward, data);
      // The answer exists, so the work is done, but the client never receives it.
      resets.afterCommit += 1;
      inward.resetAndDestroy();
      outward.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

async function killNext(targets: { target: Target; index: number; pid: number }[]): Promise<void> {
  const [first, ...others] = targets;
  if (first === undefined) return;
  const chosen = targetRandom.pick([first, ...others]);
  const together =
    targetRandom.next() < BOTH
      ? targets.find(({ target }) => target === 'postgres' && chosen.target !== 'postgres')
      : undefined;
  await pause(pauseRandom.integer(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS));
  const at = Date.now();
  kill(chosen.pid);
  if (together !== undefined) kill(together.pid);
  report({ kind: 'killed', ...chosen, at, also: together === undefined ? [] : [together.target] });
}

process.on('message', (order: KillerOrder) => {
  if (order.kind === 'next') void killNext(order.targets);
  else if (order.kind === 'proxy') {
    const way = ways[order.index];
    if (way !== undefined) way.treatment = order.treatment;
    report({ kind: 'resets', ...resets });
  } else {
    void Promise.all(order.ways.map((way, index) => open(way, index))).then((ports) =>
      report({ kind: 'opened', ports }),
    );
  }
});
process.on('disconnect', () => process.exit(0));
