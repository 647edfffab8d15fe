import { agentContract } from '@parlor/contract/schemas';
import type { ContractKind, StoredTerms } from '../../../tables/agentContractTables.ts';
import { readTerms, type Terms } from '../terms.rules.ts';

/** The fields of a tier that the case is about. */
type TierInput = Partial<StoredTerms['tiers'][number]>;

/** Returns terms as they are stored, with the defaults of the contract's schema. */
export function storedTerms(tiers: readonly TierInput[], rest: Partial<StoredTerms> = {}): StoredTerms {
  return agentContract.contractTerms.parse({
    ...rest,
    tiers: tiers.map((tier) => ({ turnover: '0', active: 0, ...tier })),
  });
}

/** Returns the parsed terms of a kind, in THB. */
export function readTestTerms(kind: ContractKind, tiers: readonly TierInput[], rest: Partial<StoredTerms> = {}): Terms {
  const terms = readTerms(kind, storedTerms(tiers, rest), 'THB');
  if (terms === undefined) throw new Error('The terms of the test say nothing that a contract can say');
  return terms;
}

/** The tiers of the worked example of a daily salary. */
export const salaryTiers: readonly TierInput[] = [
  { turnover: '10000', active: 1, percent: '0.5' },
  { turnover: '50000', active: 3, percent: '0.8' },
  { turnover: '200000', active: 8, percent: '1' },
];
