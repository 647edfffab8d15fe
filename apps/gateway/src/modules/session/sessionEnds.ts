import type { Broadcast } from '../../shared/broadcast.ts';

/** Announces that sessions of an account ended. The session service knows which ones are still active. */
export type SessionEnds = Broadcast<{ accountId: string }>;
