import type { Broadcast } from '../../shared/broadcast.ts';

/** Reports that sessions of an account were ended. The session service knows which of them are still valid. */
export type SessionEnds = Broadcast<{ accountId: string }>;
