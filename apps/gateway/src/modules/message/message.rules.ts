/** How often messages that are due are looked for, in ms. */
export const DELIVER_EVERY_MS = 1_000;
/** Messages that one gateway delivers at once. */
export const BATCH = 20;
/** A sender gives up after this many ms. */
export const LONGEST_TRY_MS = 15_000;
/** A message that was taken comes back after this many ms, if whoever took it crashed. Longer than any try. */
export const LEASE_MS = 60_000;
/** Tries of one message. */
export const MAX_ATTEMPTS = 6;
/** How long it is kept that a message was sent, in ms; its text is gone long before. */
export const MESSAGES_KEPT_MS = 7 * 24 * 3_600_000;

const FIRST_PAUSE_MS = 2_000;

/** When a message that could not be delivered is tried again, after its `attempts`-th try; undefined when it was the last one. */
export function afterFailure(attempts: number, now: number): number | undefined {
  return attempts >= MAX_ATTEMPTS ? undefined : now + FIRST_PAUSE_MS * 2 ** attempts;
}
