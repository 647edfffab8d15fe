/** Account kinds that are not agents (product.md 6). */
const nonAgentTypes: readonly number[] = [0, 4, 40];
/** The kind of account that plays for free, without a name. */
export const TRIAL_TYPE = 4;

/** Whether an account of this type sees the agent area. */
export function isAgentType(type: number | undefined): boolean {
  return type !== undefined && !nonAgentTypes.includes(type);
}

/** Whether an account of this type is a guest on trial. */
export function isTrialType(type: number | undefined): boolean {
  return type === TRIAL_TYPE;
}
