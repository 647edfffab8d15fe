import { defineModule } from '../../module.ts';
import { rewardModule } from '../reward/reward.module.ts';
import { registerDepositRoutes } from './deposit.routes.ts';
import { createDepositService } from './deposit.service.ts';
import { createDepositDesk } from './depositDesk.ts';
import { createDepositLookup } from './depositLookup.ts';
import { createSandboxProvider } from './sandbox.service.ts';

/** Deposits, the operators' decisions on them, and their payment providers. */
export const depositModule = defineModule({
  name: 'deposit',
  needs: [rewardModule],
  offers({ config, db, clock, log, masterKeys, depositOffers }) {
    // The payment provider of the zero-configuration mode.
    const sandbox = config.isZeroConfiguration ? createSandboxProvider({ db, clock }) : undefined;
    const providers = sandbox === undefined ? [] : [sandbox];
    return {
      sandbox,
      deposits: createDepositService({ db, clock, log, masterKeys, providers, offers: depositOffers }),
      depositLookup: createDepositLookup({ db, clock, log, providers }),
      depositDesk: createDepositDesk({ db, clock, masterKeys }),
    };
  },
  register: registerDepositRoutes,
});
