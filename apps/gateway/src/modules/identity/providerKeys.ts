import type { CryptoKey, FlattenedJWSInput, JWTHeaderParameters } from 'jose';
import { UnavailableError } from '../../unavailableError.ts';

/** The address at which the provider publishes its signing keys. */
export const PUBLISHED_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The timeout of the key server, in ms. */
const TIMEOUT_MS = 4_000;
/** How long keys are cached, in ms; the provider publishes a new key hours before it signs with it. */
const CACHE_MS = 60 * 60_000;
/** The shortest time between two fetches for unknown key ids, which callers can invent, in ms. */
const UNKNOWN_KEY_MS = 10_000;

/** The provider's keys cannot be read, so no token can be verified; answered as `system.unavailable`. */
export class ProviderUnreachableError extends UnavailableError {
  override name = 'ProviderUnreachableError';
}

/** Finds the key that a token's header names. */
export type ProviderKeys = (header: JWTHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>;

/**
 * Creates a cache of the provider's public keys, fetched when needed. A lookup returns one key, or throws an error that
 * tells an invalid token from an unreachable provider.
 */
export function createProviderKeys(url: string, unknownKeyMs = UNKNOWN_KEY_MS): ProviderKeys {
  const address = new URL(url);
  let keys: ProviderKeys | undefined;
  return async (header, token) => {
    // Imported with the first token, because the library loads several MB for Node's HTTP client.
    const { createRemoteJWKSet, errors } = await import('jose');
    keys ??= createRemoteJWKSet(address, {
      timeoutDuration: TIMEOUT_MS,
      cacheMaxAge: CACHE_MS,
      cooldownDuration: unknownKeyMs,
    });
    try {
      return await keys(header, token);
    } catch (cause) {
      // A token that names an unknown key is invalid; every other error means that the provider is unreachable.
      if (
        cause instanceof errors.JWKSNoMatchingKey ||
        cause instanceof errors.JWKSMultipleMatchingKeys ||
        cause instanceof errors.JOSENotSupported
      )
        throw cause;
      throw new ProviderUnreachableError('The keys of the identity provider cannot be read', { cause });
    }
  };
}
