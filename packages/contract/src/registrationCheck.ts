import { validateNewPassword, type Failures } from './accountRules.ts';
import {
  registrationFields, validateRegistration, type RegistrationField, type RegistrationRules, type RegistrationValues,
} from './registrationRules.ts';

/** The two ways to register. */
export type RegistrationMethod = 'username' | 'mobile';

/** What a merchant's registration asks for, as both sides need it. */
export interface RegistrationPolicy {
  minimumAge: number;
  /** The merchant's clock, an IANA name: a player comes of age by its calendar, wherever the phone is. */
  timeZone: string;
  regExp: RegistrationRules;
}

/** Every account has such a name, whatever a merchant's own pattern would let through. */
const ACCOUNT_NAME = /^[a-z0-9_]{2,64}$/;

const trimmed: readonly RegistrationField[] = ['username', 'mobileNum', 'email', 'affiliateCode', 'recommenderId', 'captcha', 'verificationCode'];

/**
 * The merchant's rules as they stand for one method: by mobile number there is no name to choose and the number is proved by
 * a code; by name a number is proved only where the merchant asks for both.
 */
export function rulesFor({ regExp }: Pick<RegistrationPolicy, 'regExp'>, method: RegistrationMethod): RegistrationRules {
  const { username, mobileNum, verificationCode } = regExp;
  const asked = { enabled: true, required: true };
  // Nobody has an account without a password, whatever a merchant left out.
  const rules = { ...regExp, password: { ...regExp.password, ...asked } };
  if (method === 'mobile') {
    return { ...rules, username: { ...username, enabled: false }, mobileNum: { ...mobileNum, ...asked }, verificationCode: { ...verificationCode, ...asked } };
  }
  return { ...rules, username: { ...username, ...asked }, verificationCode: { ...verificationCode, enabled: verificationCode.enabled && mobileNum.enabled } };
}

/** The rules for somebody whom an agent brought: they need no invitation code besides. */
export function referredRules(regExp: RegistrationRules, isReferred: boolean): RegistrationRules {
  return isReferred ? { ...regExp, affiliateCode: { ...regExp.affiliateCode, required: false } } : regExp;
}

/** Fields that the form of a method shows, in order. */
export function registrationFieldsFor(policy: Pick<RegistrationPolicy, 'regExp'>, method: RegistrationMethod): RegistrationField[] {
  const rules = rulesFor(policy, method);
  return registrationFields.filter((field) => rules[field].enabled);
}

/** What was typed, as it is sent and checked: every field, empty where there is nothing, without blanks around names and codes. */
export function tidyRegistration(values: RegistrationValues): Record<RegistrationField, string> {
  const entries = registrationFields.map((field) => {
    const value = values[field] ?? '';
    return [field, trimmed.includes(field) ? value.trim() : value] as const;
  });
  return Object.fromEntries(entries) as Record<RegistrationField, string>;
}

/**
 * The verdict on a whole registration: the one routine that the form and the gateway both run, and neither adds to. `now` is
 * epoch ms. Whether a name is free or a code right is for the gateway alone to say.
 */
export function checkRegistration(
  values: RegistrationValues,
  method: RegistrationMethod,
  policy: RegistrationPolicy,
  now: number,
): Failures<RegistrationField> {
  const typed = tidyRegistration(values);
  const asked = rulesFor(policy, method);
  // Without a number there is nothing to prove.
  const rules = typed.mobileNum === '' ? { ...asked, verificationCode: { ...asked.verificationCode, required: method === 'mobile' } } : asked;
  const failures = validateRegistration(typed, rules, { minimumAge: policy.minimumAge, today: dayIn(policy.timeZone, now) });
  if (rules.username.enabled && !failures.username && !ACCOUNT_NAME.test(typed.username.toLowerCase())) {
    failures.username = { key: 'validation.username', min: rules.username.minLength, max: rules.username.maxLength };
  }
  if (!failures.password) {
    const failure = validateNewPassword(typed.password, rules.password, typed.username);
    if (failure) failures.password = failure;
  }
  return failures;
}

/** Made once for each clock: a form asks with every key that is pressed, the gateway with every registration. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', numberingSystem: 'latn', year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** The calendar day (YYYY-MM-DD) of a moment (epoch ms) by the clock of a place (an IANA name). */
export function dayIn(timeZone: string, now: number): string {
  const parts = calendarOf(timeZone).formatToParts(now);
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) => parts.find((part) => part.type === type)?.value ?? '');
  return `${year}-${month}-${day}`;
}
