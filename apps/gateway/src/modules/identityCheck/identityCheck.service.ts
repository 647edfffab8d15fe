import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  dayIn,
  picturesOf,
  tidyDocumentNumber,
  tidyPayeeName,
  validateIdentity,
  type Identity,
  type IdentityReason,
  type PictureKind,
  type TypedIdentity,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { secondsOf } from '../../http/callBudget.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { identityCheckContext, identityPictureContext } from '../../masterKey/sealedRecords.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import { redrawPicture, type RedrawnPicture } from '../deposit/slipPicture.ts';
import type { Account } from '../member/account.service.ts';
import { createIdentityCheckRepository } from './identityCheck.repository.ts';

const HOUR_MS = 3_600_000;
/** The most pictures that an account may send in an hour. */
const PICTURES_PER_HOUR = 20;

type NotOpen = Refusal<'identity.not_open'>;

export interface IdentityCheckService {
  /** Returns the state of an account's check. */
  find(account: Account, merchant: Merchant): Promise<Identity>;
  /** Stores a picture for the next check, re-encoded and encrypted. Replaces one of the same kind. */
  addPicture(
    account: Account,
    kind: PictureKind,
    sent: Buffer,
  ): Promise<undefined | NotOpen | Refusal<'picture.unreadable' | 'request.rate_limited'>>;
  /** Submits the entered details and the pictures for a check. */
  send(
    account: Account,
    merchant: Merchant,
    typed: TypedIdentity,
  ): Promise<undefined | NotOpen | Refusal<'identity.invalid' | 'identity.pictures_missing'>>;
  /** Whether an operator approved the identity of an account's owner. */
  isApproved(accountId: string): Promise<boolean>;
}

interface IdentityCheckDeps {
  db: Kysely<Database>;
  clock: () => number;
  shared: Pick<SharedState, 'hit'>;
  masterKeys: MasterKeys;
}

/** Creates the service of members' identity checks. Operators decide on them; see `identityDesk.ts`. */
export function createIdentityCheckService({ db, clock, shared, masterKeys }: IdentityCheckDeps): IdentityCheckService {
  const checks = createIdentityCheckRepository(db);
  let lastDrawn: Promise<unknown> = Promise.resolve();

  /** Re-encodes one picture at a time: a large one needs up to 200 MB while it is open. */
  function redrawInTurn(sent: Buffer): Promise<RedrawnPicture | undefined> {
    const drawn = lastDrawn.then(() => redrawPicture(sent));
    lastDrawn = drawn.catch(() => undefined);
    return drawn;
  }

  const isOpen = async (accountId: string, held = checks): Promise<boolean> => {
    const last = await held.last(accountId);
    return last === undefined || last.state === 'REFUSED';
  };

  return {
    async find(account, { settings }) {
      const [last, pictures] = await Promise.all([checks.last(account.id), checks.drafts(account.id)]);
      return {
        state: last?.state ?? 'NONE',
        reason: (last?.reason ?? null) as IdentityReason | null,
        sentAt: last?.sent_at ?? null,
        decidedAt: last?.decided_at ?? null,
        pictures,
        minimumAge: settings.registration.minimumAge,
      };
    },

    async addPicture(account, kind, sent) {
      if (!(await isOpen(account.id))) return refuse('identity.not_open');
      const budget = await shared.hit(`identity-pictures:${account.id}`, PICTURES_PER_HOUR, HOUR_MS);
      if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
      const redrawn = await redrawInTurn(sent);
      if (redrawn === undefined) return refuse('picture.unreadable');
      const id = randomUUID();
      const sealed = masterKeys.seal(redrawn.bytes.toString('base64'), identityPictureContext(id));
      return db.transaction().execute(async (transaction) => {
        const held = createIdentityCheckRepository(transaction);
        await held.hold(account.id);
        // The check may have been sent while the picture was re-encoded.
        if (!(await isOpen(account.id, held))) return refuse('identity.not_open');
        await held.replaceDraft({ id, account_id: account.id, kind, sealed, added_at: new Date(clock()) });
        return undefined;
      });
    },

    async send(account, { code, settings }, typed) {
      const now = clock();
      const fields = validateIdentity(typed, {
        today: dayIn(settings.timeZone, now),
        minimumAge: settings.registration.minimumAge,
      });
      if (Object.keys(fields).length > 0) return refuse('identity.invalid', { fields });
      const id = randomUUID();
      const details = JSON.stringify({
        name: tidyPayeeName(typed.name),
        documentType: typed.documentType,
        documentNumber: tidyDocumentNumber(typed.documentNumber),
        birthDate: typed.birthDate,
      } satisfies TypedIdentity);
      const outcome = await db.transaction().execute(async (transaction) => {
        const held = createIdentityCheckRepository(transaction);
        await held.hold(account.id);
        if (!(await isOpen(account.id, held))) return refuse('identity.not_open');
        const [needed, existing] = [picturesOf(typed.documentType), await held.drafts(account.id)];
        if (!needed.every((kind) => existing.includes(kind))) return refuse('identity.pictures_missing');
        await held.insert(
          {
            id,
            account_id: account.id,
            merchant_code: code,
            details_sealed: masterKeys.seal(details, identityCheckContext(id)),
            sent_at: new Date(now),
          },
          needed,
        );
        return undefined;
      });
      return isRefusal(outcome) ? outcome : undefined;
    },

    isApproved: async (accountId) => (await checks.last(accountId))?.state === 'APPROVED',
  };
}
