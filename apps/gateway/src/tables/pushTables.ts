import type { Generated } from 'kysely';
import type { PushKind } from '@parlor/contract';
import type { TimestampColumn } from '@parlor/database';

/** A browser subscribed by an account. */
export interface PushSubscriptionTable {
  id: Generated<string>;
  account_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  made_at: TimestampColumn;
}

/** An account's choice of notifications. */
export interface PushPreferenceTable {
  account_id: string;
  kinds: PushKind[];
  quiet_from: number | null;
  quiet_to: number | null;
}

/** A queued message to a browser. */
export interface PushDeliveryTable {
  message_id: string;
  subscription_id: string;
  kind: PushKind;
  due_at: TimestampColumn;
  attempts: Generated<number>;
  expires_at: TimestampColumn;
}
