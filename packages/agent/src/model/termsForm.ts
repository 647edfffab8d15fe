import { fromMinor, toMinor, type ContractKind, type ContractTerms, type Currency } from '@parlor/contract';

/** The maximum number of tiers in a contract. The gateway refuses more. */
export const MAX_TIERS = 6;

/** A tier as it is typed. */
export interface TypedTier {
  /** Identifies tiers while they are added and removed. */
  id: number;
  turnover: string;
  active: string;
  /** Only for dividends. */
  netLoss: string;
  percent: string;
  /** Replaces the percentage if the contract pays amounts. */
  amount: string;
}

/** The values of the form of a contract's terms. */
export interface TypedTerms {
  tiers: TypedTier[];
  /** All tiers of a contract pay percentages, or all pay amounts. */
  pays: 'percent' | 'amount';
  /** Whether all game types count or only the selected ones. Changed terms keep this setting. */
  games: 'all' | 'chosen';
  gameTypes: ContractTerms['gameTypes'];
  mode: ContractTerms['mode'];
  carry: ContractTerms['carry'];
}

/** Fields of a tier. */
export type TierField = Exclude<keyof TypedTier, 'id'>;

export const newTier = (id: number): TypedTier => ({
  id,
  turnover: '',
  active: '1',
  netLoss: '',
  percent: '',
  amount: '',
});

/** Returns the terms of an empty form. */
export const newTerms = (): TypedTerms => ({
  tiers: [newTier(0)],
  pays: 'percent',
  games: 'all',
  gameTypes: [],
  mode: 'fixed',
  carry: 'none',
});

/** Returns the terms of a contract as form values. */
export function typedTerms(terms: ContractTerms): TypedTerms {
  return {
    mode: terms.mode,
    carry: terms.carry,
    pays: terms.tiers.some(({ fixed }) => fixed !== null) ? 'amount' : 'percent',
    games: terms.gameTypes.length === 0 ? 'all' : 'chosen',
    gameTypes: terms.gameTypes,
    tiers: terms.tiers.map(({ turnover, active, netLoss, percent, fixed }, id) => ({
      id,
      turnover,
      active: String(active),
      netLoss: netLoss ?? '',
      percent: percent ?? '',
      amount: fixed ?? '',
    })),
  };
}

const COUNT = /^\d{1,6}$/;
const PERCENT = /^(?:100|\d{1,2})(?:\.\d{1,2})?$/;

/** Whether any play counts: all of it, or at least one game type. */
export const countsGames = ({ games, gameTypes }: TypedTerms): boolean => games === 'all' || gameTypes.length > 0;

/** Returns the fields of a kind of contract, in form order. */
export function tierFields(kind: ContractKind, pays: TypedTerms['pays']): readonly TierField[] {
  return kind === 'dividend' ? ['turnover', 'netLoss', 'active', pays] : ['turnover', 'active', pays];
}

/** Returns the fields without a valid number, as `id field`. */
export function badFields(kind: ContractKind, { tiers, pays }: TypedTerms, currency: Currency): string[] {
  const isGood = (field: TierField, text: string): boolean => {
    if (field === 'active') return COUNT.test(text);
    if (field === 'percent') return PERCENT.test(text) && Number(text) > 0;
    const amount = text.startsWith('-') ? undefined : toMinor(text, currency);
    return amount !== undefined && (field !== 'amount' || amount > 0n);
  };
  return tiers.flatMap((tier) =>
    tierFields(kind, pays).flatMap((field) => (isGood(field, tier[field].trim()) ? [] : [`${tier.id} ${field}`])),
  );
}

/** Whether each tier requires more turnover than the previous one, no less of the rest, and pays more. */
export function isRising(kind: ContractKind, { tiers, pays }: TypedTerms, currency: Currency): boolean {
  return tiers.slice(1).every((tier, index) => {
    const before = tiers[index];
    if (before === undefined) return true;
    const amount = (text: string) => toMinor(text.trim(), currency) ?? 0n;
    return (
      amount(tier.turnover) > amount(before.turnover) &&
      Number(tier.active) >= Number(before.active) &&
      (kind !== 'dividend' || amount(tier.netLoss) >= amount(before.netLoss)) &&
      (pays === 'percent' ? Number(tier.percent) > Number(before.percent) : amount(tier.amount) > amount(before.amount))
    );
  });
}

/** Converts valid form values to the terms for the gateway. */
export function readTerms(
  kind: ContractKind,
  { tiers, pays, games, gameTypes, mode, carry }: TypedTerms,
  currency: Currency,
): ContractTerms {
  const amount = (text: string) => fromMinor(toMinor(text.trim(), currency) ?? 0n, currency);
  const isDividend = kind === 'dividend';
  return {
    gameTypes: games === 'all' ? [] : gameTypes,
    mode: isDividend ? mode : 'fixed',
    carry: isDividend ? carry : 'none',
    tiers: tiers.map(({ turnover, active, netLoss, percent, amount: fixed }) => ({
      turnover: amount(turnover),
      active: Number(active),
      netLoss: isDividend ? amount(netLoss) : null,
      percent: pays === 'percent' ? percent.trim() : null,
      fixed: pays === 'amount' ? amount(fixed) : null,
    })),
  };
}
