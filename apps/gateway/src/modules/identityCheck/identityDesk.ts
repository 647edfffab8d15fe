import type { Kysely, Transaction } from 'kysely';
import { isSamePayee, pictureKinds, type IdentityReason, type TypedIdentity } from '@parlor/contract';
import { identity as schemas } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { identityCheckContext, identityPictureContext } from '../../masterKey/sealedRecords.ts';
import { listActs, recordAct, type RecordedAct } from '../audit/operatorActs.ts';
import { publishAccountEvent } from '../member/accountEvents.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { createBankCardRepository } from '../security/bankCard.repository.ts';
import type { IdentityCheckRow } from './identityCheck.repository.ts';

const LIST_LENGTH = 100;
const states = ['PENDING', 'APPROVED', 'REFUSED'] as const;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A check in a list, without anything from the document. */
export interface IdentityEntry {
  id: string;
  merchantCode: string;
  account: string;
  state: IdentityCheckRow['state'];
  reason: string | null;
  sentAt: number;
  decidedBy: string | null;
}

/**
 * A check with the details that the member entered, the kinds of its pictures, and the acts of operators, oldest first.
 */
export interface IdentityFile extends IdentityEntry {
  typed: TypedIdentity;
  pictures: string[];
  acts: RecordedAct[];
}

/** An operator and the check that they view. */
export interface Access {
  id: string;
  operator: string;
}

type Row = IdentityCheckRow & { account_name: string };

