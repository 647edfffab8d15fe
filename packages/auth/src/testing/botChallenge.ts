import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { BotChallenge } from '@parlor/contract';

const secrets = { hmacSignatureSecret: 'signature', hmacKeySignatureSecret: 'key' };

/** A real but easy challenge; it expires in `expiresInS` seconds. */
export async function buildBotChallenge({ expiresInS = 600 }: { expiresInS?: number } = {}): Promise<BotChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2,
    counter: 7,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + expiresInS,
    ...secrets,
  });
  // JSON drops undefined fields.
  return JSON.parse(JSON.stringify(challenge)) as BotChallenge;
}

/** Whether a call carried the solution of one of these challenges. */
export async function isSolution(botCheck: unknown): Promise<boolean> {
  if (typeof botCheck !== 'string' || botCheck === '') return false;
  const { challenge, solution } = JSON.parse(atob(botCheck)) as {
    challenge: Challenge;
    solution: { counter: number; derivedKey: string };
  };
  return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified;
}
