/** How often the gateway looks for due messages, in ms. */
export const DELIVER_EVERY_MS = 1_000;
/** Messages that one gateway delivers at once; mail has a connection for each. */
export const BATCH = { sms: 50, mail: 10 } as const;
/** Batches without a pause while more messages are due. */
export const BATCHES_IN_A_ROW = 20;
/** The timeout of one answer of a provider, in ms; a mail takes about ten answers. */
export const ANSWER_TIMEOUT_MS = 6_000;
/** How long a message is leased, in ms; then it is due again in case its process crashed. Longer than any attempt. */
export const LEASE_MS = 120_000;
/** The most attempts for one message. */
const MAX_ATTEMPTS = 6;
/** How long the record of a message is kept, in ms; its text is deleted long before. */
export const MESSAGE_RETENTION_MS = 7 * 24 * 3_600_000;

const FIRST_PAUSE_MS = 2_000;

/**
 * Returns when an undelivered message is retried after its `attempts`-th attempt; undefined when that was the last one.
 */
export function afterFailure(attempts: number, now: number): number | undefined {
  return attempts >= MAX_ATTEMPTS ? undefined : now + FIRST_PAUSE_MS * 2 ** attempts;
}
