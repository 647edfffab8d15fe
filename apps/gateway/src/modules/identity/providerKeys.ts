import type { CryptoKey, FlattenedJWSInput, JWTHeaderParameters } from 'jose';
import { UnavailableError } from '../../unavailableError.ts';

/** The address at which the provider publishes its signing keys. */
export const PUBLISHED_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** How long the keys' server may take, in ms. */
const TIMEOUT_MS = 4_000;
/**
 * How long keys are trusted before they are read again, in ms; the provider announces a new one hours before it signs
 * with it.
 */
const KEPT_MS = 60 * 60_000;
/** Callers that invent key ids make the gateway fetch keys at most this often, in ms. */
const UNKNOWN_KEY_MS = 10_000;

/**
 * The provider's keys cannot be read, so nobody can say whether a token is its own; answered as `system.unavailable`.
 */
export class ProviderAwayError extends UnavailableError {
  override name = 'ProviderAwayError';
}

/** Finds the key that a token says it was signed with. */
export type ProviderKeys = (header: JWTHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>;

/**
 * The provider's public keys, read when they are needed and kept. The result is one key, or an error that names the
 * party at fault.
 */
export function createProviderKeys(url: string, unknownKeyMs = UNKNOWN_KEY_MS): ProviderKeys {
  const address = new URL(url);
  let keys: ProviderKeys | undefined;
  return async (header, token) => {
    // Loaded with the first token: the library brings Node's client for HTTP with it, several MB.
    const { createRemoteJWKSet, errors } = await import('jose');
    keys ??= createRemoteJWKSet(address, {
      timeoutDuration: TIMEOUT_MS,
      cacheMaxAge: KEPT_MS,
      cooldownDuration: unknownKeyMs,
    });
    try {
      return await keys(header, token);
    } catch (cause) {
      // A token that names a key which is not there is a wrong token; everything else is between us and the provider.
      if (
        cause instanceof errors.JWKSNoMatchingKey ||
        cause instanceof errors.JWKSMultipleMatchingKeys ||
        cause instanceof errors.JOSENotSupported
      )
        throw cause;
      throw new ProviderAwayError('The keys of the identity provider cannot be read', { cause });
    }
  };
}
