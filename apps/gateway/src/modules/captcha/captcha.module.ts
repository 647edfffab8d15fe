import { defineModule } from '../../module.ts';
import { createBotCheckService } from './botCheck.service.ts';
import { registerCaptchaRoutes } from './captcha.routes.ts';
import { createCaptchaService } from './captcha.service.ts';

/** The captcha picture and the proof of work. */
export const captchaModule = defineModule({
  name: 'captcha',
  offers: ({ config, shared, clock }) => ({
    captchas: createCaptchaService({ config, shared, clock }),
    botChecks: createBotCheckService({ config, shared, clock }),
  }),
  register: registerCaptchaRoutes,
});
