import type { Kysely } from 'kysely';
import { fromMinor, type PlayReminder } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { termsAt } from '../jurisdiction/playProfile.rules.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import type { Account } from '../member/account.service.ts';
import type { LimitMerchant } from './playLimit.service.ts';
import { findReminder, findStretch, saveAcknowledged, saveReminderMinutes } from './playReminder.repository.ts';
import { checkStretch, reminderMinutesOf } from './playReminder.rules.ts';

const MINUTE_MS = 60_000;

/** Reminds players of their playing time, stakes and wins, counted from their rounds on all devices. */
export interface PlayReminderService {
  /** Returns the reminder that is due, or when to poll again. */
  show(account: Account, merchant: LimitMerchant): Promise<PlayReminder>;
  /** Acknowledges the reminder of play since a time. Does nothing unless that reminder is due. */
  acknowledge(account: Account, merchant: LimitMerchant, since: number): Promise<PlayReminder>;
  /** Stores the interval of a player's reminders in minutes; null means the jurisdiction's interval. */
  choose(account: Account, minutes: number | null): Promise<void>;
}

export function createPlayReminderService({
  db,
  clock,
}: {
  db: Kysely<Database>;
  clock: () => number;
}): PlayReminderService {
  async function show(account: Account, { currency, settings }: LimitMerchant): Promise<PlayReminder> {
    const now = clock();
    const { reminderMinutes, reminderPauseMinutes } = termsAt(settings.jurisdiction, now);
    const stored = await findReminder(db, account.id);
    const minutes = reminderMinutesOf(reminderMinutes, stored.minutes);
    if (minutes === null) return { minutes, askInMs: null, due: null };
    const player = { accountId: account.id, merchantCode: account.merchant_code };
    const stretch = await findStretch(db, player, currency, { acknowledgedAt: stored.acknowledgedAt, now });
    const { isDue, askInMs } = checkStretch(stretch, { minutes, now });
    if (stretch === undefined || !isDue) return { minutes, askInMs, due: null };
    const { since, staked, won } = stretch;
    return {
      minutes,
      askInMs,
      due: {
        since,
        playedMs: now - since,
        currency,
        staked: fromMinor(staked, currency),
        won: fromMinor(won, currency),
        net: fromMinor(won - staked, currency),
        pauseMinutes: reminderPauseMinutes,
      },
    };
  }

  return {
    show,
    async acknowledge(account, merchant, since) {
      const current = await show(account, merchant);
      const { due } = current;
      // Another device was faster, or the reminder is not due: it cannot be acknowledged in advance.
      if (due === null || due.since !== since) return current;
      const now = clock();
      await db.transaction().execute(async (on) => {
        const isFirst = await saveAcknowledged(on, account.id, { since, now });
        if (!isFirst || due.pauseMinutes === 0) return;
        const player = { accountId: account.id, merchantCode: account.merchant_code };
        await createLedgerRepository(on).exclude(player, now + due.pauseMinutes * MINUTE_MS);
      });
      return show(account, merchant);
    },
    choose: (account, minutes) => saveReminderMinutes(db, account.id, minutes),
  };
}
