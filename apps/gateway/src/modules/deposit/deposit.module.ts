import { defineModule } from '../../module.ts';
import { registerDepositRoutes } from './deposit.routes.ts';
import { createDepositService } from './deposit.service.ts';
import { createDepositDesk } from './depositDesk.ts';
import { createDepositLookup } from './depositLookup.ts';
import { createSandboxProvider } from './sandbox.service.ts';

/** Deposits, who decides on them, and the payment providers behind them. */
export const depositModule = defineModule({
  name: 'deposit',
  offers({ config, db, clock, log, masterKeys }) {
    // The payment provider of the zero-configuration mode.
    const sandbox = config.isZeroConfiguration ? createSandboxProvider({ db, clock }) : undefined;
    const providers = sandbox === undefined ? [] : [sandbox];
    return {
      sandbox,
      deposits: createDepositService({ db, clock, log, masterKeys, providers }),
      depositLookup: createDepositLookup({ db, clock, log, providers }),
      depositDesk: createDepositDesk({ db, clock, masterKeys }),
    };
  },
  register: registerDepositRoutes,
});
