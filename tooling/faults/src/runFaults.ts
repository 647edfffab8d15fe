import type { Fault, FaultContext } from './fault.ts';
import { moneyFaults } from './moneyFaults.ts';
import { createRandom } from './random.ts';
import type { Trial } from './report.ts';
import { seatFaults } from './seatFaults.ts';
import { serverFaults } from './serverFaults.ts';
import { vendorFaults } from './vendorFaults.ts';

/** Runs every fault, one after the other, on a running world. */
export async function runFaults({
  world,
  players,
  wire,
  checksTimes,
  seed,
  log,
}: Omit<FaultContext, 'random'> & { seed: number; log: (line: string) => void }): Promise<Trial[]> {
  const trials: Trial[] = [];
  const random = createRandom(seed);
  for (const fault of [...vendorFaults, ...moneyFaults, ...seatFaults, ...serverFaults]) {
    const { name, gateways } = fault;
    if (gateways !== undefined && gateways !== world.gateways) continue;
    const title = `${name} (${world.gateways} gateway${world.gateways === 1 ? '' : 's'})`;
    await world.untilReady();
    const { breaks, figures } = await fault
      .run({ world, players, wire, checksTimes, random: random.fork(name) })
      .catch((error: unknown): Awaited<ReturnType<Fault['run']>> => ({
        breaks: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      }));
    trials.push({ name: title, breaks, ...(figures !== undefined && { figures }) });
    log(`${breaks.length === 0 ? 'ok    ' : 'BROKEN'}  ${title}${figures === undefined ? '' : `: ${figures}`}`);
  }
  return trials;
}
