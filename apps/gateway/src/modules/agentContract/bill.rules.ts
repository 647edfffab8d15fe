import type { ContractKind } from '../../tables/agentContractTables.ts';
import type { Terms, Tier } from './terms.rules.ts';

/** The figures of a team in a period, in minor units. */
export interface Figures {
  turnover: bigint;
  active: number;
  /** Positive when the players lost. */
  netLoss: bigint;
}

/** The earnings of a period. */
export interface ComputedPeriod extends Figures {
  /** The carried loss of earlier periods; zero or negative. */
  carried: bigint;
  /** The tier that applies, counted from 1; null if none is reached. */
  tier: number | null;
  /** Minor units, rounded down once; never below zero. */
  amount: bigint;
  /** The loss carried to the next period; zero or negative. */
  carryOut: bigint;
}

/** Hundredths of a percent in a whole. */
const RATE_SCALE = 10_000n;

/** A ratio of two whole numbers; the denominator is above zero. */
interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

/** Computes a period by the terms of a contract. `carried` is the loss carried by earlier periods. */
export function computePeriod(kind: ContractKind, terms: Terms, figures: Figures, carried: bigint): ComputedPeriod {
  const isDividend = kind === 'dividend';
  const base = isDividend ? figures.netLoss + carried : figures.turnover;
  const carryOut = isDividend ? carryAfter(terms.carry, figures.netLoss, carried) : 0n;
  const computed = { ...figures, carried, carryOut };
  if (base <= 0n) return { ...computed, tier: null, amount: 0n };
  const measured = { ...figures, netLoss: isDividend ? base : 0n };
  const { tier, share } = terms.mode === 'floating' ? floating(terms, measured) : reached(terms, measured);
  const at = tier === null ? undefined : terms.tiers[tier - 1];
  return { ...computed, tier, amount: at === undefined ? 0n : payment(at, base, share) };
}

/** Returns the highest tier whose conditions all hold. */
function reached({ tiers }: Terms, { turnover, active, netLoss }: Figures): { tier: number | null; share: Ratio } {
  const index = tiers.findLastIndex(
    (tier) => turnover >= tier.turnover && active >= tier.active && netLoss >= tier.netLoss,
  );
  return { tier: index < 0 ? null : index + 1, share: { numerator: 1n, denominator: 1n } };
}

/** Returns the highest tier and the smallest share of its conditions. */
function floating({ tiers }: Terms, figures: Figures): { tier: number | null; share: Ratio } {
  const target = tiers.at(-1);
  if (target === undefined) return { tier: null, share: { numerator: 0n, denominator: 1n } };
  const shares = [
    shareOf(figures.turnover, target.turnover),
    shareOf(BigInt(figures.active), BigInt(target.active)),
    shareOf(figures.netLoss, target.netLoss),
  ];
  const share = shares.reduce((smallest, next) =>
    next.numerator * smallest.denominator < smallest.numerator * next.denominator ? next : smallest,
  );
  return { tier: share.numerator > 0n ? tiers.length : null, share };
}

/** Returns how much of a condition was reached, at most all of it. */
function shareOf(value: bigint, condition: bigint): Ratio {
  if (value >= condition || condition === 0n) return { numerator: 1n, denominator: 1n };
  return { numerator: value > 0n ? value : 0n, denominator: condition };
}

/** Computes the payment exactly, up to one division that rounds down. */
function payment({ rate, fixed }: Tier, base: bigint, { numerator, denominator }: Ratio): bigint {
  return rate === null
    ? ((fixed ?? 0n) * numerator) / denominator
    : (base * rate * numerator) / (RATE_SCALE * denominator);
}

/**
 * Returns the loss that a period carries forward: none, the platform's loss of this period, or all losses that are not
 * offset yet.
 */
function carryAfter(rule: Terms['carry'], netLoss: bigint, carried: bigint): bigint {
  if (rule === 'none') return 0n;
  const remaining = rule === 'previous' ? netLoss : netLoss + carried;
  return remaining < 0n ? remaining : 0n;
}

/** Divides the amount paid now by source: the payer's contract share first, then the wallet. */
export function divide(
  owed: bigint,
  { free, share }: { free: bigint; share: bigint },
): { fromShare: bigint; fromWallet: bigint } {
  const amount = min(owed, atLeastZero(free));
  const fromShare = min(amount, atLeastZero(share));
  return { fromShare, fromWallet: amount - fromShare };
}

/** Returns the state of a bill after an attempt to pay it. */
export function stateAfter(amount: bigint, paid: bigint): 'PAID' | 'PARTIAL' | 'INSUFFICIENT' {
  if (paid === amount) return 'PAID';
  return paid === 0n ? 'INSUFFICIENT' : 'PARTIAL';
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
