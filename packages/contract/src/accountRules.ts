import { isCommonPassword } from './commonPasswords.ts';
import { SMS_CODE_MAX_LENGTH, MOBILE_MAX_LENGTH } from './constants.ts';
import { validateField, type FieldFailure, type FieldRule, type PatternId } from './registrationRules.ts';

/** What is wrong with a form, by field; an empty object means that it passes. */
export type Failures<Field extends string> = Partial<Record<Field, FieldFailure>>;

/** Rules of fields that are the same for every merchant: what may be typed at a login, and what a code looks like. */
export const loginRules = {
  loginUsername: { enabled: true, required: true, minLength: 2, maxLength: 64, patternId: 'any', maxUnits: 64 },
  loginMobileNum: { enabled: true, required: true, minLength: 4, maxLength: MOBILE_MAX_LENGTH, patternId: 'digits' },
  loginPassword: { enabled: true, required: true, minLength: 1, maxLength: 256, patternId: 'any' },
  verificationCode: { enabled: true, required: true, minLength: 4, maxLength: SMS_CODE_MAX_LENGTH, patternId: 'digits' },
  email: { enabled: true, required: true, minLength: 5, maxLength: 100, patternId: 'email' },
} as const satisfies Record<string, FieldRule>;

/** Keeps the fields that failed. */
function failing<Field extends string>(checked: Record<Field, FieldFailure | undefined>): Failures<Field> {
  const failures: Failures<Field> = {};
  for (const field of Object.keys(checked) as Field[]) {
    const failure = checked[field];
    if (failure) failures[field] = failure;
  }
  return failures;
}

/** Checks a login by name and password. */
export function validateUsernameLogin({ username, password }: { username: string; password: string }): Failures<'username' | 'password'> {
  return failing({ username: validateField(username.trim(), loginRules.loginUsername), password: validateField(password, loginRules.loginPassword) });
}

/** Checks a login by mobile number and code. */
export function validateMobileLogin({ mobileNum, verificationCode }: { mobileNum: string; verificationCode: string }): Failures<'mobileNum' | 'verificationCode'> {
  return failing({
    mobileNum: validateField(mobileNum.trim(), loginRules.loginMobileNum),
    verificationCode: validateField(verificationCode.trim(), loginRules.verificationCode),
  });
}

/** Checks a new password by the merchant's password rule, and that not everybody would guess it. `username` is '' where it is not known. */
export function validateNewPassword(password: string, rule: FieldRule, username = ''): FieldFailure | undefined {
  const failure = validateField(password, { ...rule, enabled: true, required: true });
  if (failure) return failure;
  return isCommonPassword(password, username) ? { key: 'validation.common_password' } : undefined;
}

/** Checks that a password was typed a second time as it was the first. */
export function validateConfirmation(confirmation: string, password: string): FieldFailure | undefined {
  if (confirmation === '') return { key: 'validation.in_incorrect_password' };
  return confirmation === password ? undefined : { key: 'validation.in_confirmation_correct' };
}

/** What the form of a changed password holds. */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/**
 * Checks a changed password. That the new one differs from the old one is no failure of a field: the site answers it with a
 * popup of its own, the gateway with `modify.new.old.same`.
 */
export function validatePasswordChange(
  { oldPassword, newPassword, confirmNewPassword }: PasswordChange,
  rule: FieldRule,
  username = '',
): Failures<keyof PasswordChange> {
  return failing({
    oldPassword: validateField(oldPassword, loginRules.loginPassword),
    newPassword: validateNewPassword(newPassword, rule, username),
    confirmNewPassword: validateConfirmation(confirmNewPassword, newPassword),
  });
}

/** Checks who asks for a link by email. `emailPattern` is the one that the merchant's registration asks of addresses. */
export function validateEmailRetrieval({ username, email }: { username: string; email: string }, emailPattern: PatternId): Failures<'username' | 'email'> {
  return failing({ username: validateField(username.trim(), loginRules.loginUsername), email: validateField(email.trim(), { ...loginRules.email, patternId: emailPattern }) });
}

/** Checks a password that is set anew by a code on the phone. `mobileRule` carries the merchant's lengths. */
export function validatePhoneReset(
  { mobileNum, verificationCode, newPassword }: { mobileNum: string; verificationCode: string; newPassword: string },
  { mobileRule, passwordRule }: { mobileRule: FieldRule; passwordRule: FieldRule },
): Failures<'mobileNum' | 'verificationCode' | 'newPassword'> {
  return failing({
    mobileNum: validateField(mobileNum.trim(), { ...mobileRule, enabled: true, required: true, maxUnits: MOBILE_MAX_LENGTH }),
    verificationCode: validateField(verificationCode.trim(), loginRules.verificationCode),
    newPassword: validateNewPassword(newPassword, passwordRule),
  });
}
