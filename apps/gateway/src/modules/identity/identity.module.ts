import { defineModule } from '../../module.ts';
import { memberModule } from '../member/member.module.ts';
import { createIdentityService } from './identity.service.ts';

/** Players who prove who they are at the identity provider of their merchant. */
export const identityModule = defineModule({
  name: 'identity',
  needs: [memberModule],
  offers: ({ config, db, shared, clock, accounts }) => ({
    identities: createIdentityService({ config, db, shared, clock, accounts }),
  }),
});
