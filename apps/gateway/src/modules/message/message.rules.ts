/** How often messages that are due are looked for, in ms. */
export const DELIVER_EVERY_MS = 1_000;
/** Messages that one gateway delivers at once; mail has a connection for each. */
export const BATCH = { sms: 50, mail: 10 } as const;
/** Batches that follow one another without a pause while there is more. */
export const BATCHES_IN_A_ROW = 20;
/** How long a provider may take for one answer, in ms; a mail is a conversation of about ten. */
export const LONGEST_ANSWER_MS = 6_000;
/** A claimed message becomes due again after this many ms, if its process crashed. Longer than any attempt. */
export const LEASE_MS = 120_000;
/** Tries of one message. */
const MAX_ATTEMPTS = 6;
/** How long it is kept that a message was sent, in ms; its text is gone long before. */
export const MESSAGES_KEPT_MS = 7 * 24 * 3_600_000;

const FIRST_PAUSE_MS = 2_000;

/**
 * When a message that could not be delivered is tried again, after its `attempts`-th try; undefined when it was the
 * last one.
 */
export function afterFailure(attempts: number, now: number): number | undefined {
  return attempts >= MAX_ATTEMPTS ? undefined : now + FIRST_PAUSE_MS * 2 ** attempts;
}
