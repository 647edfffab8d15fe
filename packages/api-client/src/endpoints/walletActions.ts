// Separate from the endpoints, which load with home: only later pages dispatch these.
import { baseApi } from '../baseApi.ts';
import { playedTags } from '../tags.ts';

/** Action: invalidates what a played round changes: balance, records, recent games. */
export const roundPlayed = () => baseApi.util.invalidateTags([...playedTags]);
/** Action: invalidates balance and records after a deposit. */
export const depositSettled = () => baseApi.util.invalidateTags(['Balance', 'Deposits', 'Transactions']);
/** Action: invalidates balance and records after a withdrawal was decided, paid or refused. */
export const withdrawalMoved = () => baseApi.util.invalidateTags(['Balance', 'Withdrawals', 'Transactions']);
