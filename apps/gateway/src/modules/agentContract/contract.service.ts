import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { fromMinor, type ContractDetail } from '@parlor/contract';
import { agentContract } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import type { Call, CallValue, Merchant } from '../../http/call.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import type { StoredTerms } from '../../tables/agentContractTables.ts';
import { isInTeam } from '../agent/team.repository.ts';
import { bucketOf } from '../ledger/player.ts';
import { wirePage } from '../wallet/recordPage.ts';
import { boundsOf } from './contractBounds.ts';
import { contractPolicyOf } from './contractPolicy.ts';
import {
  addEvent,
  closeVersion,
  findContract,
  hasLive,
  hasRival,
  insertContract,
  insertVersion,
  listContracts,
  listEvents,
  listLapsed,
  listVersions,
  lockAgreements,
  lockContract,
  moveContract,
  paidInAll,
  syncRequest,
  type Connection,
  type ContractRow,
} from './contract.repository.ts';
import {
  answered,
  isWaiting,
  lapsed,
  type ContractAction,
  type ContractEvent,
  type Side,
} from './contractState.rules.ts';
import { toContract, toVersion } from './contractWire.ts';
import { periodAt } from './period.rules.ts';
import { boundsProblem, gameTypesIn, gameTypesKey, percentText, readTerms, type TermsProblem } from './terms.rules.ts';

/** A call about a contract that its caller is a side of. */
type Caller = Pick<Call<'listContracts'>, 'session' | 'merchant'>;
type Detail<Code extends 'agent.contract_not_found' | 'agent.contract_moved_on' | TermsProblem> = Promise<
  ContractDetail | Refusal<Code>
>;
type Unknown = 'agent.contract_not_found';
type Moved = Unknown | 'agent.contract_moved_on';

/** The calls about contracts. */
export interface ContractService {
  list(caller: Caller, query: Call<'listContracts'>['query']): Promise<CallValue<'listContracts'>>;
  find(caller: Caller, contractId: string): Detail<Unknown>;
  range(
    caller: Caller,
    query: Call<'getContractRange'>['query'],
  ): Promise<CallValue<'getContractRange'> | Refusal<'agent.not_in_team' | 'agent.not_direct'>>;
  propose(
    caller: Caller,
    body: Call<'proposeContract'>['body'],
  ): Promise<
    ContractDetail | Refusal<'agent.not_in_team' | 'agent.not_direct' | 'agent.contract_exists' | TermsProblem>
  >;
  send(caller: Caller, contractId: string): Detail<Moved | TermsProblem>;
  answer(
    caller: Caller,
    contractId: string,
    answer: { isAccepted: boolean; version: number },
  ): Detail<Moved | TermsProblem>;
  amend(caller: Caller, contractId: string, terms: StoredTerms): Detail<Moved | TermsProblem>;
  revoke(caller: Caller, contractId: string): Detail<Moved>;
  withdraw(caller: Caller, contractId: string): Detail<Moved>;
  /** Expires unanswered proposals. Several gateways may do it at once. */
  endUnanswered(): Promise<void>;
}

