import { validateNewPassword, type Failures } from './accountRules.ts';
import { tidyPayeeName } from './payeeName.ts';
import { validatePaymentPassword } from './paymentPasswordRules.ts';
import { tidyNickname, validateNickname } from './profileRules.ts';
import {
  registrationFields,
  validateRegistration,
  type RegistrationField,
  type RegistrationRules,
  type RegistrationValues,
} from './registrationRules.ts';

/** A way to register (REG-05). */
export type RegistrationMethod = 'username' | 'mobile';

/** The merchant's registration settings that validation needs, on the site and in the gateway. */
export interface RegistrationPolicy {
  minimumAge: number;
  /** The merchant's IANA time zone. Age is computed in it, whatever the time zone of the phone. */
  timeZone: string;
  regExp: RegistrationRules;
}

/** Every username must match this, even if the merchant's own pattern is wider. */
const ACCOUNT_NAME = /^[a-z0-9_]{2,64}$/;

const passwords: readonly RegistrationField[] = ['password', 'confirmPassword', 'paymentPassword'];

/**
 * Adapts the merchant's rules to a registration method. `mobile` drops the username and requires number and SMS code.
 * `username` requires a username, and requires an SMS code only if the merchant enables both the number and the code.
 */
export function rulesFor(
  { regExp }: Pick<RegistrationPolicy, 'regExp'>,
  method: RegistrationMethod,
): RegistrationRules {
  const { username, mobileNum, verificationCode } = regExp;
  const required = { enabled: true, required: true };
  // A password is always required, even if the merchant's rules omit it.
  const rules = { ...regExp, password: { ...regExp.password, ...required } };
  if (method === 'mobile') {
    return {
      ...rules,
      username: { ...username, enabled: false },
      mobileNum: { ...mobileNum, ...required },
      verificationCode: { ...verificationCode, ...required },
    };
  }
  return {
    ...rules,
    username: { ...username, ...required },
    verificationCode: { ...verificationCode, enabled: verificationCode.enabled && mobileNum.enabled },
  };
}

/** Makes the invitation code optional for a player who arrived through an agent's link (REG-06). */
export function referredRules(regExp: RegistrationRules, isReferred: boolean): RegistrationRules {
  return isReferred ? { ...regExp, affiliateCode: { ...regExp.affiliateCode, required: false } } : regExp;
}

/** Returns the fields of the form for a method, in display order. */
export function registrationFieldsFor(
  policy: Pick<RegistrationPolicy, 'regExp'>,
  method: RegistrationMethod,
): RegistrationField[] {
  const rules = rulesFor(policy, method);
  return registrationFields.filter((field) => rules[field].enabled);
}

/**
 * Normalizes form values for validation and sending: missing fields become '', everything but passwords is trimmed
 * (REG-09), nickname and payee name are normalized as the account stores them.
 */
export function tidyRegistration(values: RegistrationValues): Record<RegistrationField, string> {
  const entries = registrationFields.map((field) => [field, tidyValue(field, values[field] ?? '')] as const);
  return Object.fromEntries(entries) as Record<RegistrationField, string>;
}

function tidyValue(field: RegistrationField, value: string): string {
  if (passwords.includes(field)) return value;
  if (field === 'nickname') return tidyNickname(value);
  return field === 'payeeName' ? tidyPayeeName(value) : value.trim();
}

/**
 * Validates a registration. The form and the gateway both run this function (REG-03). `now` is epoch milliseconds.
 * Whether a username is taken or a code is correct is checked by the gateway only.
 */
export function checkRegistration(
  values: RegistrationValues,
  method: RegistrationMethod,
  policy: RegistrationPolicy,
  now: number,
): Failures<RegistrationField> {
  const typed = tidyRegistration(values);
  const methodRules = rulesFor(policy, method);
  // An empty optional number needs no SMS code.
  const rules =
    typed.mobileNum === ''
      ? { ...methodRules, verificationCode: { ...methodRules.verificationCode, required: method === 'mobile' } }
      : methodRules;
  const failures = validateRegistration(typed, rules, {
    minimumAge: policy.minimumAge,
    today: dayIn(policy.timeZone, now),
  });
  if (rules.username.enabled && !failures.username && !ACCOUNT_NAME.test(typed.username.toLowerCase())) {
    failures.username = { key: 'validation.username', min: rules.username.minLength, max: rules.username.maxLength };
  }
  if (!failures.password) {
    const failure = validateNewPassword(typed.password, rules.password, typed.username);
    if (failure) failures.password = failure;
  }
  // The rules of the security centre apply here as well.
  if (rules.nickname.enabled && !failures.nickname) {
    const failure = validateNickname(typed.nickname);
    if (failure) failures.nickname = failure;
  }
  if (rules.paymentPassword.enabled && typed.paymentPassword !== '' && !failures.paymentPassword) {
    const known = { mobile: typed.mobileNum, birthday: typed.birthday };
    const failure = validatePaymentPassword(typed.paymentPassword, known);
    if (failure) failures.paymentPassword = failure;
  }
  return failures;
}

/** Caches one formatter per time zone: forms validate on every keystroke, and constructing a formatter is slow. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** Returns the calendar day, YYYY-MM-DD, of an epoch-millisecond timestamp in an IANA time zone. */
export function dayIn(timeZone: string, now: number): string {
  const parts = calendarOf(timeZone).formatToParts(now);
  const [year, month, day] = (['year', 'month', 'day'] as const).map(
    (type) => parts.find((part) => part.type === type)?.value ?? '',
  );
  return `${year}-${month}-${day}`;
}
