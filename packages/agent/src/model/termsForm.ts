import { fromMinor, toMinor, type ContractKind, type ContractTerms, type Currency } from '@parlor/contract';

/** Most tiers of a contract. The gateway refuses more. */
export const MOST_TIERS = 6;

/** A tier as it is typed. */
export interface TypedTier {
  /** Tells tiers apart while they are added and removed. */
  id: number;
  turnover: string;
  active: string;
  /** Of a dividend alone. */
  netLoss: string;
  percent: string;
}

/** What is typed in the form of a contract's terms. */
export interface TypedTerms {
  tiers: TypedTier[];
  mode: ContractTerms['mode'];
  carry: ContractTerms['carry'];
}

/** Fields of a tier. */
export type TierField = Exclude<keyof TypedTier, 'id'>;

export const newTier = (id: number): TypedTier => ({ id, turnover: '', active: '1', netLoss: '', percent: '' });

/** The terms of a contract as text to change. */
export function typedTerms(terms: ContractTerms): TypedTerms {
  return {
    mode: terms.mode,
    carry: terms.carry,
    tiers: terms.tiers.map(({ turnover, active, netLoss, percent }, id) => ({
      id,
      turnover,
      active: String(active),
      netLoss: netLoss ?? '',
      percent: percent ?? '',
    })),
  };
}

const COUNT = /^\d{1,6}$/;
const PERCENT = /^(?:100|\d{1,2})(?:\.\d{1,2})?$/;

/** Fields of a kind of contract, in the order in which they are asked. */
export function tierFields(kind: ContractKind): readonly TierField[] {
  return kind === 'dividend' ? ['turnover', 'netLoss', 'active', 'percent'] : ['turnover', 'active', 'percent'];
}

/** Fields that hold no number, as `id field`. */
export function badFields(kind: ContractKind, { tiers }: TypedTerms, currency: Currency): string[] {
  const isGood = (field: TierField, text: string): boolean => {
    if (field === 'active') return COUNT.test(text);
    if (field === 'percent') return PERCENT.test(text) && Number(text) > 0;
    return !text.startsWith('-') && toMinor(text, currency) !== undefined;
  };
  return tiers.flatMap((tier) =>
    tierFields(kind).flatMap((field) => (isGood(field, tier[field].trim()) ? [] : [`${tier.id} ${field}`])),
  );
}

/** Whether each tier asks for more turnover than the one before, for no less of the rest, and pays more. */
export function isRising(kind: ContractKind, { tiers }: TypedTerms, currency: Currency): boolean {
  return tiers.slice(1).every((tier, index) => {
    const before = tiers[index];
    if (before === undefined) return true;
    const amount = (text: string) => toMinor(text.trim(), currency) ?? 0n;
    return (
      amount(tier.turnover) > amount(before.turnover) &&
      Number(tier.active) >= Number(before.active) &&
      (kind !== 'dividend' || amount(tier.netLoss) >= amount(before.netLoss)) &&
      Number(tier.percent) > Number(before.percent)
    );
  });
}

/** The terms as the gateway takes them. The fields were checked. */
export function readTerms(kind: ContractKind, { tiers, mode, carry }: TypedTerms, currency: Currency): ContractTerms {
  const amount = (text: string) => fromMinor(toMinor(text.trim(), currency) ?? 0n, currency);
  const isDividend = kind === 'dividend';
  return {
    gameTypes: [],
    mode: isDividend ? mode : 'fixed',
    carry: isDividend ? carry : 'none',
    tiers: tiers.map(({ turnover, active, netLoss, percent }) => ({
      turnover: amount(turnover),
      active: Number(active),
      netLoss: isDividend ? amount(netLoss) : null,
      percent: percent.trim(),
      fixed: null,
    })),
  };
}
