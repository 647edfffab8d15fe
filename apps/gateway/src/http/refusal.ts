import type { ErrorCode, FailureValue } from '@parlor/contract';

/** An expected failure of a call. It is returned, not thrown. */
export class Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly value: FailureValue | undefined;

  constructor(code: Code, value?: FailureValue) {
    this.code = code;
    this.value = value;
  }
}

/** Refuses a call: `return refuse('wallet.insufficient_balance')`. `value` is data that the site needs to continue. */
export function refuse<Code extends ErrorCode>(code: Code, value?: FailureValue): Refusal<Code> {
  return new Refusal(code, value);
}

/** Whether an outcome is a refusal. */
export function isRefusal(outcome: unknown): outcome is Refusal {
  return outcome instanceof Refusal;
}
