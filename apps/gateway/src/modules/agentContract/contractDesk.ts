import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { fromMinor } from '@parlor/contract';
import { agentContract } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import type { ContractKind, StoredTerms } from '../../tables/agentContractTables.ts';
import { recordAct } from '../audit/operatorActs.ts';
import { accountName } from '../member/account.service.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { adjustLateBills } from './billAdjustment.ts';
import { computeBills } from './billRun.ts';
import {
  addEvent,
  closeVersion,
  insertContract,
  lockAgreements,
  lockContract,
  moveContract,
} from './contract.repository.ts';
import { liveStates } from './contractState.rules.ts';
import { periodAt } from './period.rules.ts';
import { boundsOf } from './contractBounds.ts';
import { contractPolicyOf } from './contractPolicy.ts';
import { publishContract } from './contract.service.ts';
import { boundsProblem, gameTypesKey, readTerms } from './terms.rules.ts';

/** A bill as operators see it. */
export interface DeskBill {
  id: string;
  kind: ContractKind;
  from: number;
  to: number;
  payer: string;
  payee: string;
  amount: string;
  paid: string;
  state: string;
  isHeld: boolean;
}

/** Operations on contracts and bills. */
export interface ContractDesk {
  /** Offers a top agent a contract that the platform pays; returns its id. */
  offer(offer: {
    merchantCode: string;
    account: string;
    kind: string;
    terms: unknown;
    operator: string;
  }): Promise<string>;
  /**
   * Ends a contract that the platform pays: a signed one with the current period, a pending offer at once. Returns when
   * it ends.
   */
  end(decision: { contractId: string; operator: string; note: string }): Promise<number>;
  /** Bills the periods that have ended, as gateways do on their own. Returns the number of bills. */
  run(): Promise<number>;
  /**
   * Bills the periods of a merchant and kind again from a day on. Existing bills are unchanged; missing ones are
   * inserted. Returns the number of inserted bills.
   */
  rerun(run: { merchantCode: string; kind: string; from: string; operator: string }): Promise<number>;
  /** Lists bills of a merchant in a state, newest first. */
  list(merchantCode: string, state?: string): Promise<DeskBill[]>;
  /** Stops the payment of a bill, or lets it continue. */
  setHeld(decision: { billId: string; isHeld: boolean; operator: string; note: string }): Promise<void>;
}

interface DeskDeps {
  db: Kysely<Database>;
  clock: () => number;
  merchants: Pick<MerchantService, 'byCode'>;
}

