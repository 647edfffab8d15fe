import { defineModule } from '../../module.ts';
import { registerDepositRoutes } from './deposit.routes.ts';
import { createDepositService } from './deposit.service.ts';
import { createSandboxProvider } from './sandbox.service.ts';

/** Deposits, and the payment providers behind them. */
export const depositModule = defineModule({
  name: 'deposit',
  offers({ config, db, clock }) {
    // The payment provider of the zero-configuration mode.
    const sandbox = config.isZeroConfiguration ? createSandboxProvider({ db, clock }) : undefined;
    return {
      sandbox,
      deposits: createDepositService({ db, clock, providers: sandbox === undefined ? [] : [sandbox] }),
    };
  },
  register: registerDepositRoutes,
});
