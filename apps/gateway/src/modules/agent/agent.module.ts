import { defineModule } from '../../module.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { memberModule } from '../member/member.module.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { securityModule } from '../security/security.module.ts';
import { createAffiliateUrlService } from './affiliateUrl.service.ts';
import { registerAgentRoutes } from './agent.routes.ts';
import { createAgentService } from './agent.service.ts';
import { createAgentPreferenceService } from './agentPreference.service.ts';
import { createContractRequestService } from './contractRequest.service.ts';
import { createDownlineService } from './downline.service.ts';
import { applyDueMoves } from './move.repository.ts';
import { createTransferService } from './transfer.service.ts';
import { createTreeChanges } from './treeChanges.ts';

/** How often the module looks for moves whose day has begun, in ms. */
const MOVE_EVERY_MS = 1_000;

/** An agent's team: its tree, rebates, quotas, links and transfers. */
export const agentModule = defineModule({
  name: 'agent',
  needs: [memberModule, merchantModule, securityModule],
  offers({ db, clock, accounts, paymentPasswords }) {
    const downlines = createDownlineService({ db, clock });
    const treeChanges = createTreeChanges({ db, clock });
    return {
      contractRequests: createContractRequestService({ db }),
      downlines,
      agents: createAgentService({ db, accounts, downlines, treeChanges }),
      affiliateUrls: createAffiliateUrlService({ db, clock, accounts }),
      agentTransfers: createTransferService({ db, clock, accounts, paymentPasswords }),
      agentPreferences: createAgentPreferenceService({ db, accounts }),
      agentMoves: { applyDue: () => applyDueMoves(db, clock()) },
    };
  },
  register(app, services) {
    registerAgentRoutes(app, services);
    repeatWhileListening(app, MOVE_EVERY_MS, () => services.agentMoves.applyDue());
  },
});
