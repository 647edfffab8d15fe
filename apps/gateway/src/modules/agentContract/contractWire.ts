import type { Contract, ContractDetail } from '@parlor/contract';
import { isAgentType } from '../member/accountTypes.ts';
import type { ContractWithParties, Party, VersionRow } from './contract.repository.ts';
import { actionsOf, type Side } from './contractState.rules.ts';

export const toParty = ({ account, nickname }: Party): { account: string; nickname: string } => ({ account, nickname });

/** Converts a version for the wire. */
export const toVersion = ({
  version,
  terms,
  valid_from,
  signed_at,
}: VersionRow): ContractDetail['versions'][number] => ({
  version,
  terms,
  from: valid_from,
  signedAt: signed_at,
});

/** Finds the signed version in force at a moment: the newest that has begun, or else the first that will begin. */
function inForce(versions: readonly VersionRow[], now: number): VersionRow | undefined {
  const signed = versions.filter(({ state }) => state === 'signed');
  return signed.find(({ valid_from }) => valid_from !== null && valid_from <= now) ?? signed.at(-1);
}

/** Returns a contract as one side sees it. `versions` are its own, newest first. */
export function toContract(
  contract: ContractWithParties,
  versions: readonly VersionRow[],
  { accountId, type, now }: { accountId: string; type: number; now: number },
): Contract {
  const side: Side = contract.payee_id === accountId ? 'payee' : 'payer';
  const current = inForce(versions, now);
  const proposed = versions.find(({ state }) => state === 'proposed');
  const actions = actionsOf(contract.state, side, contract.proposed_by).filter(
    // The platform answers no proposal, and players have no call that ends a contract.
    (action) => action !== 'revoke' || side === 'payer' || (contract.payer !== null && isAgentType(type)),
  );
  return {
    contractId: contract.id,
    kind: contract.kind,
    state: contract.state,
    payer: contract.payer && toParty(contract.payer),
    payee: toParty(contract.payee),
    side,
    currency: contract.currency,
    current: current === undefined ? null : toVersion(current),
    proposed: proposed === undefined ? null : toVersion(proposed),
    answerUntil: contract.answer_until,
    actions,
    createdAt: contract.created_at,
  };
}
