import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { BotChallenge } from '@parlor/contract';

/** Number of keys derived in parallel. More would block a slow phone. */
const LANES_MAX = 4;
/** The timeout of solving, in ms. */
const PATIENCE_MS = 60_000;

/**
 * Solves a challenge. Returns challenge and solution as the text that calls carry. The browser derives the keys off the
 * main thread, so the page stays responsive. Rejects on timeout.
 */
export async function solveBotChallenge(challenge: BotChallenge): Promise<string> {
  const controller = new AbortController();
  const lanes = Math.min(LANES_MAX, navigator.hardwareConcurrency || 1);
  const solution = await Promise.any(
    Array.from({ length: lanes }, async (_, lane) => {
      const found = await solveChallenge({
        challenge,
        controller,
        deriveKey,
        counterStart: lane,
        counterStep: lanes,
        timeout: PATIENCE_MS,
      });
      if (found === null) throw new Error('No solution was found in time');
      return found;
    }),
  );
  controller.abort();
  return btoa(JSON.stringify({ challenge, solution }));
}
