import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { IdentityChannel } from '../identity.rules.ts';

/** The project for which the stand-in signs. */
export const TEST_PROJECT = 'parlor-test';

/** The merchant settings that use the stand-in. */
export const testIdentityProvider = {
  apiKey: 'test-key',
  authDomain: 'parlor-test.firebaseapp.com',
  projectId: TEST_PROJECT,
};

const signInProviders = { sms: 'phone', google: 'google.com', facebook: 'facebook.com' } as const;

/** How a token differs from a valid one. */
export interface TokenChange {
  /** Replaces claims; an undefined one is left out. */
  claims?: Record<string, unknown>;
  /** Replaces parts of the header. The key signs with the algorithm of the header. */
  header?: { alg?: string; kid?: string };
  /** Signs with another key than the published one. */
  key?: CryptoKey | Uint8Array;
}

/** A stand-in for the identity provider: signs tokens with its own keys and publishes these at an address. */
export interface ProviderStandIn {
  /** The address of the public keys: `FIREBASE_JWKS_URL`. */
  keysUrl: string;
  /** Returns how often the keys were read. */
  reads(): number;
  /** Returns the public key of the current signing key. */
  publicKey(): JWK;
  /** Creates a token for a person, valid unless `change` says otherwise. Every token is different. */
  token(channel: IdentityChannel, person: string, change?: TokenChange): Promise<string>;
  /** Signs with a new key from now on and publishes only this one. */
  rotate(): Promise<void>;
  /** Makes the key server answer with a status instead of keys; undefined restores the keys. */
  failWith(status: number | undefined): void;
  stop(): Promise<void>;
}

/**
 * Starts the stand-in. `clock` gives the time in epoch milliseconds. A published key names its algorithm, unless
 * `namesAlgorithm` is false.
 */
export async function startProviderStandIn(
  clock: () => number = Date.now,
  { namesAlgorithm = true }: { namesAlgorithm?: boolean } = {},
): Promise<ProviderStandIn> {
  let tokenCount = 0;
  let reads = 0;
  let failure: number | undefined;
  let current = await newKey();

  async function newKey() {
    const pair = await generateKeyPair('RS256', { extractable: true });
    const kid = `key-${crypto.randomUUID()}`;
    return {
      kid,
      privateJwk: await exportJWK(pair.privateKey),
      publicJwk: {
        ...(await exportJWK(pair.publicKey)),
        kid,
        use: 'sig',
        ...(namesAlgorithm && { alg: 'RS256' }),
      } satisfies JWK,
    };
  }

  const server = createServer((_request, response) => {
    reads += 1;
    response
      .writeHead(failure ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(failure === undefined ? { keys: [current.publicJwk] } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    reads: () => reads,
    publicKey: () => current.publicJwk,
    async token(channel, person, { claims = {}, header = {}, key } = {}) {
      const now = Math.floor(clock() / 1000);
      tokenCount += 1;
      const payload = {
        iss: `https://securetoken.google.com/${TEST_PROJECT}`,
        aud: TEST_PROJECT,
        sub: person,
        user_id: person,
        iat: now,
        exp: now + 3600,
        auth_time: now,
        made: tokenCount,
        ...(channel === 'sms' ? { phone_number: person } : { email: `${person}@example.com`, email_verified: true }),
        firebase: { identities: {}, sign_in_provider: signInProviders[channel] },
        ...claims,
      };
      const { kid, privateJwk } = current;
      const protectedHeader = { alg: 'RS256', kid, typ: 'JWT', ...header };
      return new SignJWT(payload)
        .setProtectedHeader(protectedHeader)
        .sign(key ?? (await importJWK(privateJwk, protectedHeader.alg)));
    },
    async rotate() {
      current = await newKey();
    },
    failWith(status) {
      failure = status;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
