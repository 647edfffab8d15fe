import { defineModule } from '../../module.ts';
import { captchaModule } from '../captcha/captcha.module.ts';
import { memberModule } from '../member/member.module.ts';
import { messageModule } from '../message/message.module.ts';
import { registerCodeRoutes } from './code.routes.ts';
import { createCodeService } from './code.service.ts';

/** Verification codes by SMS and mail. */
export const codeModule = defineModule({
  name: 'code',
  needs: [captchaModule, memberModule, messageModule],
  offers: ({ config, db, clock, shared, accounts, messages }) => ({
    codes: createCodeService({ config, db, clock, shared, accounts, messages }),
  }),
  register: registerCodeRoutes,
});
