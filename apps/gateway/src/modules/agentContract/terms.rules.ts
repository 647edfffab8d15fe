import { gameTypes, toMinor, type Currency } from '@parlor/contract';
import type { ContractKind, StoredTerms } from '../../tables/agentContractTables.ts';

/** A tier with its amounts in minor units; exactly one of `rate` and `fixed` is given. */
export interface Tier {
  turnover: bigint;
  active: number;
  /** Zero if the tier requires none. */
  netLoss: bigint;
  /** Hundredths of a percent. */
  rate: bigint | null;
  fixed: bigint | null;
}

/** The terms of a contract as bills are computed from them. */
export interface Terms {
  gameTypes: readonly string[];
  tiers: readonly Tier[];
  mode: 'fixed' | 'floating';
  carry: 'none' | 'previous' | 'forever';
}

/** The bounds of a contract's payment, compared with its highest tier. Null means no bound. */
export interface TermBounds {
  maxRate: bigint | null;
  maxFixed: bigint | null;
  minRate: bigint;
  minFixed: bigint;
}

/** Why terms are refused. */
export type TermsProblem = 'agent.terms_invalid' | 'agent.terms_too_high' | 'agent.terms_promised';

/** Converts a percentage with at most two decimal places to hundredths of a percent: "7.8" becomes 780. */
export function rateOf(percent: string): bigint {
  const [integer = '', fraction = ''] = percent.split('.');
  return BigInt(integer + fraction.padEnd(2, '0'));
}

/** Formats hundredths of a percent, without trailing zeros. */
export function percentText(rate: bigint): string {
  const digits = rate.toString().padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0+$/, '');
  return `${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Returns game types in the canonical form by which contracts are compared; empty for all. */
export const gameTypesKey = (types: readonly string[]): string => [...new Set(types)].toSorted().join(',');

/** Parses the canonical form of `gameTypesKey`; an empty list means all game types. */
export const gameTypesIn = (key: string): string[] => (key === '' ? [] : key.split(','));

/**
 * Parses terms. Returns undefined when they are invalid: an amount that is not one of the currency, tiers that do not
 * rise, percentages mixed with fixed amounts, or conditions that the kind does not have. Because tiers rise in all
 * their parts, the payment rises with turnover and active members.
 */
export function readTerms(kind: ContractKind, terms: StoredTerms, currency: Currency): Terms | undefined {
  const tiers: Tier[] = [];
  for (const { turnover, active, netLoss, percent, fixed } of terms.tiers) {
    const tier = {
      turnover: toMinor(turnover, currency),
      active,
      netLoss: toMinor(netLoss ?? '0', currency),
      rate: percent === null ? null : rateOf(percent),
      fixed: fixed === null ? null : toMinor(fixed, currency),
    };
    if (tier.turnover === undefined || tier.netLoss === undefined || tier.fixed === undefined) return undefined;
    if ((tier.rate === null) === (tier.fixed === null)) return undefined;
    if (netLoss !== null && kind !== 'dividend') return undefined;
    tiers.push({ ...tier, turnover: tier.turnover, netLoss: tier.netLoss, fixed: tier.fixed });
  }
  const knownTypes: readonly string[] = gameTypes;
  if (terms.gameTypes.some((type) => !knownTypes.includes(type))) return undefined;
  if (new Set(terms.gameTypes).size !== terms.gameTypes.length) return undefined;
  if (kind !== 'dividend' && (terms.mode !== 'fixed' || terms.carry !== 'none')) return undefined;
  const isRising = tiers.every((tier, index) => index === 0 || isAbove(tier, tiers[index - 1]!));
  const [first] = tiers;
  if (first === undefined || !isRising || payOf(first) <= 0n) return undefined;
  return { gameTypes: terms.gameTypes, tiers, mode: terms.mode, carry: terms.carry };
}

const payOf = ({ rate, fixed }: Tier): bigint => rate ?? fixed ?? 0n;

/** Whether a tier requires more in some condition and less in none, and pays more of the same kind. */
function isAbove(tier: Tier, below: Tier): boolean {
  const requiresNoLess =
    tier.turnover >= below.turnover && tier.active >= below.active && tier.netLoss >= below.netLoss;
  const requiresMore = tier.turnover > below.turnover || tier.active > below.active || tier.netLoss > below.netLoss;
  return requiresNoLess && requiresMore && (tier.rate === null) === (below.rate === null) && payOf(tier) > payOf(below);
}

/** Returns the highest rate and the highest fixed amount of terms; zero if they have none. */
export function highestOf({ tiers }: Pick<Terms, 'tiers'>): { rate: bigint; fixed: bigint } {
  const top = tiers.at(-1);
  return { rate: top?.rate ?? 0n, fixed: top?.fixed ?? 0n };
}

/** Returns why terms are outside their bounds; undefined when they are within them. */
export function boundsProblem(terms: Pick<Terms, 'tiers'>, bounds: TermBounds): TermsProblem | undefined {
  const { rate, fixed } = highestOf(terms);
  if (bounds.maxRate !== null && rate > bounds.maxRate) return 'agent.terms_too_high';
  if (bounds.maxFixed !== null && fixed > bounds.maxFixed) return 'agent.terms_too_high';
  return rate < bounds.minRate || fixed < bounds.minFixed ? 'agent.terms_promised' : undefined;
}

/** Whether a contract for some game types counts every game type that another one counts. */
export const covers = (types: readonly string[], others: readonly string[]): boolean =>
  types.length === 0 || (others.length > 0 && others.every((type) => types.includes(type)));

/** Whether two contracts have a game type in common. */
export const overlaps = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === 0 || right.length === 0 || left.some((type) => right.includes(type));
