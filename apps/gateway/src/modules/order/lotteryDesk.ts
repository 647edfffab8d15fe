import { operatorPath, SIGNATURE_HEADER } from '@parlor/contract';
import { provider } from '@parlor/contract/schemas';
import { signatureHeader } from '../provider/signature.rules.ts';

/** The longest wait for the games' answer, which includes their own call to the ledger. */
const WAIT_MS = 10_000;

/**
 * The answer of the games about a bet to cancel. After `undecided` the call is repeated; after `silent` its effect is
 * unknown.
 */
export type CancelOutcome = 'cancelled' | 'closed' | 'unknown' | 'undecided' | 'silent';

/** The client of the in-house games that cancels bets. */
export interface LotteryDesk {
  cancel(bet: { playerRef: string; roundId: string }): Promise<CancelOutcome>;
}

const outcomeOf: Record<string, CancelOutcome> = {
  'draw.closed': 'closed',
  not_found: 'unknown',
  bad_request: 'unknown',
  'round.undecided': 'undecided',
};

/** Creates the client of the games' signed calls. Without a secret they are silent. */
export function createLotteryDesk({
  arcadeUrl,
  secret,
  clock,
  waitMs = WAIT_MS,
}: {
  arcadeUrl: string;
  secret: string | undefined;
  clock: () => number;
  waitMs?: number;
}): LotteryDesk {
  return {
    async cancel({ playerRef, roundId }) {
      if (secret === undefined) return 'silent';
      const path = operatorPath('cancel');
      const body = JSON.stringify({ player_ref: playerRef, round_id: roundId });
      const signature = signatureHeader(secret, clock(), { method: 'POST', path, rawBody: Buffer.from(body) });
      try {
        const answer = await fetch(`${arcadeUrl}${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(waitMs),
        });
        const parsed = provider.operatorAnswer.safeParse(await answer.json());
        if (!parsed.success) return 'silent';
        return parsed.data.success ? 'cancelled' : (outcomeOf[parsed.data.errorCode] ?? 'silent');
      } catch {
        return 'silent';
      }
    },
  };
}
