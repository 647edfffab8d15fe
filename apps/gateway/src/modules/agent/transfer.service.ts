import type { Kysely } from 'kysely';
import {
  dayIn,
  fromMinor,
  toMinor,
  type AgentTransfer,
  type BatchPreview,
  type BatchTransfer,
  type Currency,
  type Paged,
  type TransferTerms,
} from '@parlor/contract';
import { agent as schemas } from '@parlor/contract/schemas';
import type { z } from 'zod';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import { createLedgerRepository, type LedgerStatus } from '../ledger/ledger.repository.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { accountName, type Account, type AccountService } from '../member/account.service.ts';
import { isRealType } from '../member/accountTypes.ts';
import type { PaymentPasswordRefusal, PaymentPasswordService } from '../security/paymentPassword.service.ts';
import { wirePage } from '../wallet/recordPage.ts';
import { findFreeBalance } from '../wallet/wallet.repository.ts';
import { transferPolicy } from './agentSettings.ts';
import { amountProblem, previewOf, readLines } from './batch.rules.ts';
import type { AgentScope, NotInTeam } from './downline.service.ts';
import { isInTeam, listOfTeam } from './team.repository.ts';
import {
  countDay,
  findByKey,
  fingerprintOf,
  listTransfers,
  openReceivers,
  readDay,
  sendLines,
  type Line,
  type Sending,
  type TransferRow,
  type TransfersQuery,
} from './transfer.repository.ts';
import { undo, undoable } from './undo.ts';

type Conflict = Refusal<'request.idempotency_conflict'>;
type AmountRefusal = Refusal<'wallet.amount_invalid' | 'wallet.amount_below_minimum' | 'wallet.amount_above_maximum'>;
type SendRefusal =
  | NotInTeam
  | AmountRefusal
  | PaymentPasswordRefusal
  | Conflict
  | Refusal<'wallet.insufficient_balance' | 'agent.transfer_daily_limit' | 'agent.transfer_unavailable'>;
type TransferBody = z.output<typeof schemas.transferBody>;
type BatchBody = z.output<typeof schemas.batchTransferBody>;

/** Money that an agent sends to accounts of its team (AGT-04). */
export interface TransferService {
  terms(scope: AgentScope): Promise<TransferTerms>;
  /** Sends to one account; the same key with the same body returns the first transfer. */
  send(scope: AgentScope, body: TransferBody, key: string): Promise<AgentTransfer | SendRefusal>;
  /** Validates a batch line by line. No money moves. */
  preview(scope: AgentScope, text: string): Promise<BatchPreview | Refusal<'agent.batch_too_long'>>;
  /** Sends to many accounts: to all or to none. */
  sendBatch(
    scope: AgentScope,
    body: BatchBody,
    key: string,
  ): Promise<BatchTransfer | SendRefusal | Refusal<'request.invalid'>>;
  /** Lists transfers from and to the agent, newest first. */
  list(scope: AgentScope, query: TransfersQuery): Promise<Paged<AgentTransfer>>;
}

interface TransferDeps {
  db: Kysely<Database>;
  clock: () => number;
  accounts: AccountService;
  paymentPasswords: PaymentPasswordService;
}

