import { isCommonPassword } from './commonPasswords.ts';
import { SMS_CODE_MAX_LENGTH, MOBILE_MAX_LENGTH } from './constants.ts';
import { validateField, type FieldFailure, type FieldRule, type PatternId } from './registrationRules.ts';

/** Failed fields of a form. An empty object means that the form is valid. */
export type Failures<Field extends string> = Partial<Record<Field, FieldFailure>>;

/** Field rules that no merchant can change: the login fields, the SMS code and the email address (AUTH-04). */
export const loginRules = {
  loginUsername: { enabled: true, required: true, minLength: 2, maxLength: 64, patternId: 'any', maxUnits: 64 },
  loginMobileNum: { enabled: true, required: true, minLength: 4, maxLength: MOBILE_MAX_LENGTH, patternId: 'digits' },
  loginPassword: { enabled: true, required: true, minLength: 1, maxLength: 256, patternId: 'any' },
  verificationCode: {
    enabled: true,
    required: true,
    minLength: 4,
    maxLength: SMS_CODE_MAX_LENGTH,
    patternId: 'digits',
  },
  email: { enabled: true, required: true, minLength: 5, maxLength: 100, patternId: 'email' },
} as const satisfies Record<string, FieldRule>;

function failing<Field extends string>(checked: Record<Field, FieldFailure | undefined>): Failures<Field> {
  const failures: Failures<Field> = {};
  for (const field of Object.keys(checked) as Field[]) {
    const failure = checked[field];
    if (failure) failures[field] = failure;
  }
  return failures;
}

/** Validates a login by username and password. Trims the username, never the password. */
export function validateUsernameLogin({
  username,
  password,
}: {
  username: string;
  password: string;
}): Failures<'username' | 'password'> {
  return failing({
    username: validateField(username.trim(), loginRules.loginUsername),
    password: validateField(password, loginRules.loginPassword),
  });
}

/** Validates a login by mobile number and SMS code. Trims both. */
export function validateMobileLogin({
  mobileNum,
  verificationCode,
}: {
  mobileNum: string;
  verificationCode: string;
}): Failures<'mobileNum' | 'verificationCode'> {
  return failing({
    mobileNum: validateField(mobileNum.trim(), loginRules.loginMobileNum),
    verificationCode: validateField(verificationCode.trim(), loginRules.verificationCode),
  });
}

/**
 * Validates a new password: first by the merchant's rule, then against a list of common passwords. A password equal to
 * `username` fails too; pass '' if the username is unknown.
 */
export function validateNewPassword(password: string, rule: FieldRule, username = ''): FieldFailure | undefined {
  const failure = validateField(password, { ...rule, enabled: true, required: true });
  if (failure) return failure;
  return isCommonPassword(password, username) ? { key: 'validation.common_password' } : undefined;
}

/**
 * Validates the confirmation of a password. Empty and different confirmations fail with different message keys
 * (REG-04).
 */
export function validateConfirmation(confirmation: string, password: string): FieldFailure | undefined {
  if (confirmation === '') return { key: 'validation.in_incorrect_password' };
  return confirmation === password ? undefined : { key: 'validation.in_confirmation_correct' };
}

/** Values of the change-password form. */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/**
 * Validates the change-password form (PSW-05). Does not compare the new password with the old one: when they are equal,
 * the site opens the `same_password` popup and the gateway answers `modify.new.old.same`.
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

/**
 * Validates a request for a reset link by email. Trims both fields. `emailPattern` is the merchant's pattern at
 * registration (PSW-02).
 */
export function validateEmailRetrieval(
  { username, email }: { username: string; email: string },
  emailPattern: PatternId,
): Failures<'username' | 'email'> {
  return failing({
    username: validateField(username.trim(), loginRules.loginUsername),
    email: validateField(email.trim(), { ...loginRules.email, patternId: emailPattern }),
  });
}

/** Validates a password reset by SMS code (PSW-03). `mobileRule` supplies the merchant's length limits. */
export function validatePhoneReset(
  { mobileNum, verificationCode, newPassword }: { mobileNum: string; verificationCode: string; newPassword: string },
  { mobileRule, passwordRule }: { mobileRule: FieldRule; passwordRule: FieldRule },
): Failures<'mobileNum' | 'verificationCode' | 'newPassword'> {
  return failing({
    mobileNum: validateField(mobileNum.trim(), {
      ...mobileRule,
      enabled: true,
      required: true,
      maxUnits: MOBILE_MAX_LENGTH,
    }),
    verificationCode: validateField(verificationCode.trim(), loginRules.verificationCode),
    newPassword: validateNewPassword(newPassword, passwordRule),
  });
}
