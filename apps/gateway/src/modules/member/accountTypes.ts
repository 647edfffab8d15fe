/** Kinds of account that hold real money (product.md 6). */
const realTypes: readonly number[] = [0, 1, 2];
/** The kind of account that plays for free and holds no money. */
export const TRIAL_TYPE = 4;
/** Kinds of account that are no agents: players, trials and staff. */
const nonAgentTypes: readonly number[] = [0, TRIAL_TYPE, 40, 41, 42];
const FIRST_STAFF_TYPE = 40;

/** Whether an account is a real player or agent; trials and staff are refused what moves money. */
export function isRealType(type: number): boolean {
  return realTypes.includes(type);
}

/** Whether an account may open a game: a trial for free alone, staff not at all. */
export function mayPlay(type: number, isFreePlay: boolean): boolean {
  return isRealType(type) || (type === TRIAL_TYPE && isFreePlay);
}

/** Whether an account may use the agent area. */
export function isAgentType(type: number): boolean {
  return !nonAgentTypes.includes(type);
}

/** Whether an account may log in to the site at all; staff may not. */
export function isMemberType(type: number): boolean {
  return type < FIRST_STAFF_TYPE;
}
