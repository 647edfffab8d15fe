/** Type of a trial: an account that plays for free and holds no money (AUTH-13). */
export const TRIAL_TYPE = 4;

/** Types that see no entry to the agent area (NAV-16). */
const typesWithoutAgentEntry: readonly number[] = [0, TRIAL_TYPE, 40];

/** The first type of the merchant's staff, who are not members (product.md 6). */
const FIRST_STAFF_TYPE = 40;

/** Whether an account sees the entry to the agent area (NAV-16). */
export function hasAgentEntry(type: number): boolean {
  return !typesWithoutAgentEntry.includes(type);
}

/** Whether an account belongs to the merchant's staff. Staff may not log in to the site. */
export function isStaffType(type: number): boolean {
  return type >= FIRST_STAFF_TYPE;
}