const LIST_LENGTH = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createContractDesk({ db, clock, merchants }: DeskDeps): ContractDesk {
  async function merchantOf(code: string) {
    const merchant = await merchants.byCode(code);
    if (merchant === undefined) throw new OperatorError(`There is no merchant ${code}`);
    return merchant;
  }

  async function countNew(work: () => Promise<void>): Promise<number> {
    const count = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from agent_bill`.execute(db);
      return rows[0]?.count ?? 0;
    };
    const before = await count();
    await work();
    return (await count()) - before;
  }

  return {
    async offer({ merchantCode, account, kind: kindName, terms: typed, operator }) {
      const merchant = await merchantOf(merchantCode);
      const kind = kindOf(kindName);
      const parsed = agentContract.contractTerms.safeParse(typed);
      const terms = parsed.success ? readTerms(kind, parsed.data, merchant.currency) : undefined;
      if (!parsed.success || terms === undefined)
        throw new OperatorError('These terms say nothing that a contract can say');
      const stored: StoredTerms = parsed.data;
      const policy = contractPolicyOf(merchant);
      const id = randomUUID();
      await db.transaction().execute(async (transaction) => {
        const payee = await transaction
          .selectFrom('account')
          .select(['id', 'parent_id'])
          .where('merchant_code', '=', merchantCode)
          .where('account', '=', accountName(account))
          .executeTakeFirst();
        if (payee === undefined) throw new OperatorError(`There is no account ${account}`);
        if (payee.parent_id !== null) throw new OperatorError(`${account} has an upline, who offers contracts to it`);
        await lockAgreements(transaction, [payee.id]);
        const pair = { payer: null, payeeId: payee.id, kind, currency: merchant.currency };
        const problem = boundsProblem(terms, await boundsOf(transaction, policy, pair, stored.gameTypes));
        if (problem !== undefined) throw new OperatorError(`The terms are refused: ${problem}`);
        const now = clock();
        const isWritten = await insertContract(transaction, {
          id,
          merchantCode,
          kind,
          payerId: null,
          payeeId: payee.id,
          currency: merchant.currency,
          gameTypes: gameTypesKey(stored.gameTypes),
          terms: stored,
          answerUntil: now + policy.answerMs,
          now,
        });
        if (!isWritten) throw new OperatorError(`${account} has such a contract already`);
        await addEvent(transaction, id, { at: now, event: 'proposed', by: operator });
        const contract = await lockContract(transaction, id);
        if (contract !== undefined) await publishContract(transaction, contract, now);
        await recordAct(transaction, {
          area: 'agents',
          subject: id,
          merchantCode,
          operator,
          act: 'offer',
          details: { account, kind },
        });
      });
      return id;
    },

    async end({ contractId, operator, note }) {
      if (!UUID.test(contractId)) throw new OperatorError(`${contractId} is not a contract`);
      return db.transaction().execute(async (transaction) => {
        const contract = await lockContract(transaction, contractId);
        if (contract === undefined || contract.payer_id !== null)
          throw new OperatorError(`The platform pays no contract ${contractId}`);
        if (contract.ends_at !== null || !liveStates.some((state) => state === contract.state))
          throw new OperatorError(`The contract ${contractId} has ended, or its end is agreed on`);
        const now = clock();
        const policy = contractPolicyOf(await merchantOf(contract.merchant_code));
        const isSigned = contract.state !== 'PENDING';
        const endsAt = isSigned ? periodAt(contract.kind, policy, now).to : now;
        // Pending terms end with the contract.
        if (contract.state === 'PENDING' || contract.state === 'AMEND_PENDING')
          await closeVersion(transaction, contractId, null);
        await moveContract(transaction, contractId, {
          ...(isSigned
            ? { state: 'REVOKED' as const, event: 'revoked' as const, endsAt }
            : { state: 'EXPIRED' as const, event: 'withdrawn' as const }),
          by: operator,
          at: now,
          waiting: null,
        });
        await publishContract(transaction, contract, now);
        await recordAct(transaction, {
          area: 'agents',
          subject: contractId,
          merchantCode: contract.merchant_code,
          operator,
          act: 'end',
          details: { note },
        });
        return endsAt;
      });
    },

    run: () =>
      countNew(async () => {
        await computeBills({ db, clock, merchants });
        await adjustLateBills({ db, clock, merchants });
      }),

    async rerun({ merchantCode, kind: kindName, from, operator }) {
      await merchantOf(merchantCode);
      const kind = kindOf(kindName);
      const begin = Date.parse(from);
      if (Number.isNaN(begin)) throw new OperatorError(`${from} is not a time`);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('agent_run')
          .set({ last_contract: null, ended_at: null })
          .where('merchant_code', '=', merchantCode)
          .where('kind', '=', kind)
          .where('period_from', '>=', sql<number>`${new Date(begin)}`)
          .execute();
        await recordAct(transaction, {
          area: 'agents',
          subject: kind,
          merchantCode,
          operator,
          act: 'rerun',
          details: { from },
        });
      });
      return this.run();
    },

    async list(merchantCode, state) {
      await merchantOf(merchantCode);
      const rows = await db
        .selectFrom('agent_bill as b')
        .innerJoin('account as payee', 'payee.id', 'b.payee_id')
        .leftJoin('account as payer', 'payer.id', 'b.payer_id')
        .selectAll('b')
        .select(['payee.account as payee', 'payer.account as payer'])
        .where('b.merchant_code', '=', merchantCode)
        .$if(state !== undefined, (select) => select.where(sql<boolean>`b.state = ${state?.toUpperCase()}`))
        .orderBy('b.period_from', 'desc')
        .orderBy('b.id')
        .limit(LIST_LENGTH)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        from: row.period_from,
        to: row.period_to,
        payer: row.payer ?? 'platform',
        payee: row.payee,
        amount: fromMinor(row.amount, row.currency),
        paid: fromMinor(row.paid, row.currency),
        state: row.state,
        isHeld: row.is_held,
      }));
    },

    async setHeld({ billId, isHeld, operator, note }) {
      await db.transaction().execute(async (transaction) => {
        const bill = await transaction
          .updateTable('agent_bill')
          .set({ is_held: isHeld })
          .where(sql<boolean>`id::text = ${billId.toLowerCase()}`)
          .where('is_held', '!=', isHeld)
          .where('state', 'in', ['UNAPPROVED', 'COLLECTABLE', 'PARTIAL', 'INSUFFICIENT'])
          .returning(['id', 'merchant_code'])
          .executeTakeFirst();
        if (bill === undefined)
          throw new OperatorError(`No bill ${billId} ${isHeld ? 'waits for money' : 'is held back'}`);
        await recordAct(transaction, {
          area: 'agents',
          subject: bill.id,
          merchantCode: bill.merchant_code,
          operator,
          act: isHeld ? 'hold' : 'release',
          details: { note },
        });
      });
    },
  };
}

function kindOf(name: string): ContractKind {
  const kind = agentContract.contractKinds.find((known) => known === name);
  if (kind === undefined) throw new OperatorError(`Kinds of contracts: ${agentContract.contractKinds.join(', ')}`);
  return kind;
}
