// The modules of a process that serves the chat alone: customer service, and what it and the kernel need.
import { supportModule } from './modules/support/support.module.ts';

export { accountViewModule } from './modules/accountView/accountView.module.ts';
export { captchaModule } from './modules/captcha/captcha.module.ts';
export { codeModule } from './modules/code/code.module.ts';
export { identityModule } from './modules/identity/identity.module.ts';
export { ledgerEventsModule } from './modules/live/ledgerEvents.module.ts';
export { memberModule } from './modules/member/member.module.ts';
export { merchantModule } from './modules/merchant/merchant.module.ts';
export { messageModule } from './modules/message/message.module.ts';
export { sessionModule } from './modules/session/session.module.ts';
export { systemModule } from './modules/system/system.module.ts';

/** Those whose calls and timers it takes part in. */
export const served = [supportModule] as const;
