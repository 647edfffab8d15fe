import type { Kysely } from 'kysely';
import type { ContractRequests } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { insertContractRequest, listPendingKinds, type ContractKind } from './contractRequest.repository.ts';

/** Pending requests for an account's answers to contracts. */
export interface ContractRequestService {
  /** Lists the kinds of contracts that an account has yet to answer. */
  pendingOf(accountId: string): Promise<ContractRequests>;
  /** Adds a request; does nothing if one of the same kind is already pending. */
  add(accountId: string, kind: ContractKind): Promise<void>;
}

export function createContractRequestService({ db }: { db: Kysely<Database> }): ContractRequestService {
  return {
    async pendingOf(accountId) {
      const kinds = await listPendingKinds(db, accountId);
      return {
        dailysalreqtype: kinds.includes('daily_salary'),
        divtypecompperiodreq: kinds.includes('dividend'),
        contracthoursalreq: kinds.includes('hourly'),
      };
    },
    add: (accountId, kind) => insertContractRequest(db, accountId, kind),
  };
}
