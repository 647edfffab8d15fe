import { defineModule } from '../../module.ts';
import { memberModule } from '../member/member.module.ts';
import { registerIdentityCheckRoutes } from './identityCheck.routes.ts';
import { createIdentityCheckService } from './identityCheck.service.ts';
import { createIdentityDesk } from './identityDesk.ts';

/** Identity checks of members by pictures of documents, and the decisions of operators. */
export const identityCheckModule = defineModule({
  name: 'identityCheck',
  needs: [memberModule],
  offers: ({ db, clock, shared, masterKeys }) => ({
    identityChecks: createIdentityCheckService({ db, clock, shared, masterKeys }),
    identityDesk: createIdentityDesk({ db, clock, masterKeys }),
  }),
  register: registerIdentityCheckRoutes,
});
