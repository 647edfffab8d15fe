import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import {
  MAX_PASSKEYS,
  tidyPasskeyName,
  validatePasskeyName,
  type NewCredential,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyPurpose,
  type PasskeyRequest,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import { secondsOf } from '../../http/callBudget.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { Account } from '../member/account.service.ts';
import { publishEventOfAccount } from '../member/accountEvents.ts';
import { createPasskeyRepository, type PasskeyRow } from './passkey.repository.ts';
import {
  CHALLENGE_TTL_MS,
  CHALLENGE_WINDOW_MS,
  CHALLENGES_PER_ACCOUNT,
  originsOf,
  PAUSE_MS,
  type RelyingParty,
} from './passkey.rules.ts';

/** Loads the passkey library when it is first needed: it takes 10 MB. */
const webauthn = () => import('@simplewebauthn/server');
/** ES256, RS256 and Ed25519: what platforms and security keys offer. */
const ALGORITHMS = [-7, -257, -8];
const CHALLENGE_BYTES = 32;
/** The purpose of the challenge that a new passkey signs. No proof has this purpose. */
const CREATION = 'creation';

type HostUnfit = Refusal<'passkey.host_unfit'>;
type RateLimited = Refusal<'request.rate_limited'>;
type OtherHost = Refusal<'passkey.other_host'>;

/** Why a call that requires a second factor is refused. */
export type SecondFactorRefusal = Refusal<'passkey.required' | 'passkey.refused'> | OtherHost;

/** A proof sent with a call, and the origin of the call. */
export interface SecondFactor {
  proof: PasskeyProof | undefined;
  relyingParty: RelyingParty | undefined;
}

export interface PasskeyService {
  /** Returns the passkeys of an account, oldest first. */
  list(accountId: string): Promise<PasskeyRow[]>;
  /** Returns options for a new passkey. */
  start(
    account: Account,
    siteName: string,
    relyingParty: RelyingParty | undefined,
  ): Promise<PasskeyCreation | HostUnfit | RateLimited | Refusal<'passkey.limit_reached'>>;
  /** Stores a new passkey; undefined on success. The caller has already confirmed the member's identity. */
  add(
    account: Account,
    typed: { name: string; credential: NewCredential },
    relyingParty: RelyingParty | undefined,
  ): Promise<
    undefined | HostUnfit | Refusal<'passkey.invalid' | 'passkey.refused' | 'passkey.taken' | 'passkey.limit_reached'>
  >;
  rename(
    accountId: string,
    typed: { passkeyId: string; name: string },
  ): Promise<undefined | Refusal<'passkey.invalid' | 'passkey.not_found'>>;
  remove(accountId: string, passkeyId: string): Promise<undefined | Refusal<'passkey.not_found'>>;
  /** Returns a challenge for one action and its details. */
  challenge(
    account: Account,
    purpose: PasskeyPurpose,
    relyingParty: RelyingParty | undefined,
  ): Promise<PasskeyRequest | OtherHost | RateLimited | Refusal<'passkey.not_found'>>;
  /**
   * Checks an account's second factor for an action. Returns undefined if the action is allowed, or if the account has
   * no passkey. A proof can be used once.
   */
  confirm(accountId: string, purpose: PasskeyPurpose, factor: SecondFactor): Promise<SecondFactorRefusal | undefined>;
  /** Removes all passkeys of an account, and returns how many there were. */
  removeAll(accountId: string, options: { pausesWithdrawals: boolean }): Promise<number>;
  /** Returns the end of the pause of withdrawals in epoch ms; undefined without a pause. */
  pausedUntil(accountId: string): Promise<number | undefined>;
}

interface PasskeyDeps {
  db: Kysely<Database>;
  clock: () => number;
  shared: Pick<SharedState, 'hit'>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Creates the service of passkeys: public keys of authenticators, with which an account confirms actions about money.
 */
export function createPasskeyService({ db, clock, shared }: PasskeyDeps): PasskeyService {
  const passkeys = createPasskeyRepository(db);

  /** Stores a new challenge, bound to its action and details. */
  async function newChallenge(
    accountId: string,
    purpose: { action: string; subject: string },
    { rpId }: RelyingParty,
  ): Promise<{ challenge: Uint8Array<ArrayBuffer> } | RateLimited> {
    const budget = await shared.hit(`passkey-challenges:${accountId}`, CHALLENGES_PER_ACCOUNT, CHALLENGE_WINDOW_MS);
    if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
    const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
    const now = clock();
    await passkeys.insertChallenge(
      {
        challenge_hash: digest(Buffer.from(challenge).toString('base64url')),
        account_id: accountId,
        action: purpose.action,
        subject_hash: digest(purpose.subject),
        rp_id: rpId,
        expires_at: new Date(now + CHALLENGE_TTL_MS),
      },
      now,
    );
    return { challenge };
  }

  /** Returns a check that consumes a challenge and returns whether it was issued for this purpose. */
  function consumesChallenge(accountId: string, purpose: { action: string; subject: string }, { rpId }: RelyingParty) {
    return async (challenge: string): Promise<boolean> => {
      const stored = await passkeys.takeChallenge(digest(challenge));
      return (
        stored !== undefined &&
        stored.account_id === accountId &&
        stored.action === purpose.action &&
        stored.subject_hash.equals(digest(purpose.subject)) &&
        stored.rp_id === rpId &&
        stored.expires_at > clock()
      );
    };
  }

  const elsewhere = (own: readonly PasskeyRow[]): OtherHost => {
    const host = own[0]?.rp_id;
    return refuse('passkey.other_host', host === undefined ? {} : { host });
  };

  async function isProved(row: PasskeyRow, proof: PasskeyProof, purpose: PasskeyPurpose, relyingParty: RelyingParty) {
    try {
      const { verified, authenticationInfo } = await (
        await webauthn()
      ).verifyAuthenticationResponse({
        response: {
          id: proof.id,
          rawId: proof.id,
          type: 'public-key',
          clientExtensionResults: {},
          response: {
            clientDataJSON: proof.clientDataJSON,
            authenticatorData: proof.authenticatorData,
            signature: proof.signature,
          },
        },
        expectedChallenge: consumesChallenge(row.account_id, purpose, relyingParty),
        expectedOrigin: originsOf(relyingParty),
        expectedRPID: relyingParty.rpId,
        // A second factor beside the payment password: it proves possession of the device.
        requireUserVerification: false,
        credential: {
          id: row.credential_id,
          publicKey: new Uint8Array(row.public_key),
          counter: Number(row.counter),
        },
      });
      return verified && (await passkeys.noteUse(row.id, BigInt(authenticationInfo.newCounter), new Date(clock())));
    } catch {
      // A malformed response proves nothing, whatever the library throws.
      return false;
    }
  }

  return {
    list: passkeys.list,

    async start(account, siteName, relyingParty) {
      if (relyingParty === undefined) return refuse('passkey.host_unfit');
      const own = await passkeys.list(account.id);
      if (own.length >= MAX_PASSKEYS) return refuse('passkey.limit_reached');
      const made = await newChallenge(account.id, { action: CREATION, subject: '' }, relyingParty);
      if (isRefusal(made)) return made;
      const { challenge, rp, user, pubKeyCredParams, timeout } = await (
        await webauthn()
      ).generateRegistrationOptions({
        rpName: siteName,
        rpID: relyingParty.rpId,
        userName: account.account,
        userDisplayName: account.nickname === '' ? account.account : account.nickname,
        userID: new TextEncoder().encode(account.id),
        challenge: made.challenge,
        timeout: CHALLENGE_TTL_MS,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return {
        challenge,
        rp: { id: rp.id ?? relyingParty.rpId, name: rp.name },
        user,
        pubKeyCredParams,
        timeout: timeout ?? CHALLENGE_TTL_MS,
        attestation: 'none',
        excludeCredentials: own.filter(({ rp_id: rpId }) => rpId === relyingParty.rpId).map(descriptor),
        authenticatorSelection: {
          residentKey: 'preferred',
          requireResidentKey: false,
          userVerification: 'preferred',
        },
      };
    },

    async add(account, { name, credential }, relyingParty) {
      const failure = validatePasskeyName(name);
      if (failure !== undefined) return refuse('passkey.invalid', { fields: { name: failure } });
      if (relyingParty === undefined) return refuse('passkey.host_unfit');
      const { registrationInfo } = await (
        await webauthn()
      )
        .verifyRegistrationResponse({
          response: {
            id: credential.id,
            rawId: credential.id,
            type: 'public-key',
            clientExtensionResults: {},
            response: { clientDataJSON: credential.clientDataJSON, attestationObject: credential.attestationObject },
          },
          expectedChallenge: consumesChallenge(account.id, { action: CREATION, subject: '' }, relyingParty),
          expectedOrigin: originsOf(relyingParty),
          expectedRPID: relyingParty.rpId,
          requireUserVerification: false,
          supportedAlgorithmIDs: ALGORITHMS,
        })
        .catch(() => ({ registrationInfo: undefined }));
      if (registrationInfo?.credential.id !== credential.id) return refuse('passkey.refused');
      return db.transaction().execute(async (transaction) => {
        const repository = createPasskeyRepository(transaction);
        await repository.hold(account.id);
        if ((await repository.list(account.id)).length >= MAX_PASSKEYS) return refuse('passkey.limit_reached');
        const isNew = await repository.insert({
          id: randomUUID(),
          account_id: account.id,
          credential_id: registrationInfo.credential.id,
          public_key: Buffer.from(registrationInfo.credential.publicKey),
          counter: BigInt(registrationInfo.credential.counter),
          transports: credential.transports ?? [],
          rp_id: relyingParty.rpId,
          name: tidyPasskeyName(name),
          added_at: new Date(clock()),
          used_at: null,
        });
        if (!isNew) return refuse('passkey.taken');
        await publishEventOfAccount(transaction, account.id, 'passkey_added');
        return undefined;
      });
    },

    async rename(accountId, { passkeyId, name }) {
      const failure = validatePasskeyName(name);
      if (failure !== undefined) return refuse('passkey.invalid', { fields: { name: failure } });
      return (await passkeys.rename(accountId, passkeyId, tidyPasskeyName(name)))
        ? undefined
        : refuse('passkey.not_found');
    },

    remove: (accountId, passkeyId) =>
      db.transaction().execute(async (transaction) => {
        const isThere = await createPasskeyRepository(transaction).remove(accountId, passkeyId);
        if (!isThere) return refuse('passkey.not_found');
        await publishEventOfAccount(transaction, accountId, 'passkey_removed');
        return undefined;
      }),

    async challenge(account, purpose, relyingParty) {
      const own = await passkeys.list(account.id);
      if (own.length === 0) return refuse('passkey.not_found');
      const here = own.filter(({ rp_id: rpId }) => rpId === relyingParty?.rpId);
      if (relyingParty === undefined || here.length === 0) return elsewhere(own);
      const made = await newChallenge(account.id, purpose, relyingParty);
      if (isRefusal(made)) return made;
      const { challenge } = await (
        await webauthn()
      ).generateAuthenticationOptions({ rpID: relyingParty.rpId, challenge: made.challenge });
      return {
        challenge,
        rpId: relyingParty.rpId,
        timeout: CHALLENGE_TTL_MS,
        userVerification: 'preferred',
        allowCredentials: here.map(descriptor),
      };
    },

    async confirm(accountId, purpose, { proof, relyingParty }) {
      const own = await passkeys.list(accountId);
      if (own.length === 0) return undefined;
      if (relyingParty === undefined || !own.some(({ rp_id: rpId }) => rpId === relyingParty.rpId))
        return elsewhere(own);
      if (proof === undefined) return refuse('passkey.required');
      const row = own.find(({ credential_id: id, rp_id: rpId }) => id === proof.id && rpId === relyingParty.rpId);
      return row !== undefined && (await isProved(row, proof, purpose, relyingParty))
        ? undefined
        : refuse('passkey.refused');
    },

    removeAll: (accountId, { pausesWithdrawals }) =>
      db.transaction().execute(async (transaction) => {
        const repository = createPasskeyRepository(transaction);
        await repository.hold(accountId);
        const count = await repository.removeAll(accountId);
        if (count > 0) await publishEventOfAccount(transaction, accountId, 'passkey_removed');
        if (count > 0 && pausesWithdrawals) await repository.pause(accountId, clock() + PAUSE_MS);
        return count;
      }),

    pausedUntil: (accountId) => passkeys.pausedUntil(accountId, clock()),
  };
}

function descriptor({ credential_id: id, transports }: PasskeyRow): PasskeyRequest['allowCredentials'][number] {
  return { id, type: 'public-key', transports: transports as AuthenticatorTransport[] };
}
