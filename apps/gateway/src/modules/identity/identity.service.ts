import { randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Kysely } from 'kysely';
import type { GatewayConfig } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { addressKey, secondsOf } from '../../http/callBudget.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { refusalOf } from '../session/login.rules.ts';
import { createIdentityRepository } from './identity.repository.ts';
import {
  CLOCK_TOLERANCE_S,
  generatedName,
  identityIn,
  isOffered,
  tokenKey,
  type IdentityChannel,
  type ProvenIdentity,
} from './identity.rules.ts';
import { createProviderKeys, PUBLISHED_KEYS_URL } from './providerKeys.ts';

const HOUR_MS = 3_600_000;
const NAME_TRIES = 5;

type IdentityRefusal =
  | 'register.closed'
  | 'auth.user_disabled'
  | 'auth.non_member'
  | 'auth.non_agent'
  | 'request.rate_limited';

export interface IdentityService {
  /**
   * Returns the subject of a token of the merchant's identity provider; undefined if the token is invalid: not signed
   * by the provider, not for this merchant or channel, too old, used before, or of a channel that the merchant does not
   * offer. A token is valid once, so verify it after all other checks. Throws ProviderUnreachableError if the provider's keys
   * cannot be read.
   */
  verify(proof: { merchant: Merchant; idToken: string; channel: IdentityChannel }): Promise<ProvenIdentity | undefined>;
  /**
   * Finds the account of an identity, if it may log in here. The first sign-in by Google or Facebook creates one if
   * registration is open; concurrent ones create only one. A number finds the account that proved it, and never creates
   * one. An email address never finds an account.
   */
  accountFor(entry: {
    merchant: Merchant;
    identity: ProvenIdentity;
    scope: 'member' | 'agent';
    clientAddress: string;
  }): Promise<Account | Refusal<IdentityRefusal>>;
}

interface IdentityDeps {
  config: GatewayConfig;
  db: Kysely<Database>;
  shared: SharedState;
  clock: () => number;
  accounts: AccountService;
}

/** Thrown to roll back the transaction that creates an account, because a concurrent sign-in was first. */
class LinkedMeanwhileError extends Error {
  override name = 'LinkedMeanwhileError';
}

/** Creates the service of sign-ins by a merchant's identity provider. */
export function createIdentityService({ config, db, shared, clock, accounts }: IdentityDeps): IdentityService {
  const identities = createIdentityRepository(db);
  const keys = createProviderKeys(config.identityKeysUrl ?? PUBLISHED_KEYS_URL);

  async function payloadOf(idToken: string, projectId: string): Promise<JWTPayload | undefined> {
    const expected = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: new Date(clock()),
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ['exp', 'iat', 'sub'],
    };
    // Imported with the first token, because most gateways receive none.
    const { decodeProtectedHeader, errors, jwtVerify, UnsecuredJWT } = await import('jose');
    try {
      if (config.identityEmulator !== undefined && decodeProtectedHeader(idToken).alg === 'none')
        return UnsecuredJWT.decode(idToken, expected).payload;
      return (await jwtVerify(idToken, keys, { ...expected, algorithms: ['RS256'] })).payload;
    } catch (error) {
      // An invalid token is the caller's fault; an unreachable provider is not.
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
      throw error;
    }
  }

  async function linkedAccount(
    merchant: Merchant,
    provider: 'google' | 'facebook',
    subject: string,
  ): Promise<Account | undefined> {
    const id = await identities.accountIdOf(merchant.code, provider, subject);
    return id === undefined ? undefined : accounts.byId(id);
  }

  async function newAccount(
    merchant: Merchant,
    provider: 'google' | 'facebook',
    { subject, email }: ProvenIdentity,
  ): Promise<Account> {
    for (let tried = 0; tried < NAME_TRIES; tried += 1) {
      const link = { merchant_code: merchant.code, provider, subject, linked_at: new Date(clock()) };
      const created = await accounts
        .create(
          // The random password can be reset, but not guessed.
          {
            merchantCode: merchant.code,
            account: generatedName(),
            password: randomBytes(32).toString('base64url'),
            profile: email === undefined ? {} : { email },
          },
          async (transaction, account) => {
            if (!(await createIdentityRepository(transaction).insert({ ...link, account_id: account.id })))
              throw new LinkedMeanwhileError();
          },
        )
        .catch((error: unknown) => {
          if (error instanceof LinkedMeanwhileError) return linkedAccount(merchant, provider, subject);
          throw error;
        });
      if (created !== undefined) return created;
    }
    throw new Error('No free name was found for an account of the identity provider');
  }

  return {
    async verify({ merchant, idToken, channel }) {
      const { identityProvider } = merchant.settings;
      if (identityProvider === null || idToken === '' || !isOffered(merchant, channel)) return undefined;
      const payload = await payloadOf(idToken, identityProvider.projectId);
      const found = identityIn(payload, channel, clock());
      if (found === undefined) return undefined;
      const { expiresAt, ...identity } = found;
      const isFirst = await shared.spend(tokenKey(idToken), expiresAt + CLOCK_TOLERANCE_S * 1000 - clock());
      return isFirst ? identity : undefined;
    },
    async accountFor({ merchant, identity, scope, clientAddress }) {
      const { provider, subject } = identity;
      const isAllowed = (account: Account) => {
        const refusal = refusalOf(account, scope);
        return refusal === undefined ? account : refuse(refusal);
      };
      if (provider === 'sms') {
        const owner =
          identity.phoneNumber === undefined ? undefined : await accounts.byMobile(merchant.code, identity.phoneNumber);
        // A number without an account has the same answer as one whose account is disabled.
        return owner === undefined ? refuse('auth.user_disabled') : isAllowed(owner);
      }

      const linked = await linkedAccount(merchant, provider, subject);
      if (linked !== undefined) return isAllowed(linked);
      // Agents cannot register here: the agents above create them.
      if (scope === 'agent') return refuse('auth.non_agent');
      if (!merchant.settings.registration.isOpen) return refuse('register.closed');
      const budget = await shared.hit(`register:${addressKey(clientAddress)}`, config.registrationsPerAddress, HOUR_MS);
      if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
      return isAllowed(await newAccount(merchant, provider, identity));
    },
  };
}
