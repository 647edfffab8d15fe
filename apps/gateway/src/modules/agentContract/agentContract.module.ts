import { defineModule } from '../../module.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { createAccrualService } from './accrual.service.ts';
import { registerBillCalls, registerContractCalls } from './agentContract.routes.ts';
import { createBillService } from './bill.service.ts';
import { createBillWork } from './billWork.ts';
import { createContractService } from './contract.service.ts';

/** How often the module looks for ended periods, due bills and unanswered proposals, in ms. */
const WORK_EVERY_MS = 10_000;

/** Contracts of agents, and what they pay. */
export const agentContractModule = defineModule({
  name: 'agentContract',
  needs: [merchantModule],
  offers({ db, clock, log, merchants }) {
    const contracts = createContractService({ db, clock });
    return {
      contracts,
      accruals: createAccrualService({ db, clock }),
      bills: createBillService({ db, clock }),
      billWork: createBillWork({ db, clock, log, merchants, contracts }),
    };
  },
  register(app, { shared, contracts, accruals, bills, billWork }) {
    registerContractCalls(app, { contracts, accruals });
    registerBillCalls(app, { shared, bills });
    repeatWhileListening(app, WORK_EVERY_MS, () => billWork.run());
    app.addHook('onClose', () => billWork.settled());
  },
});
