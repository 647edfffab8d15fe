import type {
  NewCredential,
  PasskeyCreation,
  PasskeyProof,
  PasskeyPurpose,
  PasskeyRequest,
  Passkeys,
} from '@parlor/contract';
import type { TestAnswer, TestGateway, TestSession } from '../../../testing/testGateway.ts';
import { PIN } from '../../security/testing/memberOf.ts';
import { createSoftwareAuthenticator, type AuthenticatorFault } from './softwareAuthenticator.ts';

/** A member who uses a software authenticator, with the calls that tests make for them. */
export interface PasskeyHolder {
  session: TestSession;
  passkeys(): Promise<Passkeys>;
  options(): Promise<PasskeyCreation>;
  credential(options: PasskeyCreation, fault?: AuthenticatorFault): NewCredential;
  /** Registers the authenticator's passkey. */
  add(change?: { name?: string; paymentPassword?: string; passkey?: PasskeyProof }): Promise<TestAnswer>;
  challenge(purpose: PasskeyPurpose): Promise<TestAnswer>;
  /** Signs a proof of one action. */
  prove(purpose: PasskeyPurpose, fault?: AuthenticatorFault): Promise<PasskeyProof>;
}

/** Gives a member an authenticator without a passkey. */
export function createPasskeyHolder(gateway: TestGateway, session: TestSession): PasskeyHolder {
  const authenticator = createSoftwareAuthenticator();
  const options = async () =>
    (await gateway.call('startPasskey', { session })).envelope.value as unknown as PasskeyCreation;
  const challenge = (purpose: PasskeyPurpose) => gateway.call('challengePasskey', { session, body: purpose });
  return {
    session,
    options,
    challenge,
    passkeys: async () => (await gateway.call('listPasskeys', { session })).envelope.value as unknown as Passkeys,
    credential: (...given) => authenticator.create(...given),
    add: async (change = {}) =>
      gateway.call('addPasskey', {
        session,
        body: { name: 'My phone', paymentPassword: PIN, credential: authenticator.create(await options()), ...change },
      }),
    prove: async (purpose, fault) =>
      authenticator.prove((await challenge(purpose)).envelope.value as unknown as PasskeyRequest, fault),
  };
}
