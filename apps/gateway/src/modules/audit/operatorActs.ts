import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { Json } from '../merchant/json.ts';

/** Something that an operator does, or tried and was refused. */
export interface OperatorAct {
  /** The subject: `settings`, `withdrawals`, `deposits`, `adjust`, `security`, `limits`, `inbox`. */
  area: string;
  /** The target: an id, the name of an account, the path of a setting. */
  subject: string;
  /** Null where the act belongs to no merchant. */
  merchantCode: string | null;
  operator: string;
  /** A verb: `approve`, `refuse`, `view`. */
  act: string;
  /** Further details; no secret and nothing of a document's content. */
  details: Readonly<Record<string, Json | undefined>>;
}

/** The same as it was written down. */
export interface RecordedAct extends OperatorAct {
  /** Epoch milliseconds. */
  at: number;
}

/** Which acts to read; what is left out is not asked for. */
export interface ActFilter {
  area?: string | undefined;
  subject?: string | undefined;
  merchantCode?: string | undefined;
  operator?: string | undefined;
  /** Epoch milliseconds; acts at this time or later. */
  since?: number | undefined;
  limit?: number;
}

const LIST_LENGTH = 100;

/**
 * Writes an act down, for good: rows of `operator_act` are neither changed nor deleted. Give it the transaction that
 * makes the change, so that there is no change without its act.
 */
export async function recordAct(db: Kysely<Database>, act: OperatorAct): Promise<void> {
  const { area, subject, merchantCode, operator, act: verb, details } = act;
  await db
    .insertInto('operator_act')
    .values({ area, subject, merchant_code: merchantCode, operator, act: verb, details: JSON.stringify(details) })
    .execute();
}

/** The last acts that match, newest first; 100 by default. */
export async function listActs(db: Kysely<Database>, filter: ActFilter): Promise<RecordedAct[]> {
  const { area, subject, merchantCode, operator, since, limit = LIST_LENGTH } = filter;
  const rows = await db
    .selectFrom('operator_act')
    .selectAll()
    .$if(area !== undefined, (query) => query.where('area', '=', area!))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .$if(merchantCode !== undefined, (query) => query.where('merchant_code', '=', merchantCode!))
    .$if(operator !== undefined, (query) => query.where('operator', '=', operator!))
    .$if(since !== undefined, (query) => query.where('at', '>=', atTime(since!)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id: _id, merchant_code, details, ...row }) => ({
    ...row,
    merchantCode: merchant_code,
    details: details as RecordedAct['details'],
  }));
}
