import type { FastifyInstance } from 'fastify';
import { addressKey, secondsOf } from '../../http/callBudget.ts';
import { refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { BotCheckService } from './botCheck.service.ts';
import type { CaptchaService } from './captcha.service.ts';
import { setCaptchaCookie } from './captchaCookie.ts';

/** The most pictures per minute and IP address, because drawing costs time. */
const PICTURES_PER_MINUTE = 60;

/** The most challenges per minute and IP address. Each costs the gateway one derived key, and a page needs few. */
const CHALLENGES_PER_MINUTE = 60;

interface CaptchaRoutesDeps {
  shared: SharedState;
  captchas: CaptchaService;
  botChecks: BotCheckService;
}

/** Registers the calls of the captcha picture and of the bot check's challenge. */
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