/** Operations on identity checks. Every view is recorded. Throws OperatorError for invalid requests. */
export function createIdentityDesk({
  db,
  clock,
  masterKeys,
}: {
  db: Kysely<Database>;
  clock: () => number;
  masterKeys: Pick<MasterKeys, 'open'>;
}) {
  const entries = (connection: Kysely<Database> | Transaction<Database> = db) =>
    connection
      .selectFrom('identity_check')
      .innerJoin('account', 'account.id', 'identity_check.account_id')
      .selectAll('identity_check')
      .select('account.account as account_name');

  async function findRow(id: string): Promise<Row> {
    const row = UUID.test(id) ? await entries().where('identity_check.id', '=', id).executeTakeFirst() : undefined;
    if (row === undefined) throw new OperatorError(`There is no check ${id}`);
    return row;
  }

  const typedOf = (row: Row): TypedIdentity =>
    JSON.parse(masterKeys.open(row.details_sealed, identityCheckContext(row.id))) as TypedIdentity;

  const record = (
    connection: Kysely<Database> | Transaction<Database>,
    row: Row,
    operator: string,
    act: string,
    details: Record<string, string> = {},
  ) =>
    recordAct(connection, {
      area: 'verification',
      subject: row.id,
      merchantCode: row.merchant_code,
      operator,
      act,
      details: { account: row.account_name, ...details },
    });

  /** Decides on a pending check, in one transaction with the consequences. */
  async function decide(
    { id, operator }: Access,
    act: string,
    outcome: { state: 'APPROVED' | 'REFUSED'; reason: IdentityReason | null; note: string },
    alongside: (transaction: Transaction<Database>, row: Row, now: Date) => Promise<void>,
  ): Promise<void> {
    const known = await findRow(id);
    const now = new Date(clock());
    const { state, reason, note } = outcome;
    await db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable('identity_check')
        .set({ state, reason, decided_at: now, decided_by: operator })
        .where('id', '=', known.id)
        .where('state', '=', 'PENDING')
        .returning('id')
        .executeTakeFirst();
      if (changed === undefined) throw new OperatorError(`The check ${id} waits for nobody's decision`);
      await alongside(transaction, known, now);
      await publishAccountEvent(transaction, {
        accountId: known.account_id,
        merchantCode: known.merchant_code,
        event: state === 'APPROVED' ? 'identity_approved' : 'identity_refused',
        ...(reason !== null && { payload: { reason } }),
      });
      await record(transaction, known, operator, act, {
        ...(reason !== null && { reason }),
        ...(note !== '' && { note }),
      });
    });
  }

  return {
    /** Lists the oldest checks of a merchant in a state, the longest waiting first. */
    async list(merchantCode: string, state = 'PENDING'): Promise<IdentityEntry[]> {
      const known = states.find((name) => name === state.toUpperCase());
      if (known === undefined) throw new OperatorError(`"${state}" is not a state; there are ${states.join(', ')}`);
      const merchant = await db
        .selectFrom('merchant')
        .select('code')
        .where('code', '=', merchantCode)
        .executeTakeFirst();
      if (merchant === undefined) throw new OperatorError(`There is no merchant ${merchantCode}`);
      const rows = await entries()
        .where('identity_check.merchant_code', '=', merchantCode)
        .where('identity_check.state', '=', known)
        .orderBy('identity_check.sent_at')
        .limit(LIST_LENGTH)
        .execute();
      return rows.map(toEntry);
    },

    /** Returns a check with the details that the member entered. Records the view first. */
    async show({ id, operator }: Access): Promise<IdentityFile> {
      const row = await findRow(id);
      await record(db, row, operator, 'view');
      const [pictures, acts] = await Promise.all([
        db.selectFrom('identity_picture').select('kind').where('check_id', '=', row.id).execute(),
        listActs(db, { area: 'verification', subject: row.id }),
      ]);
      const existing = new Set(pictures.map(({ kind }) => kind));
      return {
        ...toEntry(row),
        typed: typedOf(row),
        pictures: pictureKinds.filter((kind) => existing.has(kind)),
        acts: acts.toReversed(),
      };
    },

    /** Returns a picture as a JPEG. Records the view first. */
    async picture({ id, operator, kind }: Access & { kind: string }): Promise<Buffer> {
      const row = await findRow(id);
      const known = pictureKinds.find((name) => name === kind);
      const picture =
        known === undefined
          ? undefined
          : await db
              .selectFrom('identity_picture')
              .select(['id', 'sealed'])
              .where('check_id', '=', row.id)
              .where('kind', '=', known)
              .executeTakeFirst();
      if (picture === undefined) throw new OperatorError(`The check ${id} has no picture "${kind}"`);
      await record(db, row, operator, 'view_picture', { kind });
      return Buffer.from(masterKeys.open(picture.sealed, identityPictureContext(picture.id)), 'base64');
    },

    /**
     * Approves a check. From then on payouts go only to this name: it becomes the payee name, which only operators
     * change.
     */
    approve: (access: Access) =>
      decide(access, 'approve', { state: 'APPROVED', reason: null, note: '' }, async (transaction, row, now) => {
        const { name } = typedOf(row);
        const cards = createBankCardRepository(transaction);
        const payee = await cards.payee(row.account_id);
        if (payee !== undefined && !isSamePayee(payee.name, name))
          throw new OperatorError(`The bank cards of ${row.account_name} are in another name than the document`);
        await cards.lockPayee(row.account_id, name, now);
      }),

    /** Refuses a check. The member sees the reason and may send documents again; the note is stored with the act. */
    async refuse({ reason, note = '', ...access }: Access & { reason: string; note?: string }): Promise<void> {
      const known = schemas.identityReasons.find((name) => name === reason);
      if (known === undefined)
        throw new OperatorError(`"${reason}" is not a reason; there are ${schemas.identityReasons.join(', ')}`);
      await decide(access, 'refuse', { state: 'REFUSED', reason: known, note }, () => Promise.resolve());
    },
  };
}

export type IdentityDesk = ReturnType<typeof createIdentityDesk>;

function toEntry(row: Row): IdentityEntry {
  return {
    id: row.id,
    merchantCode: row.merchant_code,
    account: row.account_name,
    state: row.state,
    reason: row.reason,
    sentAt: row.sent_at,
    decidedBy: row.decided_by,
  };
}