export function createContractService({ db, clock }: { db: Kysely<Database>; clock: () => number }): ContractService {
  async function detail(contractId: string, { session }: Caller): Detail<Unknown> {
    const found = await findContract(db, contractId, session.accountId);
    if (found === undefined) return refuse('agent.contract_not_found');
    const [versions, events, paid] = await Promise.all([
      listVersions(db, [contractId]),
      listEvents(db, contractId),
      paidInAll(db, contractId),
    ]);
    const contract = toContract(found, versions, { ...session, now: clock() });
    const sides = [contract.payer?.account, contract.payee.account];
    return {
      ...contract,
      versions: versions.map(toVersion),
      // Acts of the platform do not show the name of its operator.
      history: events.map(({ at, event, by_name }) => ({
        at,
        event: event as ContractEvent,
        by: sides.includes(by_name) ? by_name : '',
      })),
      paidInAll: fromMinor(paid, contract.currency),
    };
  }

  /** Performs an action on a locked contract, if the caller may do it now. A refusal precedes any write. */
  async function change<Code extends TermsProblem | 'agent.contract_moved_on'>(
    caller: Caller,
    contractId: string,
    action: ContractAction,
    work: (transaction: Transaction<Database>, contract: ContractRow, side: Side) => Promise<Refusal<Code> | undefined>,
  ): Detail<Unknown | 'agent.contract_moved_on' | Code> {
    const { accountId, type } = caller.session;
    const found = await findContract(db, contractId, accountId);
    if (found === undefined) return refuse('agent.contract_not_found');
    const refused = await db.transaction().execute(async (transaction) => {
      await lockAgreements(transaction, sidesOf(found));
      const contract = await lockContract(transaction, contractId);
      if (contract === undefined) return refuse('agent.contract_not_found');
      const { side, actions } = toContract({ ...found, ...contract }, [], { accountId, type, now: clock() });
      if (!actions.includes(action)) return refuse('agent.contract_moved_on');
      const refusal = await work(transaction, contract, side);
      if (refusal === undefined) await publishContract(transaction, contract, clock());
      return refusal;
    });
    return refused ?? detail(contractId, caller);
  }

  /**
   * Returns why terms are invalid between the two sides of a contract now; the payee's position in the tree counts too.
   */
  async function problemOf(
    transaction: Transaction<Database>,
    merchant: Merchant,
    contract: ContractRow,
    stored: StoredTerms,
  ): Promise<TermsProblem | 'agent.contract_moved_on' | undefined> {
    const terms = readTerms(contract.kind, stored, merchant.currency);
    if (terms === undefined || gameTypesKey(stored.gameTypes) !== contract.game_types) return 'agent.terms_invalid';
    const payer = contract.payer_id === null ? null : await payerOf(transaction, contract.payer_id);
    if (payer !== null && !(await isDirect(transaction, payer.id, contract.payee_id))) return 'agent.contract_moved_on';
    const pair = { payer, payeeId: contract.payee_id, kind: contract.kind, currency: merchant.currency };
    return boundsProblem(terms, await boundsOf(transaction, contractPolicyOf(merchant), pair, stored.gameTypes));
  }

  const nextPeriod = (contract: ContractRow, merchant: Merchant): number =>
    periodAt(contract.kind, contractPolicyOf(merchant), clock()).to;

  /** Finds an account by name if it is directly below the caller. */
  async function findDirect({ session }: Caller, name: string) {
    const payee = await isInTeam(db, session.accountId, name);
    if (payee === undefined) return refuse('agent.not_in_team');
    return payee.parent_id === session.accountId ? payee : refuse('agent.not_direct');
  }

  return {
    async list({ session }, query) {
      const page = await listContracts(db, { ...query, accountId: session.accountId });
      const versions = await listVersions(
        db,
        page.rows.map(({ id }) => id),
      );
      const byContract = Map.groupBy(versions, ({ contract_id }) => contract_id);
      return wirePage(page, query, (row) =>
        toContract(row, byContract.get(row.id) ?? [], { ...session, now: clock() }),
      );
    },

    find: (caller, contractId) => detail(contractId, caller),

    async range(caller, { kind, account, gameTypes = '' }) {
      const payee = await findDirect(caller, account);
      if (isRefusal(payee)) return payee;
      const { merchant, session } = caller;
      const payer = await payerOf(db, session.accountId);
      const pair = { payer, payeeId: payee.id, kind, currency: merchant.currency };
      const bounds = await boundsOf(db, contractPolicyOf(merchant), pair, gameTypesIn(gameTypes));
      return {
        currency: merchant.currency,
        maxPercent: bounds.maxRate === null ? null : percentText(bounds.maxRate),
        minPercent: percentText(bounds.minRate),
        maxTiers: agentContract.MAX_TIERS,
        hasLive: await hasLive(db, kind, session.accountId, payee.id),
      };
    },

    async propose(caller, { kind, account, terms: stored, isDraft }) {
      const { session, merchant } = caller;
      const payee = await findDirect(caller, account);
      if (isRefusal(payee)) return payee;
      const terms = readTerms(kind, stored, merchant.currency);
      if (terms === undefined) return refuse('agent.terms_invalid');
      const policy = contractPolicyOf(merchant);
      const id = randomUUID();
      const refused = await db.transaction().execute(async (transaction) => {
        await lockAgreements(transaction, [session.accountId, payee.id]);
        const payer = await payerOf(transaction, session.accountId);
        const pair = { payer, payeeId: payee.id, kind, currency: merchant.currency };
        const problem = boundsProblem(terms, await boundsOf(transaction, policy, pair, stored.gameTypes));
        if (problem !== undefined) return refuse(problem);
        const now = clock();
        const isWritten = await insertContract(transaction, {
          id,
          merchantCode: merchant.code,
          kind,
          payerId: session.accountId,
          payeeId: payee.id,
          currency: merchant.currency,
          gameTypes: gameTypesKey(stored.gameTypes),
          terms: stored,
          answerUntil: isDraft ? null : now + policy.answerMs,
          now,
        });
        if (!isWritten) return refuse('agent.contract_exists');
        if (isDraft) return undefined;
        await addEvent(transaction, id, { at: now, event: 'proposed', by: session.account });
        const contract = await lockContract(transaction, id);
        if (contract !== undefined) await publishContract(transaction, contract, now);
        return undefined;
      });
      if (refused !== undefined) return refused;
      const found = await detail(id, caller);
      if (isRefusal(found)) throw new Error('A contract that was just written is gone');
      return found;
    },

    send: (caller, contractId) =>
      change(caller, contractId, 'send', async (transaction, contract) => {
        const stored = await proposedTerms(transaction, contractId);
        const problem = await problemOf(transaction, caller.merchant, contract, stored.terms);
        if (problem !== undefined) return refuse(problem);
        if (await hasRival(transaction, contract)) return refuse('agent.contract_moved_on');
        const until = clock() + contractPolicyOf(caller.merchant).answerMs;
        await moveContract(transaction, contractId, {
          state: 'PENDING',
          event: 'proposed',
          by: caller.session.account,
          at: clock(),
          waiting: { proposedBy: 'payer', until },
        });
        return undefined;
      }),

    answer: (caller, contractId, { isAccepted, version }) =>
      change(caller, contractId, isAccepted ? 'accept' : 'reject', async (transaction, contract) => {
        const now = clock();
        const { state, answer_until } = contract;
        if (!isWaiting(state) || answer_until === null || answer_until <= now) return refuse('agent.contract_moved_on');
        const isRevocation = state === 'REVOKE_PENDING';
        const answeredVersion = isRevocation
          ? (await listVersions(transaction, [contractId])).find((each) => each.state === 'signed')
          : await proposedTerms(transaction, contractId);
        if (answeredVersion?.version !== version) return refuse('agent.contract_moved_on');
        if (isAccepted && !isRevocation) {
          const problem = await problemOf(transaction, caller.merchant, contract, answeredVersion.terms);
          if (problem !== undefined) return refuse(problem);
        }
        const from = nextPeriod(contract, caller.merchant);
        if (!isRevocation) await closeVersion(transaction, contractId, isAccepted ? { at: now, from } : null);
        await moveContract(transaction, contractId, {
          ...answered(state, isAccepted),
          by: caller.session.account,
          at: now,
          waiting: null,
          ...(isRevocation && isAccepted && { endsAt: from }),
        });
        return undefined;
      }),

    amend: (caller, contractId, terms) =>
      change(caller, contractId, 'amend', async (transaction, contract) => {
        const problem = await problemOf(transaction, caller.merchant, contract, terms);
        if (problem !== undefined) return refuse(problem);
        const [newest] = await listVersions(transaction, [contractId]);
        await insertVersion(transaction, contractId, (newest?.version ?? 0) + 1, terms);
        await moveContract(transaction, contractId, {
          state: 'AMEND_PENDING',
          event: 'amend_proposed',
          by: caller.session.account,
          at: clock(),
          waiting: { proposedBy: 'payer', until: clock() + contractPolicyOf(caller.merchant).answerMs },
        });
        return undefined;
      }),

    revoke: (caller, contractId) =>
      change<'agent.contract_moved_on'>(caller, contractId, 'revoke', async (transaction, _contract, side) => {
        await moveContract(transaction, contractId, {
          state: 'REVOKE_PENDING',
          event: 'revoke_proposed',
          by: caller.session.account,
          at: clock(),
          waiting: { proposedBy: side, until: clock() + contractPolicyOf(caller.merchant).answerMs },
        });
        return undefined;
      }),

    withdraw: (caller, contractId) =>
      change<'agent.contract_moved_on'>(caller, contractId, 'withdraw', (transaction, contract) =>
        lapse(transaction, contract, { event: 'withdrawn', by: caller.session.account, at: clock() }),
      ),

    async endUnanswered() {
      for (const { id } of await listLapsed(db, clock()))
        await db.transaction().execute(async (transaction) => {
          const contract = await lockContract(transaction, id);
          const until = contract?.answer_until ?? null;
          if (contract === undefined || until === null || until > clock()) return;
          await lapse(transaction, contract, { event: 'expired', by: '', at: clock() });
          await publishContract(transaction, contract, clock());
        });
    },
  };
}

