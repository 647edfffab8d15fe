import type { FastifyInstance } from 'fastify';
import { addressKey, secondsOf } from '../../http/callBudget.ts';
import { refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { BotCheckService } from './botCheck.service.ts';
import type { CaptchaService } from './captcha.service.ts';
import { setCaptchaCookie } from './captchaCookie.ts';

/** Drawing costs time, so one address gets this many in a minute. */
const PICTURES_PER_MINUTE = 60;

/** A challenge costs the gateway one derived key; a page needs one now and then. */
const CHALLENGES_PER_MINUTE = 60;

interface CaptchaRoutesDeps {
  shared: SharedState;
  captchas: CaptchaService;
  botChecks: BotCheckService;
}

/** The captcha picture and the challenge of the bot check. */
export function registerCaptchaRoutes(app: FastifyInstance, { shared, captchas, botChecks }: CaptchaRoutesDeps): void {
  registerCall(app, 'getCaptcha', async ({ clientAddress, reply }) => {
    const budget = await shared.hit(`captcha-budget:${addressKey(clientAddress)}`, PICTURES_PER_MINUTE, 60_000);
    if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
    const { id, image, expirationTime } = await captchas.issue();
    setCaptchaCookie(reply, id);
    return { image, expirationTime };
  });

  registerCall(app, 'getBotChallenge', async ({ clientAddress }) => {
    const budget = await shared.hit(`bot-challenge-budget:${addressKey(clientAddress)}`, CHALLENGES_PER_MINUTE, 60_000);
    if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
    return botChecks.challenge();
  });
}
