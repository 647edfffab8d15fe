import { defineModule } from '../../module.ts';
import { memberModule } from '../member/member.module.ts';
import { registerIdentityCheckRoutes } from './identityCheck.routes.ts';
import { createIdentityCheckService } from './identityCheck.service.ts';
import { createIdentityDesk } from './identityDesk.ts';

/** Checks of who a member is, by pictures of documents, and what operators decide about them. */
export const identityCheckModule = defineModule({
  name: 'identityCheck',
  needs: [memberModule],
  offers: ({ db, clock, shared, masterKeys }) => ({
    identityChecks: createIdentityCheckService({ db, clock, shared, masterKeys }),
    identityDesk: createIdentityDesk({ db, clock, masterKeys }),
  }),
  register: registerIdentityCheckRoutes,
});
