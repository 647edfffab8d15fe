import type { Kysely } from 'kysely';
import type { ContractRequests } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { insertContractRequest, listPendingKinds, type ContractKind } from './contractRequest.repository.ts';

/** Questions about contracts that wait for the answer of an account. */
export interface ContractRequestService {
  /** Which kinds of contracts an account has yet to answer. */
  pendingOf(accountId: string): Promise<ContractRequests>;
  /** Asks an account; nothing happens where a question of the kind waits already. */
  ask(accountId: string, kind: ContractKind): Promise<void>;
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
    ask: (accountId, kind) => insertContractRequest(db, accountId, kind),
  };
}
