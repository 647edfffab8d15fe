import type { Currency } from '@parlor/contract';
import type { ContractKind } from '../../tables/agentContractTables.ts';
import type { ContractPolicy } from './contractPolicy.ts';
import { listSigned, type Connection, type SignedTerms } from './contract.repository.ts';
import { covers, gameTypesIn, highestOf, overlaps, readTerms, type TermBounds } from './terms.rules.ts';

/** The parties of a contract, as far as its bounds depend on them. */
export interface Pair {
  /** Null where the platform pays. */
  payer: { id: string; isTop: boolean } | null;
  payeeId: string;
  kind: ContractKind;
  currency: Currency;
}

/**
 * Returns the terms that a payer may offer: at most the rate of the payer's own contract, and at least the rate that
 * the payee owes further down. The merchant's setting limits the platform, and a top agent without a contract.
 */
export async function boundsOf(
  db: Connection,
  policy: ContractPolicy,
  { payer, payeeId, kind, currency }: Pair,
  gameTypes: readonly string[],
): Promise<TermBounds> {
  const counts = (matches: typeof covers) => (signed: SignedTerms) => matches(gameTypesIn(signed.gameTypes), gameTypes);
  const highest = (list: readonly SignedTerms[]) => {
    const bounds = list.map(({ terms }) => highestOf(readTerms(kind, terms, currency) ?? { tiers: [] }));
    return { rate: max(bounds.map(({ rate }) => rate)), fixed: max(bounds.map(({ fixed }) => fixed)) };
  };
  const [above, below] = await Promise.all([
    payer === null ? [] : listSigned(db, { kind, accountId: payer.id, side: 'payee' }),
    listSigned(db, { kind, accountId: payeeId, side: 'payer' }),
  ]);
  const lowest = highest(below.filter(counts(overlaps)));
  const min = { minRate: lowest.rate, minFixed: lowest.fixed };
  if (payer === null || (payer.isTop && above.length === 0))
    return { maxRate: policy.maxRate[kind], maxFixed: null, ...min };
  const top = highest(above.filter(counts(covers)));
  return { maxRate: top.rate, maxFixed: top.fixed, ...min };
}

const max = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((highest, next) => (next > highest ? next : highest), 0n);
