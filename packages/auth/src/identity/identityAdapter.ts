import type { ApiError } from '@parlor/api-client';
import type { Settings } from '@parlor/contract';

/** The merchant's project at the identity provider. */
export type IdentitySettings = NonNullable<Settings['identityProvider']>;

/** A social sign-in channel. */
export type SocialProvider = 'google' | 'facebook';

/** The identity provider's proof: a token for the gateway, which accepts it once, within ten minutes. */
export interface IdentityProof {
  readonly idToken: string;
}

/** A code that was sent to a phone. */
export interface PhoneCheck {
  /**
   * Checks the code. A correct code may be confirmed again, if the gateway refused another field: every call returns a
   * new token. @throws IdentityError
   */
  confirm(code: string): Promise<IdentityProof>;
}

/** The interface of an identity provider. */
export interface IdentityAdapter {
  /**
   * Signs the player in by a window of the provider. Must be called in the handler of the press.
   * @throws IdentityError
   */
  signInWith(provider: SocialProvider): Promise<IdentityProof>;
  /** Sends a code to a number in E.164, such as +66812345678. @throws IdentityError */
  startPhone(number: string): Promise<PhoneCheck>;
}

/**
 * The reason of a failed sign-in: the player cancelled, the provider is unavailable, it refused the player, the code is
 * wrong or expired, or there were too many attempts.
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
