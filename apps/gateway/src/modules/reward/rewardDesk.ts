import type { Kysely, Transaction } from 'kysely';
import { dayIn, fromMinor, type Currency, type OfferReason } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { rewardPictureContext } from '../../masterKey/sealedRecords.ts';
import { listActs, recordAct, type RecordedAct } from '../audit/operatorActs.ts';
import { bucketOf } from '../ledger/player.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { currentOffers, findOffer } from './offer.repository.ts';
import { dryRun, type DryRun } from './offerDryRun.ts';
import { grantOffer } from './offerEvaluation.ts';
import type { MerchantLocale } from './offerMatch.rules.ts';
import { saveOffer, type NewOffer } from './offerPublisher.ts';
import type { Offer } from './offerRule.ts';
import { returnToBudget } from './rewardGrant.ts';
import { publishRewardEvent } from './rewardPayment.ts';
import type { ApplicationRow } from './standing.rules.ts';

const LIST_LENGTH = 100;
const states = ['PENDING', 'APPROVED', 'REFUSED'] as const;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The reasons of `offerReasons` that an operator may give; the platform sets the others. */
const refusalReasons = ['documents', 'terms', 'unreadable', 'ask_service'] as const satisfies readonly OfferReason[];

/** An application in a list. */
export interface ApplicationEntry {
  id: string;
  merchantCode: string;
  account: string;
  offer: string;
  state: ApplicationRow['state'];
  reason: string | null;
  /** Epoch milliseconds. */
  sentAt: number;
  decidedBy: string | null;
}

/** An application with the player's remarks and pictures, and the acts of operators, oldest first. */
export interface ApplicationFile extends ApplicationEntry {
  remarks: string;
  /** The fields of the pictures. */
  pictures: number[];
  acts: RecordedAct[];
}

/** A budget; amounts include the currency: `1500.00 THB`. */
export interface BudgetEntry {
  code: string;
  amount: string;
  spent: string;
  left: string;
}

/** An operator and the application to view. */
export interface RewardLook {
  id: string;
  operator: string;
}

type Row = Omit<ApplicationRow, 'picture_count'> & { account_name: string };

