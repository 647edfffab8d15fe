import type { Players } from './players.ts';
import type { Random } from './random.ts';
import type { Wire } from './wire.ts';
import type { World } from './world.ts';

/** The processes of a fault. */
export interface FaultContext {
  world: World;
  players: Players;
  /** The first gateway, without a proxy. */
  wire: Wire;
  /** A separate stream, derived from the seed of the run and the name of the fault. */
  random: Random;
  /** Whether a slow answer is a break. False in the short form, which runs on busy machines. */
  checksTimes: boolean;
}

/** A fault by its name. Returns the breaks, and figures to print. */
export interface Fault {
  name: string;
  /** The environments of the fault; all by default. */
  gateways?: 1 | 3;
  run(context: FaultContext): Promise<{ breaks: string[]; figures?: string }>;
}

/** Creates a collector of breaks. */
export function createFindings() {
  const breaks: string[] = [];
  return {
    breaks,
    /** Records a break unless both are equal as JSON. */
    same(what: string, found: unknown, wanted: unknown): void {
      const [foundJson, wantedJson] = [JSON.stringify(found), JSON.stringify(wanted)];
      if (foundJson !== wantedJson) breaks.push(`${what}: ${foundJson} instead of ${wantedJson}`);
    },
    holds(what: string, isTrue: boolean): void {
      if (!isTrue) breaks.push(what);
    },
  };
}
