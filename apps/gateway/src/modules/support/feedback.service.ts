import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Feedback, FeedbackList } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { countCall } from '../../http/callBudget.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { SupportFeedbackTable } from '../../tables/supportTables.ts';
import { recordAct } from '../audit/operatorActs.ts';
import { isRealType } from '../member/accountTypes.ts';
import { OperatorError } from '../merchant/operatorError.ts';

/** The most feedbacks that one account may send in a minute. */
const PER_MINUTE = 5;
const LIST_LENGTH = 100;
const ANSWER_MAX = 5_000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type FeedbackRow = Selectable<SupportFeedbackTable>;
type Closed = Refusal<'account.real_required'> | Refusal<'permission.denied'>;

interface FeedbackCaller {
  session: CallSession;
  merchant: Merchant;
}

/** Players' feedback to the site. Available to accounts of merchants with the feature `feedback`. */
export interface FeedbackService {
  list(caller: FeedbackCaller, query: { pageNo: number; pageSize: number }): Promise<FeedbackList | Closed>;
  /** Stores a feedback, once per id. */
  send(
    caller: FeedbackCaller,
    sent: { id: string; kind: FeedbackRow['kind']; text: string },
  ): Promise<Feedback | Closed | Refusal<'request.invalid'> | Refusal<'request.rate_limited'>>;
}

/** Creates the player's side of feedback. */
export function createFeedbackService({
  db,
  clock,
  shared,
  log,
}: {
  db: Kysely<Database>;
  clock: () => number;
  shared: SharedState;
  log: FastifyBaseLogger;
}): FeedbackService {
  return {
    async list(caller, { pageNo, pageSize }) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const own = db.selectFrom('support_feedback').where('account_id', '=', caller.session.accountId);
      const [rows, { count }] = await Promise.all([
        own
          .selectAll()
          .orderBy('sent_at', 'desc')
          .orderBy('id')
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
          .execute(),
        own.select((select) => select.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
      ]);
      return {
        list: rows.map(wireFeedback),
        pageNum: pageNo,
        totalPages: Math.ceil(Number(count) / pageSize),
        totalCount: Number(count),
        ...caller.merchant.settings.feedback,
      };
    },
    async send(caller, { id, kind, text }) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const { minLength, maxLength } = caller.merchant.settings.feedback;
      // Counts characters as the page does.
      const { length } = text;
      if (length < minLength || length > maxLength) return refuse('request.invalid');
      const { accountId, merchantCode } = caller.session;
      const wait = await countCall(shared, log, `feedback:${accountId}`, PER_MINUTE);
      if (wait !== undefined) return refuse('request.rate_limited', { retryAfter: wait });
      await db
        .insertInto('support_feedback')
        .values({
          id,
          account_id: accountId,
          merchant_code: merchantCode,
          kind,
          text,
          sent_at: new Date(clock()),
          answer: null,
          answered_by: null,
          answered_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const row = await db
        .selectFrom('support_feedback')
        .selectAll()
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      // The id of another account is refused like an invalid one.
      return row === undefined ? refuse('request.invalid') : wireFeedback(row);
    },
  };
}

function closedTo({ session, merchant }: FeedbackCaller): Closed | undefined {
  if (!isRealType(session.type)) return refuse('account.real_required');
  return merchant.settings.features.feedback === true ? undefined : refuse('permission.denied');
}

function wireFeedback({ id, kind, text, sent_at, answer, answered_at }: FeedbackRow): Feedback {
  return {
    id,
    kind,
    text,
    sentAt: sent_at,
    answer: answer === null || answered_at === null ? null : { text: answer, at: answered_at },
  };
}

/** A feedback as shown to operators. */
export interface FeedbackEntry extends Feedback {
  account: string;
}

/** Operations on feedback. Throws OperatorError for invalid requests. */
export interface FeedbackDesk {
  /** Lists unanswered feedback, oldest first. */
  open(merchantCode?: string): Promise<FeedbackEntry[]>;
  /** Answers a feedback, once. */
  answer(answer: { id: string; text: string; operator: string }): Promise<void>;
}

/** Creates the operators' side of feedback. */
export function createFeedbackDesk({ db, clock }: { db: Kysely<Database>; clock: () => number }): FeedbackDesk {
  return {
    async open(merchantCode) {
      const all = db
        .selectFrom('support_feedback')
        .innerJoin('account', 'account.id', 'support_feedback.account_id')
        .selectAll('support_feedback')
        .select('account.account as account_name')
        .where('answer', 'is', null);
      const filtered =
        merchantCode === undefined ? all : all.where('support_feedback.merchant_code', '=', merchantCode);
      const rows = await filtered.orderBy('sent_at').limit(LIST_LENGTH).execute();
      return rows.map((row) => ({ ...wireFeedback(row), account: row.account_name }));
    },
    async answer({ id, text, operator }) {
      const answer = text.trim();
      if (answer === '' || answer.length > ANSWER_MAX || answer.includes('\u0000'))
        throw new OperatorError(`An answer has 1 to ${ANSWER_MAX} characters`);
      await db.transaction().execute(async (transaction) => {
        const row = UUID.test(id)
          ? await transaction
              .updateTable('support_feedback')
              .set({ answer, answered_by: operator, answered_at: new Date(clock()) })
              .where('id', '=', id)
              .where('answer', 'is', null)
              .returning('merchant_code')
              .executeTakeFirst()
          : undefined;
        if (row === undefined) throw new OperatorError(`There is no feedback ${id} that waits for an answer`);
        await recordAct(transaction, {
          area: 'support',
          subject: id,
          merchantCode: row.merchant_code,
          operator,
          act: 'answer_feedback',
          details: { length: answer.length },
        });
      });
    },
  };
}
