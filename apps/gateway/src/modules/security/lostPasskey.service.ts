import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import type { CodeService } from '../code/code.service.ts';
import type { Account } from '../member/account.service.ts';
import type { MerchantSettings } from '../merchant/merchantSettings.ts';
import type { PasskeyService } from '../passkey/passkey.service.ts';
import type { LoginService } from '../session/login.service.ts';
import { codeTargetOf } from './contact.rules.ts';
import type { PaymentPasswordRefusal, PaymentPasswordService } from './paymentPassword.service.ts';

type ResetRefusal =
  | PaymentPasswordRefusal
  | Refusal<
      | 'passkey.not_found'
      | 'passkey.reset_by_service'
      | 'password.incorrect'
      | 'auth.code_incorrect'
      | 'auth.too_many_attempts'
    >;

/** The recovery of members who lost every passkey. */
export interface LostPasskeyService {
  /** Removes all passkeys after both passwords and a code; withdrawals are paused for a day. Undefined on success. */
  reset(
    account: Account,
    settings: Pick<MerchantSettings, 'smsCodes'>,
    typed: { loginPassword: string; paymentPassword: string; verificationCode: string; codeId: string | undefined },
  ): Promise<ResetRefusal | undefined>;
}

interface LostPasskeyDeps {
  codes: CodeService;
  logins: LoginService;
  passkeys: PasskeyService;
  paymentPasswords: PaymentPasswordService;
}

export function createLostPasskeyService({
  codes,
  logins,
  passkeys,
  paymentPasswords,
}: LostPasskeyDeps): LostPasskeyService {
  return {
    async reset(account, settings, { loginPassword, paymentPassword, verificationCode, codeId }) {
      if ((await passkeys.list(account.id)).length === 0) return refuse('passkey.not_found');
      const target = codeTargetOf(account, settings);
      if (target === undefined) return refuse('passkey.reset_by_service');
      const confirmed = await logins.confirmPassword(account, loginPassword);
      if (isRefusal(confirmed)) return confirmed;
      if (!confirmed) return refuse('password.incorrect');
      const refusal = await paymentPasswords.confirm(account.id, paymentPassword);
      if (refusal !== undefined) return refusal;
      const isRight = await codes.verify({
        merchantCode: account.merchant_code,
        id: codeId,
        number: target.to,
        purpose: 'passkey',
        code: verificationCode,
      });
      if (!isRight) return refuse('auth.code_incorrect');
      await passkeys.removeAll(account.id, { pausesWithdrawals: true });
      return undefined;
    },
  };
}
