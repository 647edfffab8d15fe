import { moneyFaults } from './moneyFaults.ts';
import type { Players } from './players.ts';
import { createRandom, type Random } from './random.ts';
import type { Trial } from './report.ts';
import { serverFaults } from './serverFaults.ts';
import { vendorFaults } from './vendorFaults.ts';
import type { Wire } from './wire.ts';
import type { World } from './world.ts';

/** What a fault is tried on. */
export interface FaultContext {
  world: World;
  players: Players;
  /** The first gateway, without a proxy. */
  wire: Wire;
  /** Of the fault's own: the seed of the run and the name of the fault decide. */
  random: Random;
}

/** A fault by its name. It answers what was wrong, and figures worth printing. */
export interface Fault {
  name: string;
  /** Where it can be tried; everywhere when left out. */
  gateways?: 1 | 3;
  run(context: FaultContext): Promise<{ breaks: string[]; figures?: string }>;
}

/** Collects what was wrong. */
export function createFindings() {
  const breaks: string[] = [];
  return {
    breaks,
    /** Notes a break unless both are the same, as JSON. */
    same(what: string, found: unknown, wanted: unknown): void {
      const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
      if (one !== other) breaks.push(`${what}: ${one} instead of ${other}`);
    },
    holds(what: string, isTrue: boolean): void {
      if (!isTrue) breaks.push(what);
    },
  };
}

/** Tries every fault, one after the other, on a world that runs. */
export async function runFaults({
  world,
  players,
  wire,
  seed,
  say,
}: Omit<FaultContext, 'random'> & { seed: number; say: (line: string) => void }): Promise<Trial[]> {
  const trials: Trial[] = [];
  const random = createRandom(seed);
  for (const fault of [...vendorFaults, ...moneyFaults, ...serverFaults]) {
    const { name, gateways } = fault;
    if (gateways !== undefined && gateways !== world.gateways) continue;
    const title = `${name} (${world.gateways} gateway${world.gateways === 1 ? '' : 's'})`;
    await world.isWhole();
    const { breaks, figures } = await fault
      .run({ world, players, wire, random: random.fork(name) })
      .catch((error: unknown): Awaited<ReturnType<Fault['run']>> => ({
        breaks: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      }));
    trials.push({ name: title, breaks, ...(figures !== undefined && { figures }) });
    say(`${breaks.length === 0 ? 'ok    ' : 'BROKEN'}  ${title}${figures === undefined ? '' : `: ${figures}`}`);
  }
  return trials;
}
