import { defineModule } from '../../module.ts';
import { memberModule } from '../member/member.module.ts';
import { registerAgentRoutes } from './agent.routes.ts';
import { createContractRequestService } from './contractRequest.service.ts';

/** An agent's team. */
export const agentModule = defineModule({
  name: 'agent',
  needs: [memberModule],
  offers: ({ db }) => ({ contractRequests: createContractRequestService({ db }) }),
  register: registerAgentRoutes,
});
