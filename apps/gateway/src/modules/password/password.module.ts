import { defineModule } from '../../module.ts';
import { captchaModule } from '../captcha/captcha.module.ts';
import { codeModule } from '../code/code.module.ts';
import { identityModule } from '../identity/identity.module.ts';
import { memberModule } from '../member/member.module.ts';
import { messageModule } from '../message/message.module.ts';
import { sessionModule } from '../session/session.module.ts';
import { createNewPasswordService } from './newPassword.service.ts';
import { registerPasswordRoutes } from './password.routes.ts';

/** Changes and resets of passwords. */
export const passwordModule = defineModule({
  name: 'password',
  needs: [captchaModule, codeModule, identityModule, memberModule, messageModule, sessionModule],
  offers: ({ db, clock, shared, accounts, codes, identities, logins, messages, passwords, sessions }) => ({
    newPasswords: createNewPasswordService({
      db,
      clock,
      shared,
      accounts,
      codes,
      identities,
      logins,
      messages,
      passwords,
      sessions,
    }),
  }),
  register: registerPasswordRoutes,
});
