import {
  loginRules,
  passkeyPurpose,
  validateField,
  type BindEmailBody,
  type BindMobileBody,
  type LanguageCode,
  type PasskeyPurpose,
  type SecurityCode,
  type SecurityCodeBody,
} from '@parlor/contract';
import type { Merchant } from '../../http/call.ts';
import { secondsOf } from '../../http/callBudget.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { CodePurpose } from '../../tables/messageTables.ts';
import type { CodeProof, CodeService } from '../code/code.service.ts';
import { isServedNumber, phoneNumberOf } from '../code/phoneNumber.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import type { PasskeyService, SecondFactor, SecondFactorRefusal } from '../passkey/passkey.service.ts';
import type { LoginService } from '../session/login.service.ts';
import {
  codeTargetOf,
  isEmailBound,
  isMobileBound,
  maskedAddress,
  maskedNumber,
  type CodeTarget,
} from './contact.rules.ts';
import type { PaymentPasswordRefusal, PaymentPasswordService } from './paymentPassword.service.ts';

const HOUR_MS = 3_600_000;
/** The most codes that one account may request in an hour, for all its numbers and addresses. */
const CODES_PER_ACCOUNT = 10;

type Invalid = Refusal<'request.invalid'>;
type Closed = Refusal<'permission.denied'>;
type BindRefusal =
  | Invalid
  | Closed
  | PaymentPasswordRefusal
  | SecondFactorRefusal
  | Refusal<'auth.code_incorrect' | 'contact.taken' | 'password.incorrect' | 'auth.too_many_attempts'>;

/** The caller. */
interface Asker {
  account: Account;
  merchant: Merchant;
}

/** A typed code, with the cookie value that binds it to the browser. */
interface TypedCode {
  codeId: string | undefined;
  factor: SecondFactor;
}

/** A body without its passkey proof, which is in `factor`. */
type TypedContact<Body> = Required<Omit<Body, 'passkey'>>;

export interface ContactService {
  /**
   * Sends a code to a new number or address, or to the proved one for a new payment password. `id` is for the browser's
   * cookie.
   */
  sendCode(
    asker: Asker & { body: Required<SecurityCodeBody>; language: LanguageCode; clientAddress: string },
  ): Promise<
    | (SecurityCode & { id: string })
    | Invalid
    | Closed
    | Refusal<
        | 'request.rate_limited'
        | 'payment_password.not_set'
        | 'payment_password.reset_by_service'
        | 'passkey.not_found'
        | 'passkey.reset_by_service'
      >
  >;
  /** Binds a number that a code proved; undefined on success. */
  bindMobile(asker: Asker & TypedCode & { body: TypedContact<BindMobileBody> }): Promise<BindRefusal | undefined>;
  /** Binds an address that a code proved; undefined on success. */
  bindEmail(asker: Asker & TypedCode & { body: TypedContact<BindEmailBody> }): Promise<BindRefusal | undefined>;
}

interface ContactDeps {
  shared: SharedState;
  accounts: AccountService;
  codes: CodeService;
  logins: LoginService;
  passkeys: PasskeyService;
  paymentPasswords: PaymentPasswordService;
}