/** Operations on rewards. Decisions and views of pictures are recorded. Throws OperatorError. */
export function createRewardDesk({
  db,
  clock,
  masterKeys,
}: {
  db: Kysely<Database>;
  clock: () => number;
  masterKeys: Pick<MasterKeys, 'open'>;
}) {
  const entries = () =>
    db
      .selectFrom('reward_application')
      .innerJoin('account', 'account.id', 'reward_application.account_id')
      .selectAll('reward_application')
      .select('account.account as account_name');

  async function findRow(id: string): Promise<Row> {
    const row = UUID.test(id) ? await entries().where('reward_application.id', '=', id).executeTakeFirst() : undefined;
    if (row === undefined) throw new OperatorError(`There is no application ${id}`);
    return row;
  }

  async function localeOfMerchant(code: string): Promise<MerchantLocale> {
    const merchant = await db
      .selectFrom('merchant')
      .select(['currency', 'settings'])
      .where('code', '=', code)
      .executeTakeFirst();
    if (merchant === undefined) throw new OperatorError(`There is no merchant ${code}`);
    return { currency: merchant.currency as Currency, timeZone: parseMerchantSettings(merchant.settings).timeZone };
  }

  const record = (
    connection: Kysely<Database> | Transaction<Database>,
    row: { id: string; merchant_code: string },
    operator: string,
    act: string,
    details: Record<string, string | number> = {},
  ) =>
    recordAct(connection, {
      area: 'rewards',
      subject: row.id,
      merchantCode: row.merchant_code,
      operator,
      act,
      details,
    });

  /** Decides on a pending application, with its effects in the same transaction. */
  async function decide(
    { id, operator }: RewardLook,
    outcome: { state: 'APPROVED' | 'REFUSED'; reason: OfferReason | null; note: string },
    alongside: (transaction: Transaction<Database>, row: Row, now: number) => Promise<void>,
  ): Promise<void> {
    const row = await findRow(id);
    const now = clock();
    const { state, reason, note } = outcome;
    await db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable('reward_application')
        .set({ state, reason, decided_at: new Date(now), decided_by: operator })
        .where('id', '=', row.id)
        .where('state', '=', 'PENDING')
        .returning('id')
        .executeTakeFirst();
      if (changed === undefined) throw new OperatorError(`The application ${id} waits for nobody's decision`);
      await alongside(transaction, row, now);
      await record(transaction, row, operator, state === 'APPROVED' ? 'approve' : 'refuse', {
        account: row.account_name,
        offer: row.offer_code,
        ...(reason !== null && { reason }),
        ...(note !== '' && { note }),
      });
    });
  }

  async function offerOf(merchantCode: string, code: string, version?: number): Promise<Offer> {
    const offer = await findOffer(db, merchantCode, code, version);
    if (offer === undefined) throw new OperatorError(`${merchantCode} has no offer ${code}`);
    return offer;
  }

  return {
    /** Lists applications of a merchant in a state, oldest first. */
    async list(merchantCode: string, state = 'PENDING'): Promise<ApplicationEntry[]> {
      const known = states.find((name) => name === state.toUpperCase());
      if (known === undefined) throw new OperatorError(`"${state}" is not a state; there are ${states.join(', ')}`);
      await localeOfMerchant(merchantCode);
      const rows = await entries()
        .where('reward_application.merchant_code', '=', merchantCode)
        .where('reward_application.state', '=', known)
        .orderBy('reward_application.sent_at')
        .limit(LIST_LENGTH)
        .execute();
      return rows.map(toEntry);
    },

    /** Returns the application of a player. The view is recorded first. */
    async show({ id, operator }: RewardLook): Promise<ApplicationFile> {
      const row = await findRow(id);
      await record(db, row, operator, 'view');
      const [pictures, acts] = await Promise.all([
        db.selectFrom('reward_picture').select('place').where('application_id', '=', row.id).orderBy('place').execute(),
        listActs(db, { area: 'rewards', subject: row.id }),
      ]);
      return {
        ...toEntry(row),
        remarks: row.remarks,
        pictures: pictures.map(({ place }) => place),
        acts: acts.toReversed(),
      };
    },

    /** Returns a picture as JPEG. The view is recorded first. */
    async picture({ id, operator, place }: RewardLook & { place: number }): Promise<Buffer> {
      const row = await findRow(id);
      const picture = Number.isInteger(place)
        ? await db
            .selectFrom('reward_picture')
            .select(['id', 'sealed'])
            .where('application_id', '=', row.id)
            .where('place', '=', place)
            .executeTakeFirst()
        : undefined;
      if (picture === undefined) throw new OperatorError(`The application ${id} has no such picture`);
      await record(db, row, operator, 'view_picture', { place });
      return Buffer.from(masterKeys.open(picture.sealed, rewardPictureContext(picture.id)), 'base64');
    },

    /** Approves an application: grants the reward of the version that the player applied for. */
    async approve(look: RewardLook & { note?: string }): Promise<void> {
      const row = await findRow(look.id);
      const [locale, offer] = await Promise.all([
        localeOfMerchant(row.merchant_code),
        offerOf(row.merchant_code, row.offer_code, row.version),
      ]);
      const outcome = { state: 'APPROVED', reason: null, note: look.note ?? '' } as const;
      await decide(look, outcome, async (transaction, { account_id, merchant_code, id }, now) => {
        const { outcome: granted } = await grantOffer(transaction, {
          player: { accountId: account_id, merchantCode: merchant_code },
          offer,
          locale,
          eventKey: `application:${id}`,
          day: dayIn(locale.timeZone, now),
          now,
        });
        if (granted === 'budget_spent') throw new OperatorError(`The budget of ${offer.code} is spent`);
        if (granted === 'contest_over') throw new OperatorError(`The contest of ${offer.code} is over`);
        if (granted === 'cap_reached') throw new OperatorError(`${row.account_name} has all that ${offer.code} gives`);
      });
    },

    /** Rejects an application. The player sees the reason; the note stays with the act. */
    async refuse({ reason, note = '', ...look }: RewardLook & { reason: string; note?: string }): Promise<void> {
      const known = refusalReasons.find((name) => name === reason);
      if (known === undefined)
        throw new OperatorError(`"${reason}" is not a reason; there are ${refusalReasons.join(', ')}`);
      await decide(look, { state: 'REFUSED', reason: known, note }, (transaction, row) =>
        publishRewardEvent(transaction, 'refused', {
          bucket: bucketOf({ accountId: row.account_id, merchantCode: row.merchant_code }),
          account_id: row.account_id,
          merchant_code: row.merchant_code,
          source: 'offer',
          source_id: row.offer_code,
        }),
      );
    },

    /** Revokes an unclaimed reward and returns its amount to the budget. */
    async revoke({ id, operator, reason }: RewardLook & { reason: string }): Promise<void> {
      if (reason.trim() === '') throw new OperatorError('Say why: the reason stays with the act');
      if (!UUID.test(id)) throw new OperatorError(`There is no reward ${id}`);
      await db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('reward_grant')
          .set({ state: 'REVOKED', revoke_reason: reason })
          .where('id', '=', id)
          .where('state', 'in', ['CLAIMABLE', 'DUE'])
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) throw new OperatorError(`There is no reward ${id} that waits to be claimed`);
        await returnToBudget(transaction, row);
        await publishRewardEvent(transaction, 'revoked', row);
        await record(transaction, row, operator, 'revoke', { account: row.account_id, offer: row.source_id, reason });
      });
    },

    /** Returns the current offers of a merchant. */
    async offers(merchantCode: string): Promise<Offer[]> {
      await localeOfMerchant(merchantCode);
      return currentOffers(db, merchantCode);
    },

    /** Publishes an offer, and returns its version. */
    async publish({ operator, ...written }: Omit<NewOffer, 'by'> & { operator: string }): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        const version = await saveOffer(transaction, { ...written, by: operator });
        const subject = { id: written.code, merchant_code: written.merchantCode };
        await record(transaction, subject, operator, 'publish', { version });
        return version;
      });
    },

    /** Closes an offer to players who have not joined, or reopens it. */
    async setOpen({
      merchantCode,
      code,
      isOpen,
      operator,
    }: {
      merchantCode: string;
      code: string;
      isOpen: boolean;
      operator: string;
    }) {
      await offerOf(merchantCode, code);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('offer')
          .set({ is_open: isOpen })
          .where('merchant_code', '=', merchantCode)
          .where('code', '=', code)
          .execute();
        await record(transaction, { id: code, merchant_code: merchantCode }, operator, isOpen ? 'open' : 'close');
      });
    },

    /** Returns the spent part of a merchant's budgets, optionally of one offer. */
    async budgets(merchantCode: string, code?: string): Promise<BudgetEntry[]> {
      const { currency } = await localeOfMerchant(merchantCode);
      const rows = await db
        .selectFrom('reward_budget')
        .selectAll()
        .where('merchant_code', '=', merchantCode)
        .$if(code !== undefined, (query) =>
          query.where((is) => is.or([is('code', '=', code!), is('code', 'like', `${code}:%`)])),
        )
        .orderBy('code')
        .execute();
      const money = (minor: bigint): string => `${fromMinor(minor, currency)} ${currency}`;
      return rows.map(({ code: name, amount, spent }) => ({
        code: name,
        amount: money(amount),
        spent: money(spent),
        left: money(amount - spent),
      }));
    },

    /** Returns the hypothetical cost of an offer over the last 30 days; undefined if past events do not show it. */
    async dryRun(merchantCode: string, code: string): Promise<DryRun | undefined> {
      return dryRun(db, await offerOf(merchantCode, code), await localeOfMerchant(merchantCode), clock());
    },
  };
}

export type RewardDesk = ReturnType<typeof createRewardDesk>;
export { refusalReasons };

function toEntry(row: Row): ApplicationEntry {
  return {
    id: row.id,
    merchantCode: row.merchant_code,
    account: row.account_name,
    offer: row.offer_code,
    state: row.state,
    reason: row.reason,
    sentAt: row.sent_at,
    decidedBy: row.decided_by,
  };
}
