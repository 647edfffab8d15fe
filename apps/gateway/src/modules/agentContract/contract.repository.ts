import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type {
  AgentContractEventTable,
  AgentContractTable,
  AgentContractVersionTable,
  ContractKind,
  StoredTerms,
} from '../../tables/agentContractTables.ts';
import type { RecordPage } from '../wallet/recordPage.ts';
import { liveStates, waitingStates, type ContractEvent, type Side } from './contractState.rules.ts';
import { gameTypesIn, overlaps } from './terms.rules.ts';

export type Connection = Kysely<Database> | Transaction<Database>;
export type ContractRow = Selectable<AgentContractTable>;
export type VersionRow = Selectable<AgentContractVersionTable>;
/** An account as one of the two sides. */
export interface Party {
  id: string;
  account: string;
  nickname: string;
}
/** A contract with its sides. */
export type ContractWithParties = ContractRow & { payer: Party | null; payee: Party };

const withParties = (db: Connection) =>
  db
    .selectFrom('agent_contract as c')
    .innerJoin('account as payee', 'payee.id', 'c.payee_id')
    .leftJoin('account as payer', 'payer.id', 'c.payer_id')
    .selectAll('c')
    .select([
      'payee.account as payee_account',
      'payee.nickname as payee_nickname',
      'payer.account as payer_account',
      'payer.nickname as payer_nickname',
    ]);

function joined(
  row: ContractRow & {
    payee_account: string;
    payee_nickname: string;
    payer_account: string | null;
    payer_nickname: string | null;
  },
): ContractWithParties {
  const { payee_account, payee_nickname, payer_account, payer_nickname, ...contract } = row;
  return {
    ...contract,
    payee: { id: contract.payee_id, account: payee_account, nickname: payee_nickname },
    payer:
      contract.payer_id === null
        ? null
        : { id: contract.payer_id, account: payer_account ?? '', nickname: payer_nickname ?? '' },
  };
}

/** Finds a contract that an account is a side of; only its payer sees a draft. */
export async function findContract(
  db: Connection,
  contractId: string,
  accountId: string,
): Promise<ContractWithParties | undefined> {
  const row = await withParties(db)
    .where('c.id', '=', contractId)
    .where((is) =>
      is.or([
        is('c.payer_id', '=', accountId),
        is.and([is('c.payee_id', '=', accountId), is('c.is_shown', '=', true)]),
      ]),
    )
    .executeTakeFirst();
  return row && joined(row);
}

