import type { NewCredential, PasskeyProof, PasskeyPurpose } from '@parlor/contract';
import { isApiError, type ApiError } from '../apiError.ts';
import { useChallengePasskeyMutation, useStartPasskeyMutation } from '../hooks/passkeys.ts';

/** The result of a call that may require a second factor. */
interface Outcome {
  error?: unknown;
}

const NOT_CONFIRMED: { error: ApiError } = { error: { status: 422, code: 'passkey.refused' } };

/** Whether this browser supports passkeys here: over TLS, or on localhost. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/**
 * Sends a call, and repeats it with a passkey assertion if the account requires one. `send` receives the assertion the
 * second time. If the player cancels, the result is `passkey.refused`.
 */
export function usePasskeyStep() {
  const [challenge] = useChallengePasskeyMutation();
  return async function withPasskey<Answer extends Outcome>(
    purpose: PasskeyPurpose,
    send: (proof: { passkey?: PasskeyProof }) => Promise<Answer>,
  ): Promise<Answer | { error: unknown; data?: undefined }> {
    const first = await send({});
    if (!isApiError(first.error) || first.error.code !== 'passkey.required') return first;
    if (!hasPasskeys()) return NOT_CONFIRMED;
    const { data, error } = await challenge(purpose);
    if (data === undefined) return { error };
    const { provePasskey } = await import('./browserPasskeys.ts');
    const passkey = await provePasskey(data);
    return passkey === undefined ? NOT_CONFIRMED : send({ passkey });
  };
}

/** Requests options from the gateway, then a new passkey from the browser. */
export function useNewPasskey() {
  const [start] = useStartPasskeyMutation();
  return async function newPasskey(): Promise<{ credential: NewCredential } | { error: unknown }> {
    const { data, error } = await start();
    if (data === undefined) return { error };
    const { makePasskey } = await import('./browserPasskeys.ts');
    const credential = await makePasskey(data);
    return credential === undefined ? NOT_CONFIRMED : { credential };
  };
}
