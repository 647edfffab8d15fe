import {
  loginRules,
  validateMobileLogin,
  validateUsernameLogin,
  type FieldFailure,
  type FieldRule,
  type LoginBody,
} from '@parlor/contract';
import type { LoginMethod, RememberedLogin } from './rememberedLogin.ts';

/** Values of both login methods. Those of the hidden method are kept. */
export interface LoginValues {
  username: string;
  password: string;
  mobileNum: string;
  countryDialingCode: string;
  verificationCode: string;
  captcha: string;
  remember: boolean;
}

/** A field that is validated. */
export type LoginField = Exclude<keyof LoginValues, 'countryDialingCode' | 'remember'>;

/** Fields of each method, in the order in which the form shows them. */
export const loginFields: Readonly<Record<LoginMethod, readonly LoginField[]>> = {
  username: ['username', 'password'],
  sms: ['mobileNum', 'verificationCode'],
};

const rules: Partial<Record<LoginField, FieldRule>> = {
  username: loginRules.loginUsername,
  password: loginRules.loginPassword,
  mobileNum: loginRules.loginMobileNum,
  verificationCode: loginRules.verificationCode,
};

/** The figures that a field's message names. */
export function figuresOf(field: LoginField): { min: number; max: number } {
  const { minLength = 0, maxLength = 0 } = rules[field] ?? {};
  return { min: minLength, max: maxLength };
}

/** Validates a login by the shared rules. */
export function checkLogin(
  values: LoginValues,
  method: LoginMethod,
  needsCaptcha: boolean,
): Partial<Record<LoginField, FieldFailure>> {
  return {
    ...(method === 'username' ? validateUsernameLogin(values) : validateMobileLogin(values)),
    ...(needsCaptcha && values.captcha === '' && { captcha: { key: 'validation.in_vwrite_code' } }),
  };
}

/** The common fields of all logins. */
interface LoginExtras {
  scope: 'member' | 'agent';
  agentCode: string;
  botCheck: string;
  /** The identity provider's token for the number, if it sent and checked the code; '' otherwise. */
  firebaseIdToken: string;
}

/** The body of a login. */
export function loginBody(
  values: LoginValues,
  method: LoginMethod,
  { firebaseIdToken, ...extras }: LoginExtras,
): LoginBody {
  const { username, password, countryDialingCode, captcha, remember } = values;
  const basics = { captcha, remember, ...extras };
  if (method === 'username') return { type: 'username', username: username.trim(), password, ...basics };
  const mobileNum = values.mobileNum.trim();
  if (firebaseIdToken)
    return {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo: mobileNum,
      countryDialingCode,
      ...basics,
    };
  return { type: 'sms', mobileNum, countryDialingCode, verificationCode: values.verificationCode.trim(), ...basics };
}

/** The remembered part of a login, by method. */
export function rememberedLogin(values: LoginValues, method: LoginMethod): RememberedLogin {
  const { username, password, mobileNum, countryDialingCode } = values;
  return method === 'username'
    ? { username: username.trim(), password, countryDialingCode: '' }
    : { username: mobileNum, password: '', countryDialingCode };
}
