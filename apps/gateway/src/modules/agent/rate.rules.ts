import { gameTypes } from '@parlor/contract';
import type { RatesPpm } from '../../tables/agentTables.ts';
import { percentOf, ppmOf, type AgentSettings } from './agentSettings.ts';

/** A rebate on the wire. */
export interface WireRate {
  gameType: string;
  percent: string;
}

/** Levels are tenths of a percent; a rebate between two counts as the higher one. */
const LEVEL_PPM = 1_000;

/** Which rebates an account may have: at most what its upline leaves, at least what it has promised further down. */
export interface RateRange {
  own: number;
  max: number;
  min: number;
}

const gapOf = ({ gap, allowsSameLevel }: Pick<AgentSettings, 'gap' | 'allowsSameLevel'>): number =>
  allowsSameLevel ? 0 : ppmOf(gap);

/** Returns the highest rebate that an account may give: its own less the gap. */
function maxBelow(ppm: number, settings: Pick<AgentSettings, 'gap' | 'allowsSameLevel'>): number {
  return Math.max(0, ppm - gapOf(settings));
}

/** Returns the lowest rebate that an account may have after it promised one. */
function minAbove(promised: number, settings: Pick<AgentSettings, 'gap' | 'allowsSameLevel'>): number {
  return promised === 0 ? 0 : promised + gapOf(settings);
}

/**
 * Returns the range of each game type for an account, from its uplines' rebates and the rebates that it has promised.
 */
export function rangesOf(
  uplines: readonly RatesPpm[],
  promised: RatesPpm,
  settings: Pick<AgentSettings, 'gap' | 'allowsSameLevel'>,
): Map<string, RateRange> {
  return new Map(
    gameTypes.map((type) => {
      const own = Math.min(...uplines.map((rates) => rates[type] ?? 0));
      return [type, { own, max: maxBelow(own, settings), min: minAbove(promised[type] ?? 0, settings) }] satisfies [
        string,
        RateRange,
      ];
    }),
  );
}

/** Returns why rebates may not be given; undefined when they may. */
export function rateProblem(
  rates: RatesPpm,
  ranges: ReadonlyMap<string, RateRange>,
): 'agent.rate_too_high' | 'agent.rate_promised' | undefined {
  const named = Object.entries(rates);
  if (named.some(([type, ppm]) => ppm > (ranges.get(type)?.max ?? 0))) return 'agent.rate_too_high';
  const isBelow = [...ranges].some(([type, { min }]) => (rates[type] ?? 0) < min);
  return isBelow ? 'agent.rate_promised' : undefined;
}

/** Returns the level of an account for quotas: the highest of its rebates. */
export function levelOf(rates: RatesPpm): number {
  return Math.ceil(Math.max(0, ...Object.values(rates)) / LEVEL_PPM) * LEVEL_PPM;
}

/** Whether an account at this level uses quota of the agent above. */
export function isLimited(level: number, { unlimitedUpTo }: Pick<AgentSettings, 'unlimitedUpTo'>): boolean {
  return level > ppmOf(unlimitedUpTo);
}

/** Converts rebates on the wire to rebates by game type; of two for the same type the last one counts. */
export function ratesOfWire(rates: readonly WireRate[]): RatesPpm {
  return Object.fromEntries(rates.map(({ gameType, percent }) => [gameType, ppmOf(percent)]));
}

/** Converts rebates for the wire, without those that are zero. */
export function wireRates(rates: RatesPpm): WireRate[] {
  return gameTypes.flatMap((gameType) => {
    const ppm = rates[gameType] ?? 0;
    return ppm === 0 ? [] : [{ gameType, percent: percentOf(ppm) }];
  });
}

/** Returns the rebates of agents without an upline and without rebates of their own. */
export const topRatesOf = ({ topRates }: Pick<AgentSettings, 'topRates'>): RatesPpm =>
  Object.fromEntries(Object.entries(topRates).map(([type, percent]) => [type, ppmOf(percent)]));
