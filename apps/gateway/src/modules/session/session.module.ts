import { defineModule } from '../../module.ts';
import type { CallerPort } from '../../http/kernel.ts';
import { createBroadcast } from '../../shared/broadcast.ts';
import { accountViewModule } from '../accountView/accountView.module.ts';
import { captchaModule } from '../captcha/captcha.module.ts';
import { codeModule } from '../code/code.module.ts';
import { identityModule } from '../identity/identity.module.ts';
import { memberModule } from '../member/member.module.ts';
import { createLoginService } from './login.service.ts';
import { registerSessionRoutes } from './session.routes.ts';
import { createSessionService } from './session.service.ts';
import type { SessionEnds } from './sessionEnds.ts';
import { halvesOf } from './sessionHalves.ts';
import { createTrialService } from './trial.service.ts';

/** Logins, trials and sessions. */
export const sessionModule = defineModule({
  name: 'session',
  needs: [accountViewModule, captchaModule, codeModule, identityModule, memberModule],
  offers({
    config,
    db,
    clock,
    log,
    shared,
    accounts,
    accountViews,
    botChecks,
    captchas,
    codes,
    identities,
    passwords,
  }) {
    const sessionEnds: SessionEnds = createBroadcast({ shared, log, channel: 'session-ends' });
    const sessions = createSessionService({ config, db, clock, sessionEnds });
    const callers: CallerPort = {
      find: (request, by) => sessions.find(halvesOf(request), by),
      async recordRead({ view }, name) {
        if (view !== undefined) await accountViews.recordRead(view.id, name);
      },
    };
    return {
      sessions,
      sessionEnds,
      callers,
      logins: createLoginService({ config, shared, accounts, botChecks, captchas, codes, identities, passwords }),
      trials: createTrialService({ accounts, shared }),
    };
  },
  register: registerSessionRoutes,
});
