import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { NewCredential, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@parlor/contract';
import { reportProblem } from '@parlor/core';

/** Asks the browser for a new passkey. Undefined if the player cancelled, or it already has one of the account. */
export async function makePasskey(options: PasskeyCreation): Promise<NewCredential | undefined> {
  try {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports: transports as NewCredential['transports'] };
  } catch (cause) {
    return noteFailure(cause);
  }
}

/** Asks the browser for a passkey assertion. Undefined if the player cancelled, or has none on this device. */
export async function provePasskey(options: PasskeyRequest): Promise<PasskeyProof | undefined> {
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, clientDataJSON, authenticatorData, signature };
  } catch (cause) {
    return noteFailure(cause);
  }
}

/** Logs a failure, unless the player cancelled. */
function noteFailure(cause: unknown): undefined {
  if (!(cause instanceof Error) || !/^(?:NotAllowed|Abort|InvalidState)Error$/.test(cause.name))
    reportProblem('The browser could not use a passkey', cause);
}