const sidesOf = ({ payer_id, payee_id }: Pick<ContractRow, 'payer_id' | 'payee_id'>): string[] =>
  payer_id === null ? [payee_id] : [payer_id, payee_id];

/** Ends a pending proposal; a contract in force continues. A draft ends without its payee having seen it. */
async function lapse(
  transaction: Transaction<Database>,
  { id, state }: ContractRow,
  done: { event: 'expired' | 'withdrawn'; by: string; at: number },
): Promise<undefined> {
  const step = isWaiting(state) ? lapsed(state, done.event) : { state: 'EXPIRED' as const, event: done.event };
  if (state !== 'REVOKE_PENDING') await closeVersion(transaction, id, null);
  await moveContract(transaction, id, { ...step, by: done.by, at: done.at, waiting: null });
}

async function proposedTerms(transaction: Transaction<Database>, contractId: string) {
  const proposed = (await listVersions(transaction, [contractId])).find(({ state }) => state === 'proposed');
  if (proposed === undefined) throw new Error(`The contract ${contractId} has no version that waits`);
  return proposed;
}

/** Returns the payer, and whether it is at the top. */
async function payerOf(db: Connection, accountId: string): Promise<{ id: string; isTop: boolean }> {
  const { parent_id } = await db
    .selectFrom('account')
    .select('parent_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { id: accountId, isTop: parent_id === null };
}

async function isDirect(db: Connection, parentId: string, accountId: string): Promise<boolean> {
  const { parent_id } = await db
    .selectFrom('account')
    .select('parent_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return parent_id === parentId;
}

/** Updates the open questions of both sides, and notifies the readers of the outbox when the transaction commits. */
export async function publishContract(
  transaction: Transaction<Database>,
  { id, kind, payer_id, payee_id, merchant_code: merchantCode }: ContractRow,
  now: number,
): Promise<void> {
  const { state, is_shown } = await transaction
    .selectFrom('agent_contract')
    .select(['state', 'is_shown'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!is_shown) return;
  for (const accountId of sidesOf({ payer_id, payee_id })) {
    await syncRequest(transaction, accountId, kind, now);
    const payload = JSON.stringify({
      merchantCode,
      contractId: id,
      kind,
      state,
      side: accountId === payee_id ? 'payee' : 'payer',
    });
    await sql`select ledger_tell(${bucketOf({ accountId, merchantCode })}, 'agent.contract', ${accountId}, ${payload}::jsonb)`.execute(
      transaction,
    );
  }
}
