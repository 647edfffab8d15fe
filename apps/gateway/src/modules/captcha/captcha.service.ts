import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { GatewayConfig } from '../../config.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import { createQuestion, drawCaptcha } from './captchaPicture.ts';

/** How long a captcha can be answered, in ms. */
export const CAPTCHA_TTL_MS = 5 * 60_000;

/** A picture that was just drawn. */
export interface IssuedCaptcha {
  /** The value of the caller's cookie. */
  id: string;
  /** Base64 of a PNG. */
  image: string;
  expirationTime: number;
}

export interface CaptchaService {
  issue(): Promise<IssuedCaptcha>;
  /** Whether the answer is right. A check uses the captcha up, right or wrong. */
  verify(id: string | undefined, answer: string): Promise<boolean>;
}

/** Creates the service of captchas, each bound to the caller's cookie and valid for one attempt. */
export function createCaptchaService(deps: {
  shared: SharedState;
  clock: () => number;
  config: GatewayConfig;
}): CaptchaService {
  const { shared, clock, config } = deps;
  return {
    async issue() {
      const id = randomBytes(18).toString('base64url');
      const { text, answer } = createQuestion();
      const [image] = await Promise.all([
        drawCaptcha(text),
        shared.put(keyOf(id), config.testCaptchaAnswer ?? answer, CAPTCHA_TTL_MS),
      ]);
      return { id, image: image.toString('base64'), expirationTime: clock() + CAPTCHA_TTL_MS };
    },
    async verify(id, answer) {
      if (id === undefined || id.length > 64) return false;
      const expected = await shared.take(keyOf(id));
      return expected !== undefined && isSame(expected, answer.trim());
    },
  };
}

function keyOf(id: string): string {
  return `captcha:${id}`;
}

function isSame(expected: string, answer: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(answer)];
  return left.length === right.length && timingSafeEqual(left, right);
}
