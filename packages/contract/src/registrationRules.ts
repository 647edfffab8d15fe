import { TEXT_MAX_UNITS } from './constants.ts';

/** Every registration field, in display order (REG-02). */
export const registrationFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'birthday',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;

/** A field of the registration form. */
export type RegistrationField = (typeof registrationFields)[number];

/** Patterns that a merchant's rules refer to by id. */
export const registrationPatterns = {
  username: /^[A-Za-z][A-Za-z0-9]*$/,
  password: /^(?=.*\p{L})(?=.*\d)\S+$/u,
  digits: /^\d+$/,
  /** As specified: the domain ends in two or three letters. */
  email: /^\w+(?:[.+-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/,
  /** For merchants whose players have longer endings, such as .info. */
  email_any_ending: /^\w+(?:[.+-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,}$/,
  name: /^[\p{L}\p{M}][\p{L}\p{M} .'-]*$/u,
  handle: /^[\w.@+-]+$/,
  alphanumeric: /^[A-Za-z0-9]+$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  any: /^[^\p{Cc}]*$/u,
} as const;

/** The id of a pattern. The message of a mismatch is `validation.<id>`. */
export type PatternId = keyof typeof registrationPatterns;

/** The merchant's rule for one field. Lengths count code points. */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  minLength: number;
  maxLength: number;
  patternId: PatternId;
  /** Maximum length that the call accepts, in UTF-16 code units. Defaults to `TEXT_MAX_UNITS`. */
  maxUnits?: number;
}

/** The merchant's rules for all registration fields (`regExp` in the specification). */
export type RegistrationRules = Record<RegistrationField, FieldRule>;

/** Typed values. A missing field counts as empty. */
export type RegistrationValues = Partial<Record<RegistrationField, string>>;

/** A validation failure: the message key and the bounds that the message names. */
export interface FieldFailure {
  key: string;
  min?: number;
  max?: number;
}

/** Control characters and lone surrogates. Calls reject them and PostgreSQL cannot store them. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/**
 * Validates one value against its rule. A disabled field always passes. An empty field passes if it is optional and
 * fails with `validation.required` otherwise. Length counts code points. A value that the call would reject fails under
 * any rule.
 */
export function validateField(value: string, rule: FieldRule): FieldFailure | undefined {
  if (!rule.enabled) return undefined;
  if (value === '') return rule.required ? { key: 'validation.required' } : undefined;
  if (!isStorable(value, rule) || !fitsLength(value, rule) || !registrationPatterns[rule.patternId].test(value)) {
    return { key: `validation.${rule.patternId}`, min: rule.minLength, max: rule.maxLength };
  }
  return undefined;
}

function isStorable(value: string, { maxUnits = TEXT_MAX_UNITS }: FieldRule): boolean {
  return value.length <= maxUnits && !UNSTORABLE.test(value);
}

function fitsLength(value: string, { minLength, maxLength }: FieldRule): boolean {
  const length = Array.from(value).length;
  return length >= minLength && length <= maxLength;
}

/**
 * Validates every field by its own rule. Returns the failures in display order; an empty object means that the values
 * are valid. `today` (YYYY-MM-DD) is the date for the age check. Use `checkRegistration` for a whole registration.
 */
export function validateRegistration(
  values: RegistrationValues,
  rules: RegistrationRules,
  policy: { minimumAge: number; today: string },
): Partial<Record<RegistrationField, FieldFailure>> {
  const failures: Partial<Record<RegistrationField, FieldFailure>> = {};
  for (const field of registrationFields) {
    const failure = checkField(field, values, rules[field], policy);
    if (failure) failures[field] = failure;
  }
  return failures;
}

function checkField(
  field: RegistrationField,
  values: RegistrationValues,
  rule: FieldRule,
  policy: { minimumAge: number; today: string },
): FieldFailure | undefined {
  const value = values[field] ?? '';
  if (field === 'confirmPassword') return checkConfirmation(value, values.password ?? '', rule);
  if (field === 'captcha' && rule.enabled && value === '') return { key: 'validation.in_vwrite_code' };
  const failure = validateField(value, rule);
  if (failure || field !== 'birthday' || value === '' || !rule.enabled) return failure;
  return checkBirthday(value, policy);
}

function checkConfirmation(value: string, password: string, rule: FieldRule): FieldFailure | undefined {
  if (!rule.enabled) return undefined;
  if (value === '') return { key: 'validation.in_incorrect_password' };
  return value === password ? undefined : { key: 'validation.in_confirmation_correct' };
}

function checkBirthday(value: string, policy: { minimumAge: number; today: string }): FieldFailure | undefined {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isRealDate = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isRealDate || year < 1900) return { key: 'validation.date' };
  // Both dates are YYYY-MM-DD, so they can be compared as strings.
  const comesOfAge = `${String(year + policy.minimumAge).padStart(4, '0')}${value.slice(4)}`;
  return comesOfAge > policy.today ? { key: 'validation.age', min: policy.minimumAge } : undefined;
}
