import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { BotChallenge } from '@parlor/contract';
import { account } from '@parlor/contract/schemas';
import type { GatewayConfig } from '../../config.ts';
import type { SharedState } from '../../shared/sharedState.ts';

/** How long a solution of a challenge is accepted, in ms. */
const BOT_CHALLENGE_TTL_MS = 10 * 60_000;
const ALGORITHM = 'PBKDF2/SHA-256';
/** The longest solved challenge, in base64 characters: the limit of the contract. */
const MAX_PAYLOAD_LENGTH = 4_096;

/**
 * The work of a solver: `cost` iterations for each counter that it tries; the right counter is between `minCounter` and
 * `maxCounter`.
 */
interface Work {
  cost: number;
  minCounter: number;
  maxCounter: number;
}

/** About a second on a cheap phone, a third of that on a desktop; automating a thousand logins costs minutes. */
const WORK: Work = { cost: 5_000, minCounter: 120, maxCounter: 240 };
/** Tests solve real but small challenges. */
const TEST_WORK: Work = { cost: 20, minCounter: 2, maxCounter: 6 };

const payloadForm = z.strictObject({
  challenge: z.strictObject({
    parameters: account.botChallenge.shape.parameters.strict(),
    signature: z.string().max(128),
  }),
  solution: z.strictObject({ counter: z.int().min(0), derivedKey: z.string().max(256), time: z.number().optional() }),
});

export interface BotCheckService {
  /** Creates a challenge that takes a moment of computing to solve. It is valid for one call, for ten minutes. */
  challenge(): Promise<BotChallenge>;
  /**
   * Whether a payload (base64 of JSON `{ challenge, solution }`) is one of our challenges, solved, in time and for the
   * first time. A check uses a solved challenge up. Anything that is not a solution gives false, never an error.
   */
  verify(payload: string): Promise<boolean>;
}

interface BotCheckDeps {
  config: Pick<GatewayConfig, 'botCheckSecret' | 'isTest'>;
  shared: SharedState;
  clock: () => number;
}

/**
 * Creates a proof of work against mass calls: no picture, no external service, nothing stored before a solution
 * arrives.
 */
export function createBotCheckService({ config, shared, clock }: BotCheckDeps): BotCheckService {
  const work = config.isTest ? TEST_WORK : WORK;
  const secret = config.botCheckSecret ?? randomBytes(32).toString('base64url');
  const secrets = {
    hmacSignatureSecret: derive(secret, 'challenge'),
    hmacKeySignatureSecret: derive(secret, 'solution'),
  };

  return {
    async challenge() {
      const created = await createChallenge({
        algorithm: ALGORITHM,
        cost: work.cost,
        counter: randomInt(work.minCounter, work.maxCounter + 1),
        deriveKey,
        expiresAt: Math.ceil((clock() + BOT_CHALLENGE_TTL_MS) / 1000),
        ...secrets,
      });
      return account.botChallenge.parse(created);
    },
    async verify(payload) {
      const { challenge, solution } = readPayload(payload) ?? {};
      if (challenge === undefined || solution === undefined) return false;
      const { nonce, expiresAt } = challenge.parameters;
      // The library uses the machine's clock; `clock` may be another one.
      if (expiresAt === undefined || expiresAt * 1000 < clock()) return false;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      return verified && shared.spend(`bot-check:${nonce}`, BOT_CHALLENGE_TTL_MS + 1_000);
    },
  };
}

function readPayload(payload: string): z.output<typeof payloadForm> | undefined {
  if (payload === '' || payload.length > MAX_PAYLOAD_LENGTH) return undefined;
  try {
    return payloadForm.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

function derive(secret: string, use: string): string {
  return createHmac('sha256', secret).update(`bot check, ${use}`).digest('base64url');
}
