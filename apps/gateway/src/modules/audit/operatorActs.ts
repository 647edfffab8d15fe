import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { Json } from '../merchant/json.ts';

/** An act of an operator, done or refused. */
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

/** An act as it was recorded. */
export interface RecordedAct extends OperatorAct {
  /** Epoch milliseconds. */
  at: number;
}

/** The acts to read; a missing field does not filter. */
export interface ActFilter {
  area?: string | undefined;
  subject?: string | undefined;
  merchantCode?: string | undefined;
  operator?: string | undefined;
  /** Selects acts at this time or later, in epoch milliseconds. */
  since?: number | undefined;
  limit?: number;
}

const LIST_LENGTH = 100;

/**
 * Records an act permanently: rows of `operator_act` are neither changed nor deleted. Pass the transaction that makes
 * the change, so that there is no change without its act.
 */
export async function recordAct(db: Kysely<Database>, act: OperatorAct): Promise<void> {
  const { area, subject, merchantCode, operator, act: verb, details } = act;
  await db
    .insertInto('operator_act')
    .values({ area, subject, merchant_code: merchantCode, operator, act: verb, details: JSON.stringify(details) })
    .execute();
}

/** Lists the latest acts that match, newest first; 100 by default. */
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