export function createTransferService({ db, clock, accounts, paymentPasswords }: TransferDeps): TransferService {
  const ledger = createLedgerRepository(db);
  const policyOf = ({ settings, currency }: Merchant) => transferPolicy(settings.agents, currency);
  const todayIn = ({ settings }: Merchant): string => dayIn(settings.timeZone, clock());

  async function roomOf({ session, merchant }: AgentScope): Promise<{ free: bigint; dailyLeft: bigint }> {
    const [free, sent] = await Promise.all([
      findFreeBalance(db, session, merchant.currency),
      readDay(db, session.accountId, merchant.currency, todayIn(merchant)),
    ]);
    const remaining = policyOf(merchant).dailyMaxAmount - sent;
    return { free: free > 0n ? free : 0n, dailyLeft: remaining > 0n ? remaining : 0n };
  }

  /** Returns the amount in minor units if it may be sent. */
  function amountOf(typed: string, merchant: Merchant): bigint | AmountRefusal {
    const problem = amountProblem(typed, policyOf(merchant), merchant.currency);
    return problem === undefined ? (toMinor(typed, merchant.currency) ?? 0n) : refuse(`wallet.${problem}`);
  }

  /** Sends lines in one transaction, which a refusal rolls back. */
  async function sendAll(
    { session, merchant }: AgentScope,
    lines: readonly Line[],
    key: string,
    batchId: string | null,
  ): Promise<void | SendRefusal> {
    const { currency, settings } = merchant;
    // Days of the accounts are counted in the merchant's time zone.
    await ledger.open(session, currency, settings.timeZone);
    await openReceivers(db, lines, { merchantCode: merchant.code, currency, timeZone: settings.timeZone });
    const sending: Sending = { sender: session, currency, now: clock() };
    const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
    return undoable<void, SendRefusal>(() =>
      db.transaction().execute(async (transaction) => {
        const limit = policyOf(merchant).dailyMaxAmount;
        const day = { day: todayIn(merchant), amount: total, limit };
        const isWithin = await countDay(transaction, sending, day);
        // Checked after the row of the day is locked: by now a concurrent transfer with the same key is visible.
        if (await isKeyUsed(transaction, session.accountId, key)) undo(refuse('request.idempotency_conflict'));
        if (!isWithin) undo(refuse('agent.transfer_daily_limit'));
        if (batchId !== null)
          await transaction
            .insertInto('agent_transfer_batch')
            .values({
              id: batchId,
              sender_id: session.accountId,
              idempotency_key: key,
              fingerprint: fingerprintOf(lines),
              count: lines.length,
              total,
              currency,
              created_at: new Date(sending.now),
            })
            .execute();
        const named = batchId === null ? ({ batchId, key } as const) : ({ batchId, key: null } as const);
        const { status } = await sendLines(transaction, sending, lines, named);
        if (status !== 'OK') undo(refusalOf(status));
      }),
    );
  }

  /** Returns the answer to a key that was used before. */
  async function knownSingle(scope: AgentScope, body: TransferBody, key: string) {
    const { session, merchant } = scope;
    const row = await findByKey(db, session.accountId, key);
    if (row === undefined) return (await findBatch(session.accountId, key)) && refuse('request.idempotency_conflict');
    const isSame =
      row.account === accountName(body.to) &&
      row.amount === toMinor(body.amount, merchant.currency) &&
      row.note === body.note;
    return isSame ? onWire(row, session.accountId) : refuse('request.idempotency_conflict');
  }

  const findBatch = (senderId: string, key: string) =>
    db
      .selectFrom('agent_transfer_batch')
      .selectAll()
      .where('sender_id', '=', senderId)
      .where('idempotency_key', '=', key)
      .executeTakeFirst();

  async function knownBatch({ session }: AgentScope, lines: readonly Line[], key: string) {
    const batch = await findBatch(session.accountId, key);
    if (batch === undefined)
      return (await findByKey(db, session.accountId, key)) && refuse('request.idempotency_conflict');
    if (batch.fingerprint !== fingerprintOf(lines)) return refuse('request.idempotency_conflict');
    const currency = batch.currency as Currency;
    return { batchId: batch.id, count: batch.count, total: fromMinor(batch.total, currency), currency };
  }

  /** Returns the lines of a batch by account; the first line that cannot be sent refuses the whole batch. */
  async function linesOf({ session, merchant }: AgentScope, { lines }: BatchBody) {
    const named = lines.map((line) => ({ ...line, to: accountName(line.to) }));
    if (new Set(named.map(({ to }) => to)).size < named.length) return refuse('request.invalid');
    const team = await listOfTeam(
      db,
      session.accountId,
      named.map(({ to }) => to),
    );
    const read: Line[] = [];
    for (const { to, amount: typed, note } of named) {
      const account = team.get(to);
      if (account === undefined) return refuse('agent.not_in_team');
      if (!isOpen(account)) return refuse('agent.transfer_unavailable');
      const amount = amountOf(typed, merchant);
      if (isRefusal(amount)) return amount;
      read.push({ receiverId: account.id, amount, note });
    }
    return read;
  }

  return {
    async terms(scope) {
      const { session, merchant } = scope;
      const { currency } = merchant;
      const [{ free, dailyLeft }, account] = await Promise.all([roomOf(scope), accounts.byId(session.accountId)]);
      const policy = policyOf(merchant);
      return {
        isAvailable: policy.isAvailable,
        currency,
        available: fromMinor(free, currency),
        minAmount: fromMinor(policy.minAmount, currency),
        maxAmount: fromMinor(policy.maxAmount, currency),
        dailyMaxAmount: fromMinor(policy.dailyMaxAmount, currency),
        dailyLeft: fromMinor(dailyLeft, currency),
        maxLines: schemas.BATCH_TRANSFER_MAX_LINES,
        hasPaymentPassword: (account?.payment_password_hash ?? null) !== null,
      };
    },

    async send(scope, body, key) {
      const { session, merchant } = scope;
      const wrong = await paymentPasswords.confirm(session.accountId, body.paymentPassword);
      if (wrong !== undefined) return wrong;
      // A repeated request gets its first answer, even if the team or the limits have changed since.
      const known = await knownSingle(scope, body, key);
      if (known !== undefined) return known;
      if (!policyOf(merchant).isAvailable) return refuse('agent.transfer_unavailable');
      const receiver = await isInTeam(db, session.accountId, body.to);
      if (receiver === undefined) return refuse('agent.not_in_team');
      if (!isOpen(receiver)) return refuse('agent.transfer_unavailable');
      const amount = amountOf(body.amount, merchant);
      if (isRefusal(amount)) return amount;
      const line = { receiverId: receiver.id, amount, note: body.note };
      const refused = await sendAll(scope, [line], key, null);
      const isOver = isRefusal(refused) && refused.code !== 'request.idempotency_conflict';
      if (isOver) return refused;
      const sent = await knownSingle(scope, body, key);
      if (sent === undefined) throw new Error('A transfer was neither written nor there');
      return sent;
    },

    async preview({ session, merchant }, text) {
      const lines = readLines(text);
      if (lines.length > schemas.BATCH_TRANSFER_MAX_LINES) return refuse('agent.batch_too_long');
      const names = [...new Set(lines.map(({ to }) => to))];
      const [team, { free, dailyLeft }] = await Promise.all([
        listOfTeam(db, session.accountId, names),
        roomOf({ session, merchant }),
      ]);
      const open = new Map([...team].map(([name, account]) => [name, { isOpen: isOpen(account) }]));
      return previewOf(lines, open, {
        policy: policyOf(merchant),
        currency: merchant.currency,
        available: free < dailyLeft ? free : dailyLeft,
      });
    },

    async sendBatch(scope, body, key) {
      const { session, merchant } = scope;
      const wrong = await paymentPasswords.confirm(session.accountId, body.paymentPassword);
      if (wrong !== undefined) return wrong;
      const lines = await linesOf(scope, body);
      if (isRefusal(lines)) return lines;
      const known = await knownBatch(scope, lines, key);
      if (known !== undefined) return known;
      if (!policyOf(merchant).isAvailable) return refuse('agent.transfer_unavailable');
      const refused = await sendAll(scope, lines, key, newTransferId(clock()));
      if (isRefusal(refused) && refused.code !== 'request.idempotency_conflict') return refused;
      const sent = await knownBatch(scope, lines, key);
      if (sent === undefined) throw new Error('A batch was neither written nor there');
      return sent;
    },

    async list({ session }, query) {
      const account = query.account === undefined ? undefined : accountName(query.account);
      const page = await listTransfers(db, session.accountId, { ...query, account });
      return wirePage(page, query, (row) => onWire(row, session.accountId));
    },
  };
}