/** Creates the service of numbers and addresses that members prove to own. */
export function createContactService({
  shared,
  accounts,
  codes,
  logins,
  passkeys,
  paymentPasswords,
}: ContactDeps): ContactService {
  function mobileTarget(
    { settings }: Merchant,
    typed: { mobileNum: string; countryDialingCode: string },
  ): CodeTarget | Invalid | Closed {
    if (!isMobileBound(settings)) return refuse('permission.denied');
    const number = phoneNumberOf(typed.mobileNum, typed.countryDialingCode, settings.smsCountries[0]);
    if (number === undefined || !isServedNumber(number, settings.smsCountries))
      return refuse('request.invalid', { fields: { mobileNum: { key: 'validation.any' } } });
    return { channel: 'sms', to: number };
  }

  function emailTarget({ settings }: Merchant, { email }: { email: string }): CodeTarget | Invalid | Closed {
    if (!isEmailBound(settings)) return refuse('permission.denied');
    const failure = validateField(email, {
      ...loginRules.email,
      patternId: settings.registration.rules.email.patternId,
    });
    return failure === undefined
      ? { channel: 'mail', to: email.toLowerCase() }
      : refuse('request.invalid', { fields: { email: failure } });
  }

  function paymentTarget({
    account,
    merchant,
  }: Asker): CodeTarget | Refusal<'payment_password.not_set' | 'payment_password.reset_by_service'> {
    if (account.payment_password_hash === null) return refuse('payment_password.not_set');
    return codeTargetOf(account, merchant.settings) ?? refuse('payment_password.reset_by_service');
  }

  async function passkeyTarget({
    account,
    merchant,
  }: Asker): Promise<CodeTarget | Refusal<'passkey.not_found' | 'passkey.reset_by_service'>> {
    if ((await passkeys.list(account.id)).length === 0) return refuse('passkey.not_found');
    return codeTargetOf(account, merchant.settings) ?? refuse('passkey.reset_by_service');
  }

  async function targetOf(asker: Asker, body: Required<SecurityCodeBody>) {
    if (body.purpose === 'passkey') return passkeyTarget(asker);
    if (body.purpose === 'payment') return paymentTarget(asker);
    return body.purpose === 'mobile' ? mobileTarget(asker.merchant, body) : emailTarget(asker.merchant, body);
  }

  /** Checks the current password: whoever receives codes can set a new payment password. */
  async function ownerRefusal(
    account: Account,
    { loginPassword, paymentPassword }: { loginPassword: string; paymentPassword: string },
  ) {
    if (account.payment_password_hash !== null) return paymentPasswords.confirm(account.id, paymentPassword);
    const confirmed = await logins.confirmPassword(account, loginPassword);
    if (isRefusal(confirmed)) return confirmed;
    return confirmed ? undefined : refuse('password.incorrect');
  }

  async function bind(
    {
      account,
      merchant,
      codeId,
      factor,
      body,
    }: Asker & TypedCode & { body: { verificationCode: string; loginPassword: string; paymentPassword: string } },
    target: CodeTarget,
    purpose: PasskeyPurpose,
  ): Promise<BindRefusal | undefined> {
    const refusal = (await ownerRefusal(account, body)) ?? (await passkeys.confirm(account.id, purpose, factor));
    if (refusal !== undefined) return refusal;
    const proof: CodeProof = {
      merchantCode: merchant.code,
      id: codeId,
      number: target.to,
      purpose: 'bind',
      code: body.verificationCode,
    };
    if (!(await codes.verify(proof))) return refuse('auth.code_incorrect');
    const isBound = await (target.channel === 'sms'
      ? accounts.setMobile(account.id, target.to)
      : accounts.setEmail(account.id, target.to));
    return isBound ? undefined : refuse('contact.taken');
  }

  return {
    async sendCode({ account, merchant, body, language, clientAddress }) {
      const target = await targetOf({ account, merchant }, body);
      if (isRefusal(target)) return target;
      const budget = await shared.hit(`security-codes:${account.id}`, CODES_PER_ACCOUNT, HOUR_MS);
      if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
      const purpose: CodePurpose = body.purpose === 'payment' || body.purpose === 'passkey' ? body.purpose : 'bind';
      const sent = await codes.send({
        merchant,
        channel: target.channel,
        number: target.to,
        purpose,
        language,
        clientAddress,
      });
      return isRefusal(sent)
        ? sent
        : { ...sent, sentTo: target.channel === 'sms' ? maskedNumber(target.to) : maskedAddress(target.to) };
    },
    async bindMobile(call) {
      const target = mobileTarget(call.merchant, call.body);
      return isRefusal(target) ? target : bind(call, target, passkeyPurpose.mobile(call.body));
    },
    async bindEmail(call) {
      const target = emailTarget(call.merchant, call.body);
      return isRefusal(target) ? target : bind(call, target, passkeyPurpose.email(call.body));
    },
  };
}
