import type { Broadcast } from '../../shared/broadcast.ts';

/** Says that sessions of an account were ended. Which of them still stand is asked of the session service. */
export type SessionEnds = Broadcast<{ accountId: string }>;
