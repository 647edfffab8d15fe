import { defineModule } from '../../module.ts';
import { memberModule } from '../member/member.module.ts';
import { createIdentityService } from './identity.service.ts';

/** Sign-ins by the identity provider of a merchant. */
export const identityModule = defineModule({
  name: 'identity',
  needs: [memberModule],
  offers: ({ config, db, shared, clock, accounts }) => ({
    identities: createIdentityService({ config, db, shared, clock, accounts }),
  }),
});
