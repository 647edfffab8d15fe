import type { InboxType } from '@parlor/contract';
import type { InboxParams } from '../../tables/inboxTables.ts';
import type { InboxTextKey } from './texts/en.ts';

/** A message before it is written. */
export interface InboxDraft {
  accountId: string;
  type: InboxType;
  /** The key of the event: an account gets one message for each. */
  eventKey: string;
  textKey: InboxTextKey;
  params: InboxParams;
  /** A path of the site. */
  link: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/** The content of a message, without recipient and time. */
export type MessageContent = Pick<InboxDraft, 'type' | 'textKey' | 'params' | 'link'> & { eventKey?: string };
