import { isApiError } from '@parlor/api-client';
import type { BotChallenge } from '@parlor/contract';
import { reportProblem } from '@parlor/core';

/** A solved challenge and its expiry. */
interface SolvedCheck {
  text: string;
  expiresAtMs: number;
}

/** Fetches a challenge. Undefined if the form was closed by then. */
type FetchChallenge = () => Promise<BotChallenge | undefined>;

/** The remaining lifetime, in ms, below which a solution is not sent: it might expire in transit. */
const MARGIN_MS = 15_000;

/**
 * Challenges are fetched one after the other. Two concurrent requests would get the same challenge, which is valid
 * once.
 */
let lastFetch: Promise<unknown> = Promise.resolve();

async function solve(fetchChallenge: FetchChallenge): Promise<SolvedCheck | undefined> {
  try {
    const fetched = lastFetch.then(fetchChallenge, fetchChallenge);
    lastFetch = fetched.catch(() => undefined);
    const [challenge, { solveBotChallenge }] = await Promise.all([fetched, import('./botCheckSolver.ts')]);
    if (challenge === undefined) return undefined;
    const { expiresAt } = challenge.parameters;
    return {
      text: await solveBotChallenge(challenge),
      expiresAtMs: expiresAt === undefined ? Infinity : expiresAt * 1000,
    };
  } catch (cause) {
    // The call is sent without a solution, and its answer says what is wrong.
    if (!isApiError(cause)) reportProblem('The bot check was not solved', cause);
    return undefined;
  }
}

/** Solves challenges for the calls of a form, in advance if possible. */
export interface BotCheck {
  /** Starts to solve a challenge unless a solution is available. */
  prepare: () => void;
  /** An unused solution, or '' if none can be obtained. */
  take: () => Promise<string>;
  /**
   * Sends a call with a solution: at once if `isNeeded`, otherwise when the gateway requires one. Retries once if
   * it was refused for a missing or invalid solution.
   * refused for a missing or invalid solution.
   */
  send: <Answer extends { error?: unknown }>(
    call: (botCheck: string) => Promise<Answer>,
    isNeeded: boolean,
  ) => Promise<Answer>;
}

/** Whether a call was refused for a missing or invalid solution. */
function isBotCheckDue(error: unknown): boolean {
  return isApiError(error) && (error.value?.botCheck === true || error.code === 'auth.bot_check_required');
}

/** The bot checks of one form. `onBusy` is called while a call waits for a solution; `now` is the gateway's time. */
export function createBotCheck(
  fetchChallenge: FetchChallenge,
  onBusy: (isBusy: boolean) => void,
  now: () => number,
): BotCheck {
  let ahead: Promise<SolvedCheck | undefined> | undefined;

  const take = async (): Promise<string> => {
    const prepared = ahead;
    ahead = undefined;
    onBusy(true);
    try {
      const solved = await prepared;
      const isFresh = solved !== undefined && solved.expiresAtMs - now() > MARGIN_MS;
      return (isFresh ? solved : await solve(fetchChallenge))?.text ?? '';
    } finally {
      onBusy(false);
    }
  };

  return {
    prepare: () => {
      ahead ??= solve(fetchChallenge);
    },
    take,
    send: async (call, isNeeded) => {
      const answer = await call(isNeeded || ahead !== undefined ? await take() : '');
      return isBotCheckDue(answer.error) ? call(await take()) : answer;
    },
  };
}