const isOpen = ({ status, type }: Pick<Account, 'status' | 'type'>): boolean => status === 'active' && isRealType(type);

/** Whether a sender used a key before, for one transfer or for a batch. */
async function isKeyUsed(db: Kysely<Database>, senderId: string, key: string): Promise<boolean> {
  const [single, batch] = await Promise.all([
    db
      .selectFrom('agent_transfer')
      .select('id')
      .where('sender_id', '=', senderId)
      .where('idempotency_key', '=', key)
      .executeTakeFirst(),
    db
      .selectFrom('agent_transfer_batch')
      .select('id')
      .where('sender_id', '=', senderId)
      .where('idempotency_key', '=', key)
      .executeTakeFirst(),
  ]);
  return single !== undefined || batch !== undefined;
}

function refusalOf(status: LedgerStatus): SendRefusal {
  if (status === 'INSUFFICIENT_FUNDS') return refuse('wallet.insufficient_balance');
  if (status === 'PLAYER_BLOCKED') return refuse('agent.transfer_unavailable');
  throw new Error(`A transfer ended as ${status}`);
}

function onWire(row: TransferRow, ownId: string): AgentTransfer {
  return {
    transferId: row.id,
    account: row.account,
    direction: row.sender_id === ownId ? 'out' : 'in',
    amount: fromMinor(row.amount, row.currency as Currency),
    currency: row.currency as Currency,
    note: row.note,
    state: row.is_received ? 'RECEIVED' : 'SENT',
    batchId: row.batch_id,
    createdAt: row.created_at,
  };
}
