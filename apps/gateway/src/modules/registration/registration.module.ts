import { defineModule } from '../../module.ts';
import { agentModule } from '../agent/agent.module.ts';
import { captchaModule } from '../captcha/captcha.module.ts';
import { codeModule } from '../code/code.module.ts';
import { identityModule } from '../identity/identity.module.ts';
import { memberModule } from '../member/member.module.ts';
import { sessionModule } from '../session/session.module.ts';
import { createAffiliateService } from './affiliate.service.ts';
import { registerRegistrationRoutes } from './registration.routes.ts';
import { createRegistrationService } from './registration.service.ts';

/** Registration of accounts, and the agents who bring them. */
export const registrationModule = defineModule({
  name: 'registration',
  needs: [agentModule, captchaModule, codeModule, identityModule, memberModule, sessionModule],
  offers({ config, db, clock, shared, accounts, affiliateUrls, botChecks, captchas, codes, identities }) {
    const affiliates = createAffiliateService({ db, accounts, affiliateUrls });
    const registrations = createRegistrationService({
      config,
      clock,
      shared,
      accounts,
      affiliates,
      affiliateUrls,
      botChecks,
      captchas,
      codes,
      identities,
    });
    return { affiliates, registrations };
  },
  register: registerRegistrationRoutes,
});
