import { validateField, type FieldFailure, type FieldRule } from './registrationRules.ts';

const payeeNameRule: FieldRule = { enabled: true, required: true, minLength: 2, maxLength: 60, patternId: 'name' };

/** Returns a payee name as it is stored: normalized letters and apostrophes, single spaces. */
export function tidyPayeeName(typed: string): string {
  // Phones type a curly apostrophe; banks print a straight one.
  return typed.normalize('NFKC').replaceAll('’', "'").trim().replaceAll(/\s+/g, ' ');
}

/** Whether two payee names are the same, ignoring case and spacing. */
export function isSamePayee(left: string, right: string): boolean {
  return tidyPayeeName(left).toLowerCase() === tidyPayeeName(right).toLowerCase();
}

/** Validates a payee name. Returns undefined if it is valid. */
export function validatePayeeName(typed: string): FieldFailure | undefined {
  return validateField(tidyPayeeName(typed), payeeNameRule);
}
