import { hasAgentEntry, isStaffType, TRIAL_TYPE } from '@parlor/contract';

/** Account types that hold real money (product.md 6). */
const realTypes: readonly number[] = [0, 1, 2];

/** Whether an account is a real player or agent; trials and staff may not move money. */
export function isRealType(type: number): boolean {
  return realTypes.includes(type);
}

/** Whether an account may open a game: a trial only in free play, staff never. */
export function mayPlay(type: number, isFreePlay: boolean): boolean {
  return isRealType(type) || (type === TRIAL_TYPE && isFreePlay);
}

/** Whether an account may use the agent area: accounts that see its entry, except staff, who cannot log in at all. */
export function isAgentType(type: number): boolean {
  return hasAgentEntry(type) && isMemberType(type);
}

/** Whether an account may log in to the site at all; staff may not. */
export function isMemberType(type: number): boolean {
  return !isStaffType(type);
}