/** Locks a contract until the transaction ends, and returns its current state. */
export function lockContract(transaction: Transaction<Database>, contractId: string): Promise<ContractRow | undefined> {
  return transaction
    .selectFrom('agent_contract')
    .selectAll()
    .where('id', '=', contractId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks agreements of these accounts until the transaction ends: the terms that an account may offer depend on the
 * contracts that it has and has promised.
 */
export async function lockAgreements(transaction: Transaction<Database>, accounts: readonly string[]): Promise<void> {
  for (const account of accounts.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`agent-contract ${account}`}, 0))`.execute(transaction);
}

export interface ContractsFilter {
  accountId: string;
  kind?: ContractKind | undefined;
  side?: Side | undefined;
  isOpen?: boolean | undefined;
  pageNo: number;
  pageSize: number;
}

/** Lists contracts of an account, newest first. */
export async function listContracts(
  db: Connection,
  { accountId, kind, side, isOpen, pageNo, pageSize }: ContractsFilter,
): Promise<RecordPage<ContractWithParties>> {
  const matching = (query: ReturnType<typeof withParties>) =>
    query
      .where((is) =>
        is.or([
          ...(side === 'payee' ? [] : [is('c.payer_id', '=', accountId)]),
          ...(side === 'payer' ? [] : [is.and([is('c.payee_id', '=', accountId), is('c.is_shown', '=', true)])]),
        ]),
      )
      .$if(kind !== undefined, (select) => select.where('c.kind', '=', kind!))
      .$if(isOpen === true, (select) => select.where('c.state', 'in', ['DRAFT', ...liveStates]))
      .$if(isOpen === false, (select) => select.where('c.state', 'not in', ['DRAFT', ...liveStates]));
  const [rows, { count }] = await Promise.all([
    matching(withParties(db))
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom(matching(withParties(db)).as('matching'))
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(joined), totalCount: Number(count) };
}

/** Lists the versions of contracts, newest first. */
export async function listVersions(db: Connection, contractIds: readonly string[]): Promise<VersionRow[]> {
  if (contractIds.length === 0) return [];
  return db
    .selectFrom('agent_contract_version')
    .selectAll()
    .where('contract_id', 'in', contractIds)
    .orderBy('contract_id')
    .orderBy('version', 'desc')
    .execute();
}

/** Lists the history of a contract, newest first. */
export function listEvents(db: Connection, contractId: string): Promise<Selectable<AgentContractEventTable>[]> {
  return db
    .selectFrom('agent_contract_event')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Inserts a contract with its first version. Returns false if a live contract already counts one of its game types. The
 * caller holds the lock on agreements of both sides.
 */
export async function insertContract(
  transaction: Transaction<Database>,
  contract: {
    id: string;
    merchantCode: string;
    kind: ContractKind;
    payerId: string | null;
    payeeId: string;
    currency: Currency;
    gameTypes: string;
    terms: StoredTerms;
    answerUntil: number | null;
    now: number;
  },
): Promise<boolean> {
  const { id, terms, answerUntil, now } = contract;
  const { payerId: payer_id, payeeId: payee_id, kind, gameTypes: game_types } = contract;
  if (answerUntil !== null && (await hasRival(transaction, { id, payer_id, payee_id, kind, game_types }))) return false;
  const written = await transaction
    .insertInto('agent_contract')
    .values({
      id,
      merchant_code: contract.merchantCode,
      kind,
      payer_id,
      payee_id,
      currency: contract.currency,
      game_types,
      state: answerUntil === null ? 'DRAFT' : 'PENDING',
      proposed_by: answerUntil === null ? null : 'payer',
      answer_until: answerUntil === null ? null : new Date(answerUntil),
      ends_at: null,
      is_shown: answerUntil !== null,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) return false;
  await insertVersion(transaction, id, 1, terms);
  return true;
}

/**
 * Whether there is a live contract of the same pair and kind that counts one of the same game types: that play would be
 * paid twice.
 */
export async function hasRival(
  transaction: Transaction<Database>,
  contract: Pick<ContractRow, 'id' | 'payer_id' | 'payee_id' | 'kind' | 'game_types'>,
): Promise<boolean> {
  const rivals = await transaction
    .selectFrom('agent_contract')
    .select('game_types')
    .where('id', '!=', contract.id)
    .where('payer_id', 'is not distinct from', contract.payer_id)
    .where('payee_id', '=', contract.payee_id)
    .where('kind', '=', contract.kind)
    .where('state', 'in', liveStates)
    .execute();
  return rivals.some(({ game_types }) => overlaps(gameTypesIn(game_types), gameTypesIn(contract.game_types)));
}

export async function insertVersion(
  transaction: Transaction<Database>,
  contractId: string,
  version: number,
  terms: StoredTerms,
): Promise<void> {
  await transaction
    .insertInto('agent_contract_version')
    .values({
      contract_id: contractId,
      version,
      terms: JSON.stringify(terms),
      state: 'proposed',
      signed_at: null,
      valid_from: null,
    })
    .execute();
}

/** Signs the pending version, or marks it as refused. */
export async function closeVersion(
  transaction: Transaction<Database>,
  contractId: string,
  signed: { at: number; from: number } | null,
): Promise<void> {
  await transaction
    .updateTable('agent_contract_version')
    .set(
      signed === null
        ? { state: 'refused' }
        : { state: 'signed', signed_at: new Date(signed.at), valid_from: new Date(signed.from) },
    )
    .where('contract_id', '=', contractId)
    .where('state', '=', 'proposed')
    .execute();
}

/** Changes the state of a contract, and adds an event to its history. */
export async function moveContract(
  transaction: Transaction<Database>,
  contractId: string,
  to: {
    state: ContractRow['state'];
    event: ContractEvent;
    by: string;
    at: number;
    waiting: { proposedBy: Side; until: number } | null;
    endsAt?: number;
  },
): Promise<void> {
  const { state, waiting, endsAt, at, event, by } = to;
  await transaction
    .updateTable('agent_contract')
    .set({
      state,
      proposed_by: waiting?.proposedBy ?? null,
      answer_until: waiting === null ? null : new Date(waiting.until),
      ...(endsAt !== undefined && { ends_at: new Date(endsAt) }),
      ...(state === 'PENDING' && { is_shown: true }),
    })
    .where('id', '=', contractId)
    .execute();
  await addEvent(transaction, contractId, { at, event, by });
}

export async function addEvent(
  transaction: Transaction<Database>,
  contractId: string,
  { at, event, by }: { at: number; event: ContractEvent; by: string },
): Promise<void> {
  await transaction
    .insertInto('agent_contract_event')
    .values({ contract_id: contractId, at: new Date(at), event, by_name: by })
    .execute();
}

/** The newest signed terms of a contract of an account. */
export interface SignedTerms {
  contractId: string;
  gameTypes: string;
  terms: StoredTerms;
}

/** Lists the terms in force, or from the next period on, of contracts that an account is a side of. */
export async function listSigned(
  db: Connection,
  { kind, accountId, side }: { kind: ContractKind; accountId: string; side: Side },
): Promise<SignedTerms[]> {
  const { rows } = await sql<SignedTerms>`
    select c.id as "contractId", c.game_types as "gameTypes", v.terms
    from agent_contract c cross join lateral (
      select terms from agent_contract_version where contract_id = c.id and state = 'signed' order by version desc limit 1) v
    where c.kind = ${kind} and ${sql.ref(side === 'payer' ? 'c.payer_id' : 'c.payee_id')} = ${accountId}
      and c.state in ('ACTIVE', 'AMEND_PENDING', 'REVOKE_PENDING')`.execute(db);
  return rows;
}

/** Whether two accounts have a live contract of a kind. */
export async function hasLive(db: Connection, kind: ContractKind, payerId: string, payeeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('agent_contract')
    .select('id')
    .where('kind', '=', kind)
    .where('payer_id', '=', payerId)
    .where('payee_id', '=', payeeId)
    .where('state', 'in', liveStates)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists contracts that nobody answered in time. */
export function listLapsed(db: Connection, now: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('agent_contract')
    .select('id')
    .where('state', 'in', waitingStates)
    .where('answer_until', '<=', atTime(now))
    .orderBy('answer_until')
    .execute();
}

/** Updates the requests that an account sees after its next login to match the contracts that wait for its answer. */
export async function syncRequest(
  transaction: Transaction<Database>,
  accountId: string,
  kind: ContractKind,
  now: number,
): Promise<void> {
  await sql`
    with waiting as (
      select from agent_contract
      where kind = ${kind} and state in ('PENDING', 'AMEND_PENDING', 'REVOKE_PENDING')
        and (payee_id = ${accountId} and proposed_by = 'payer' or payer_id = ${accountId} and proposed_by = 'payee')),
    cleared as (
      update contract_request set state = 'answered'
      where account_id = ${accountId} and kind = ${kind} and state = 'pending' and not exists (select from waiting))
    insert into contract_request (account_id, kind, asked_at)
    select ${accountId}, ${kind}, ${new Date(now)} where exists (select from waiting)
    on conflict do nothing`.execute(transaction);
}

/** Returns the sum paid by bills of a contract. */
export async function paidInAll(db: Connection, contractId: string): Promise<bigint> {
  const { paid } = await db
    .selectFrom('agent_bill')
    .select(sql<bigint>`coalesce(sum(paid), 0)::bigint`.as('paid'))
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow();
  return paid;
}
