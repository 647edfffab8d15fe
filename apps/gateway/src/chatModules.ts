// The modules of a process that serves only the chat.
import { accountViewModule } from './modules/accountView/accountView.module.ts';
import { captchaModule } from './modules/captcha/captcha.module.ts';
import { codeModule } from './modules/code/code.module.ts';
import { identityModule } from './modules/identity/identity.module.ts';
import { ledgerEventsModule } from './modules/live/ledgerEvents.module.ts';
import { memberModule } from './modules/member/member.module.ts';
import { merchantModule } from './modules/merchant/merchant.module.ts';
import { messageModule } from './modules/message/message.module.ts';
import { sessionModule } from './modules/session/session.module.ts';
import { supportModule } from './modules/support/support.module.ts';
import { systemModule } from './modules/system/system.module.ts';

/** Modules that customer service and the kernel need. They offer services, and register no calls. */
export const needed = [
  accountViewModule,
  captchaModule,
  codeModule,
  identityModule,
  ledgerEventsModule,
  memberModule,
  merchantModule,
  messageModule,
  sessionModule,
  systemModule,
] as const;

/** Modules whose calls and timers this process runs. */
export const served = [supportModule] as const;
