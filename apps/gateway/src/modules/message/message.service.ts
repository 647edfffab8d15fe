import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { MessageTable } from '../../tables/messageTables.ts';
import { afterFailure, BATCH, BATCHES_IN_A_ROW, LEASE_MS, MESSAGE_RETENTION_MS } from './message.rules.ts';
import { createMessageRepository } from './message.repository.ts';

/** The channel by which a message is sent. */
export type MessageChannel = MessageTable['channel'];

/** A row of the table of messages. */
export type Message = Selectable<MessageTable>;

/** A message to a player. */
export interface NewMessage {
  merchantCode: string;
  channel: MessageChannel;
  /** A number in E.164, or an email address. */
  to: string;
  /** Only for mail. */
  subject?: string;
  text: string;
  /** The same content as the text, for mail programs that show HTML. */
  html?: string;
  /** When the message expires, in epoch ms: then it is no longer delivered, and its text is deleted. */
  expiresAt: number;
  /**
   * Stored like any other message but never delivered, so that a request takes the same time whether or not the account
   * exists.
   */
  isDecoy?: boolean;
}

/** An outgoing message. */
export interface OutgoingMessage {
  /** The same at every attempt, so that a provider can distinguish a retry from a second message. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
}

/** How an attempt ended: `later` is retried, `refused` is not. */
export type DeliveryOutcome = 'delivered' | 'later' | 'refused';

/** Sends messages of one channel. It times out by itself, long before a message is due again. */
export interface MessageSender {
  deliver(message: OutgoingMessage): Promise<DeliveryOutcome>;
  close(): void;
}

/** The sender of each channel; messages of a channel without one wait until they expire. */
export type MessageSenders = Partial<Record<MessageChannel, MessageSender>>;

export interface MessageService {
  /** Stores a message, which is delivered soon after. In a transaction it is stored when the transaction commits. */
  send(message: NewMessage, db?: Transaction<Database>): Promise<void>;
  /** Channels with a sender. */
  readonly channels: readonly MessageChannel[];
  /** Delivers due messages of a channel. Several gateways may do it at once. */
  deliverDue(channel: MessageChannel): Promise<void>;
  /** Ends decoys, clears expired messages and deletes old ones. */
  tidy(): Promise<void>;
  /** Lists the newest messages that are not decoys, for the local page. */
  listNewest(limit: number): Promise<(Message & { merchant_name: string })[]>;
  /** Closes the connections of the senders. */
  close(): void;
}

interface MessageDeps {
  db: Kysely<Database>;
  clock: () => number;
  senders: MessageSenders;
  /** Called with messages that failed permanently, without their text. */
  onRefused: (message: { id: string; channel: MessageChannel; attempts: number }) => void;
}

/** Creates the service of messages, which a table stores until they are delivered. */
export function createMessageService({ db, clock, senders, onRefused }: MessageDeps): MessageService {
  const messages = createMessageRepository(db);
  const channels = Object.keys(senders) as MessageChannel[];

  async function deliver(message: Message): Promise<void> {
    const sender = senders[message.channel];
    if (sender === undefined || message.body === null) return;
    const outcome = await sender
      .deliver({
        id: message.id,
        to: message.recipient,
        subject: message.subject,
        text: message.body,
        html: message.html ?? undefined,
      })
      .catch((): DeliveryOutcome => 'later');
    if (outcome === 'delivered') return messages.close(message.id, 'delivered');
    const nextAttemptAt = outcome === 'later' ? afterFailure(message.attempts, clock()) : undefined;
    if (nextAttemptAt !== undefined) return messages.postpone(message.id, new Date(nextAttemptAt));
    await messages.close(message.id, 'refused');
    onRefused({ id: message.id, channel: message.channel, attempts: message.attempts });
  }

  return {
    async send({ merchantCode, channel, to, subject = '', text, html, expiresAt, isDecoy = false }, transaction) {
      const now = new Date(clock());
      await createMessageRepository(transaction ?? db).insert({
        merchant_code: merchantCode,
        channel,
        recipient: to,
        subject,
        body: text,
        html: html ?? null,
        is_decoy: isDecoy,
        created_at: now,
        expires_at: new Date(expiresAt),
        next_attempt_at: now,
      });
    },
    channels,
    async deliverDue(channel) {
      for (let batch = 0; batch < BATCHES_IN_A_ROW; batch += 1) {
        const now = clock();
        const due = await messages.takeDue(channel, now, now + LEASE_MS);
        await Promise.all(due.map(deliver));
        if (due.length < BATCH[channel]) return;
      }
    },
    async tidy() {
      const now = clock();
      await messages.wipe(now);
      await messages.removeOlderThan(now - MESSAGE_RETENTION_MS);
    },
    listNewest: (limit) => messages.listNewest(limit),
    close() {
      for (const channel of channels) senders[channel]?.close();
    },
  };
}
