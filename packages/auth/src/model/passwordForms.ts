import {
  validateConfirmation,
  validateEmailRetrieval,
  validateNewPassword,
  validatePasswordChange,
  validatePhoneReset,
  type ChangePasswordBody,
  type Failures,
  type FieldRule,
  type PasswordChange,
  type PasswordLinkBody,
  type RegistrationSettings,
  type ResetByLinkBody,
  type ResetByPhoneBody,
} from '@parlor/contract';
import type { ProviderProof } from './registrationForm.ts';

/** Values of a request for a reset link by email. */
export interface EmailRetrieval {
  username: string;
  email: string;
}

/** The email pattern that every merchant accepts. */
const WIDEST_EMAIL = 'email_any_ending';

/**
 * Failures of a request for a link by email, by the merchant's registration rules. While the rules are unknown only the
 * gateway applies them.
 */
export function checkEmailRetrieval(
  values: EmailRetrieval,
  settings: Pick<RegistrationSettings, 'regExp'> | undefined,
): Failures<keyof EmailRetrieval> {
  return validateEmailRetrieval(values, settings?.regExp.email.patternId ?? WIDEST_EMAIL);
}

/** The body of a request for a link by email. */
export function emailRetrievalBody({ username, email }: EmailRetrieval, botCheck: string): PasswordLinkBody {
  return { username: username.trim(), email: email.trim(), botCheck };
}

/** Values of a password reset by phone. */
export interface PhoneReset {
  mobileNum: string;
  countryDialingCode: string;
  verificationCode: string;
  newPassword: string;
}

/** Failures of a password reset by SMS code, by the merchant's registration rules. */
export function checkPhoneReset(
  values: PhoneReset,
  { regExp }: Pick<RegistrationSettings, 'regExp'>,
): Failures<'mobileNum' | 'verificationCode' | 'newPassword'> {
  return validatePhoneReset(values, { mobileRule: regExp.mobileNum, passwordRule: regExp.password });
}

/** The body of a password reset by SMS code. `proof` if the provider checked the code. */
export function phoneResetBody(
  { mobileNum, countryDialingCode, verificationCode, newPassword }: PhoneReset,
  proof?: ProviderProof,
): ResetByPhoneBody {
  return {
    mobileNum: mobileNum.trim(),
    countryDialingCode,
    verificationCode: verificationCode.trim(),
    newPassword,
    ...(proof && { firebaseIdToken: proof.idToken }),
  };
}

/** A new password, typed twice. */
export interface NewPassword {
  newPassword: string;
  confirmNewPassword: string;
}

/** Failures of a password reset by link. */
export function checkLinkReset(
  { newPassword, confirmNewPassword }: NewPassword,
  passwordRule: FieldRule,
): Failures<keyof NewPassword> {
  const failures: Failures<keyof NewPassword> = {};
  const password = validateNewPassword(newPassword, passwordRule);
  const confirmation = validateConfirmation(confirmNewPassword, newPassword);
  if (password) failures.newPassword = password;
  if (confirmation) failures.confirmNewPassword = confirmation;
  return failures;
}

/** The body of a password reset by link. */
export function linkResetBody({ newPassword }: NewPassword, resetToken: string): ResetByLinkBody {
  return { resetToken, newPassword };
}

/** Failures of a password change. The password must differ from `username`. */
export function checkPasswordChange(
  values: PasswordChange,
  passwordRule: FieldRule,
  username: string,
): Failures<keyof PasswordChange> {
  return validatePasswordChange(values, passwordRule, username);
}

/** The body of a password change. */
export function passwordChangeBody({
  oldPassword,
  newPassword,
  confirmNewPassword,
}: PasswordChange): ChangePasswordBody {
  return { oldPassword, newPassword, confirmNewPassword };
}
