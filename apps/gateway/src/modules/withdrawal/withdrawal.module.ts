import { defineModule } from '../../module.ts';
import { identityCheckModule } from '../identityCheck/identityCheck.module.ts';
import { memberModule } from '../member/member.module.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { passkeyModule } from '../passkey/passkey.module.ts';
import { securityModule } from '../security/security.module.ts';
import { createPayoutService } from './payout.service.ts';
import { createSandboxPayoutProvider } from './sandboxPayout.ts';
import { registerWithdrawalRoutes } from './withdrawal.routes.ts';
import { createWithdrawalService } from './withdrawal.service.ts';
import { createWithdrawalDesk } from './withdrawalDesk.ts';
import { createWithdrawalCheck } from './withdrawalCheck.ts';

/** Withdrawals, operators' decisions on them, and payout providers. */
export const withdrawalModule = defineModule({
  name: 'withdrawal',
  needs: [identityCheckModule, memberModule, merchantModule, passkeyModule, securityModule],
  offers({ config, db, clock, log, accounts, merchants, bankCards, identityChecks, passkeys, paymentPasswords }) {
    // The payout provider of the zero-configuration mode.
    const sandboxPayouts = config.isZeroConfiguration ? createSandboxPayoutProvider({ db, clock }) : undefined;
    const providers = sandboxPayouts === undefined ? [] : [sandboxPayouts];
    const check = createWithdrawalCheck({ db, clock, accounts, bankCards });
    return {
      sandboxPayouts,
      withdrawals: createWithdrawalService({
        db,
        clock,
        accounts,
        bankCards,
        identityChecks,
        passkeys,
        paymentPasswords,
        check,
        providers: providers.map(({ code }) => code),
      }),
      withdrawalDesk: createWithdrawalDesk({ db, clock }),
      payouts: createPayoutService({ db, clock, log, merchants, bankCards, check, providers }),
    };
  },
  register: registerWithdrawalRoutes,
});
