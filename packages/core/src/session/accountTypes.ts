/** Account types that are not agents (product.md 6). */
const nonAgentTypes: readonly number[] = [0, 4, 40];
/** Account type of a trial account. */
export const TRIAL_TYPE = 4;

/** Whether an account type has access to the agent area (NAV-16). */
export function isAgentType(type: number | undefined): boolean {
  return type !== undefined && !nonAgentTypes.includes(type);
}

/** Whether an account type is a trial account (AUTH-13). */
export function isTrialType(type: number | undefined): boolean {
  return type === TRIAL_TYPE;
}
