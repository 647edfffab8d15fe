import { hasAgentEntry, TRIAL_TYPE } from '@parlor/contract';

export { isStaffType } from '@parlor/contract';

/** Whether an account type has access to the agent area (NAV-16). */
export function isAgentType(type: number | undefined): boolean {
  return type !== undefined && hasAgentEntry(type);
}

/** Whether an account type is a trial account (AUTH-13). */
export function isTrialType(type: number | undefined): boolean {
  return type === TRIAL_TYPE;
}
