import type { ApiError } from '@parlor/api-client';
import type { Settings } from '@parlor/contract';

/** The merchant's project at the identity provider. */
export type IdentitySettings = NonNullable<Settings['identityProvider']>;

/** A social sign-in channel. */
export type SocialWay = 'google' | 'facebook';

/** The identity provider's proof: a token for the gateway, which accepts it once, within ten minutes. */
export interface IdentityProof {
  readonly idToken: string;
}

/** A code that was sent to a phone. */
export interface PhoneCheck {
  /**
   * Checks the code. The right one may be confirmed again, when the gateway refused something else in the form: every
   * call answers a token of its own. @throws IdentityError
   */
  confirm(code: string): Promise<IdentityProof>;
}

/** The interface of an identity provider. */
export interface IdentityAdapter {
  /**
   * Signs the player in with an account elsewhere, in a window of the provider. To be called in the press itself.
   * @throws IdentityError
   */
  signInWith(way: SocialWay): Promise<IdentityProof>;
  /** Has a code sent to a number in E.164, such as +66812345678. @throws IdentityError */
  startPhone(number: string): Promise<PhoneCheck>;
}

/**
 * The reason of a failed sign-in: the player cancelled, the provider cannot be reached or used here, it does not accept
 * the player, the code is wrong or too old, there were too many tries.
 */
export type IdentityFailure = 'cancelled' | 'unavailable' | 'refused' | 'codeIncorrect' | 'tooMany';

/** The only error that adapters throw. */
export class IdentityError extends Error {
  override name = 'IdentityError';
  readonly reason: IdentityFailure;

  constructor(reason: IdentityFailure, options?: ErrorOptions) {
    super(`The identity provider: ${reason}`, options);
    this.reason = reason;
  }
}

const codes: Record<Exclude<IdentityFailure, 'cancelled'>, ApiError['code']> = {
  unavailable: 'network.unreachable',
  refused: 'auth.provider_refused',
  codeIncorrect: 'auth.code_incorrect',
  tooMany: 'auth.too_many_attempts',
};

/** The error for the player, in the form of a failed call, for `FormProblem`; undefined if there is none. */
export function identityProblem(error: unknown): ApiError | undefined {
  const reason = error instanceof IdentityError ? error.reason : 'unavailable';
  return reason === 'cancelled' ? undefined : { status: 0, code: codes[reason] };
}
