import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { rewardForm, type PromotionStanding } from '@parlor/contract';
import type { reward } from '@parlor/contract/schemas';
import type { z } from 'zod';
import type { Database } from '../../database.ts';
import { secondsOf } from '../../http/callBudget.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { rewardPictureContext } from '../../masterKey/sealedRecords.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import { redrawPicture, type RedrawnPicture } from '../deposit/slipPicture.ts';
import { bucketOf } from '../ledger/player.ts';
import { isRealType } from '../member/accountTypes.ts';
import type { RewardScope, RewardService } from './reward.service.ts';
import { publishRewardEvent } from './rewardPayment.ts';

const HOUR_MS = 3_600_000;
/** The most pictures that an account may upload in an hour. */
const PICTURES_PER_HOUR = 20;
const picturesTaken = ['jpeg', 'png'] as const;

type Owned = Pick<RewardScope, 'session' | 'merchant'>;
type Refused = Refusal<'account.real_required' | 'request.not_found' | 'promotion.closed'>;

/** Application forms for a reward (PROMO-05). Operators decide about them; see `rewardDesk.ts`. */
export interface ApplicationService {
  /** Stores a picture for a field of the form, re-encoded and encrypted. Returns the filled fields. */
  addPicture(
    scope: Owned,
    place: { promotionId: string; place: number },
    sent: Buffer,
  ): Promise<{ places: number[] } | Refused | Refusal<'picture.unreadable' | 'request.rate_limited'>>;
  /** Submits the form with the pictures of the fields that it names; deletes the others. */
  send(
    scope: Owned,
    form: z.output<typeof reward.rewardRequestBody>,
  ): Promise<PromotionStanding | Refused | Refusal<'promotion.form_incomplete' | 'promotion.budget_spent'>>;
}

interface ApplicationDeps {
  db: Kysely<Database>;
  clock: () => number;
  shared: Pick<SharedState, 'hit'>;
  masterKeys: MasterKeys;
  rewards: RewardService;
}

export function createApplicationService(deps: ApplicationDeps): ApplicationService {
  const { db, clock, shared, masterKeys, rewards } = deps;
  let lastDrawn: Promise<unknown> = Promise.resolve();

  /** Re-encodes pictures one at a time: a large one takes up to 200 MB while it is open. */
  function redrawInTurn(sent: Buffer): Promise<RedrawnPicture | undefined> {
    const drawn = lastDrawn.then(() => redrawPicture(sent, picturesTaken));
    lastDrawn = drawn.catch(() => undefined);
    return drawn;
  }

  /** Returns the offer of a promotion that the player may now apply for. */
  async function openForm(scope: Owned, promotionId: string) {
    if (!isRealType(scope.session.type)) return refuse('account.real_required');
    const found = await rewards.facts(scope, promotionId);
    if (!('standing' in found)) return found;
    const { offer } = found.facts;
    const { status, reason, canRepeat } = found.standing;
    if (reason === 'budget_spent') return refuse('promotion.budget_spent');
    const isOpen = status === 'JOIN' || (status === 'REJECTED' && canRepeat);
    return offer.rule.form === null || !isOpen ? refuse('promotion.closed') : { offer, form: offer.rule.form };
  }

  const drafts = (connection: Kysely<Database> | Transaction<Database>, accountId: string, code: string) =>
    connection
      .selectFrom('reward_picture')
      .select('place')
      .where('account_id', '=', accountId)
      .where('offer_code', '=', code)
      .where('application_id', 'is', null)
      .orderBy('place')
      .execute();

  return {
    async addPicture(scope, { promotionId, place }, sent) {
      const accountId = scope.session.accountId;
      const open = await openForm(scope, promotionId);
      if (isRefusal(open)) return open.code === 'promotion.budget_spent' ? refuse('promotion.closed') : open;
      const budget = await shared.hit(`reward-pictures:${accountId}`, PICTURES_PER_HOUR, HOUR_MS);
      if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
      const redrawn = await redrawInTurn(sent);
      if (redrawn === undefined) return refuse('picture.unreadable');
      const id = randomUUID();
      const sealed = masterKeys.seal(redrawn.bytes.toString('base64'), rewardPictureContext(id));
      const { code } = open.offer;
      return db.transaction().execute(async (transaction) => {
        await holdAccount(transaction, accountId);
        await transaction
          .deleteFrom('reward_picture')
          .where('account_id', '=', accountId)
          .where('offer_code', '=', code)
          .where('application_id', 'is', null)
          .where('place', '=', place)
          .execute();
        await transaction
          .insertInto('reward_picture')
          .values({
            id,
            account_id: accountId,
            offer_code: code,
            application_id: null,
            place,
            sealed,
            added_at: new Date(clock()),
          })
          .execute();
        return { places: (await drafts(transaction, accountId, code)).map((draft) => draft.place) };
      });
    },

    async send(scope, { promotionId, remarks: typed, pictures }) {
      const accountId = scope.session.accountId;
      const merchantCode = scope.merchant.code;
      const open = await openForm(scope, promotionId);
      if (isRefusal(open)) {
        // The same form sent twice: the second call finds the first.
        const standing = await rewards.standing(scope, promotionId);
        return !isRefusal(standing) && standing.status === 'APPLYING' && open.code === 'promotion.closed'
          ? standing
          : open;
      }
      const { offer, form } = open;
      const remarks = form.isRemarkRequired ? typed.trim() : '';
      const places = form.isImageRequired ? [...new Set(pictures)] : [];
      // Counts characters as readers do: an emoji is one.
      if (Array.from(remarks).length > rewardForm.maxRemarks) return refuse('promotion.form_incomplete');
      if ((form.isRemarkRequired && remarks === '') || (form.isImageRequired && places.length === 0))
        return refuse('promotion.form_incomplete');
      const refused = await db.transaction().execute(async (transaction) => {
        await holdAccount(transaction, accountId);
        const waiting = await transaction
          .selectFrom('reward_application')
          .select('id')
          .where('account_id', '=', accountId)
          .where('offer_code', '=', offer.code)
          .where('state', '=', 'PENDING')
          .executeTakeFirst();
        if (waiting !== undefined) return undefined;
        const there = new Set((await drafts(transaction, accountId, offer.code)).map(({ place }) => place));
        if (places.some((place) => !there.has(place))) return refuse('promotion.form_incomplete');
        const id = randomUUID();
        await transaction
          .insertInto('reward_application')
          .values({
            id,
            merchant_code: merchantCode,
            account_id: accountId,
            offer_code: offer.code,
            version: offer.version,
            remarks,
            sent_at: new Date(clock()),
          })
          .execute();
        const own = { account_id: accountId, offer_code: offer.code };
        if (places.length > 0)
          await transaction
            .updateTable('reward_picture')
            .set({ application_id: id })
            .where((is) => is.and(own))
            .where('application_id', 'is', null)
            .where('place', 'in', places)
            .execute();
        await transaction
          .deleteFrom('reward_picture')
          .where((is) => is.and(own))
          .where('application_id', 'is', null)
          .execute();
        await publishRewardEvent(transaction, 'applied', {
          bucket: bucketOf({ accountId, merchantCode }),
          account_id: accountId,
          merchant_code: merchantCode,
          source: 'offer',
          source_id: offer.code,
        });
        return undefined;
      });
      return refused ?? rewards.standing(scope, promotionId);
    },
  };
}

/** Serializes the forms of one account. */
async function holdAccount(transaction: Transaction<Database>, accountId: string): Promise<void> {
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}
