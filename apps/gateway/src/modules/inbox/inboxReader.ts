import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import { readToEnd, type OutboxLine, type OutboxReader } from '../ledger/watch/outboxReader.ts';
import type { LedgerEvents } from '../live/ledgerEvents.ts';
import { levelsOf } from '../loyalty/loyaltySettings.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { deliverBroadcasts } from './broadcastRun.ts';
import { insertDrafts, recordDevices, removeOldMessages } from './inbox.repository.ts';
import type { InboxDraft } from './inboxDraft.ts';
import { messageTopics, readDrafts } from './inboxEvents.ts';

/** The name under which the position of the outbox reader is stored. */
export const INBOX_READER = 'inbox';
const LOGIN_TOPIC = 'account.login';

/** Writes messages about events. Several gateways may run it at once. */
export interface InboxWork {
  /** Reads new outbox lines, each once. */
  readOutbox(): Promise<void>;
  /** Delivers due broadcasts. */
  deliver(): Promise<void>;
  /** Removes old or ended messages. */
  sweep(): Promise<void>;
}

interface InboxWorkDeps {
  db: Kysely<Database>;
  clock: () => number;
  merchants: Pick<MerchantService, 'byCode'>;
  /** Notifies open pages. */
  ledgerEvents: Pick<LedgerEvents, 'publish'>;
}

export function createInboxWork({ db, clock, merchants, ledgerEvents }: InboxWorkDeps): InboxWork {
  async function levelNames(merchantCode: string, code: string): Promise<LocalizedText> {
    const merchant = await merchants.byCode(merchantCode);
    const levels = merchant === undefined ? [] : levelsOf(merchant.settings.loyalty, merchant.currency);
    return levels.find((level) => level.code === code)?.names ?? { EN: code };
  }

  const reportsLostDraws = async (merchantCode: string): Promise<boolean> =>
    (await merchants.byCode(merchantCode))?.settings.inbox.lostDraws === true;

  const notify = (accountId: string): void =>
    ledgerEvents.publish({ accountId, topic: 'message.new', transferId: null });

  return {
    deliver: () => deliverBroadcasts({ db, merchants, now: clock(), onWritten: notify }),
    sweep: () => removeOldMessages(db, clock()),
    async readOutbox() {
      const changedAccounts = new Set<string>();
      const reader: OutboxReader = {
        name: INBOX_READER,
        topics: [...messageTopics, LOGIN_TOPIC],
        async apply(lines, transaction) {
          const logins = await recordDevices(transaction, lines.flatMap(loginOf));
          const drafts = [
            ...(await readDrafts(transaction, lines, { levelNames, reportsLostDraws })),
            ...logins.map(newDeviceMessage),
          ];
          const written = await insertDrafts(transaction, drafts, clock());
          for (const { accountId } of written) changedAccounts.add(accountId);
        },
        publish() {
          for (const accountId of changedAccounts) notify(accountId);
          changedAccounts.clear();
        },
      };
      await readToEnd(db, reader);
    },
  };
}

function loginOf({ topic, owner, payload, at }: OutboxLine) {
  const device = payload?.['device'];
  return topic === LOGIN_TOPIC && typeof device === 'string' ? [{ accountId: owner, device, at }] : [];
}

function newDeviceMessage({ accountId, device, at }: { accountId: string; device: string; at: number }): InboxDraft {
  return {
    accountId,
    type: 'security',
    // A device is new to an account only once.
    eventKey: `device:${device}`,
    textKey: 'new_device',
    params: { device },
    link: '/m/securityCenter/devices',
    at,
  };
}
