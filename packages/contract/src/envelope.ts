import type { ErrorCode } from './errorCodes.ts';

/** Answer of a call that succeeded. */
export interface SuccessEnvelope<Value> {
  success: true;
  value: Value;
}

/**
 * Answer of a call that was refused. `errorCode` is also the message key. `message` is English and meant for
 * developers; never show it. `value` has data for the site to continue.
 */
export interface FailureEnvelope {
  success: false;
  errorCode: ErrorCode;
  message: string;
  value?: FailureValue;
}

/** Details of a refusal. Which of them are present depends on the error code. */
export interface FailureValue {
  /** True when the next attempt must include a captcha answer (AUTH-06). */
  captcha?: boolean;
  /** True when the next attempt must include a solved challenge of `getBotChallenge`. */
  botCheck?: boolean;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
  /** Attempts left before the payment password is locked; 0 if this one locked it. */
  triesLeft?: number;
  /** The host on which the account's passkeys work. */
  host?: string;
  /** Invalid fields, each with its message key and the bounds that the message names. */
  fields?: Record<string, { key: string; min?: number; max?: number }>;
}

/** Body of every answer of the site API. */
export type Envelope<Value> = SuccessEnvelope<Value> | FailureEnvelope;
