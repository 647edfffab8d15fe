import type { ErrorCode } from './errorCodes.ts';

/** A call that did what it was asked. */
export interface SuccessEnvelope<Value> {
  success: true;
  value: Value;
}

/**
 * A call that was refused. `errorCode` is also the message key; `message` is English and for developers. `value` holds what
 * the site needs to go on: the fields that failed, whether a captcha is due, how long to wait.
 */
export interface FailureEnvelope {
  success: false;
  errorCode: ErrorCode;
  message: string;
  value?: FailureValue;
}

/** What a refusal may carry besides its code. */
export interface FailureValue {
  /** True when the next attempt must carry a captcha. */
  captcha?: boolean;
  /** True when the next attempt must carry a solved challenge of `getBotChallenge`. */
  botCheck?: boolean;
  /** Seconds until the call may be tried again. */
  retryAfter?: number;
  /** Fields that failed, each with the key and figures of its message. */
  fields?: Record<string, { key: string; min?: number; max?: number }>;
}

/** Every answer of the gateway. */
export type Envelope<Value> = SuccessEnvelope<Value> | FailureEnvelope;
