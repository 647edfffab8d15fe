import type { RoundView } from '../../arcadeApi.ts';
import { ArcadeFailure, randomHex, type ArcadeClient } from '../arcadeClient.ts';
import { linesOfDraw, multiplesOf, type Chase, type SlipLine } from './ticketSlip.ts';

/** The outcome of placing a slip. */
export interface Placed {
  rounds: RoundView[];
  /** Why the remaining bets were not placed: the code of a refusal or of a void bet. */
  reason: string | undefined;
}

interface SlipParts {
  client: Pick<ArcadeClient, 'bet'>;
  form: string;
  lines: readonly SlipLine[];
  multiple: number;
  chase: Chase;
  /** The first draw. */
  from: number;
  clientSeed: string;
  onRound: (round: RoundView) => void;
  /** Waits before a retry, in ms. */
  wait: (ms: number) => Promise<void>;
}

const ATTEMPTS = 4;
const AGAIN_MS = 600;

/** Places a slip in its draws, one after the other. Stops at the first refusal. */
export async function placeSlip(parts: SlipParts): Promise<Placed> {
  const { client, form, lines, multiple, chase, from, onRound } = parts;
  const rounds: RoundView[] = [];
  const series = chase.draws > 1 ? { chase: { id: randomHex(16), stopsOnWin: chase.stopsOnWin } } : {};
  for (const [at, times] of multiplesOf(multiple, chase).entries()) {
    const own = linesOfDraw(lines, times);
    const request = {
      stake: own.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString(),
      choice: { form, lines: own },
      idempotencyKey: randomHex(16),
      clientSeed: parts.clientSeed,
      draw: from + at,
      ...series,
    };
    try {
      const round = await sent(request);
      if (round.state === 'VOID') return { rounds, reason: round.voidReason ?? 'unexpected' };
      rounds.push(round);
      onRound(round);
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      return { rounds, reason: error.code };
    }
  }
  return { rounds, reason: undefined };

  /** Sends a bet, with retries under the same key. */
  async function sent(request: Parameters<ArcadeClient['bet']>[0]): Promise<RoundView> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await client.bet(request);
      } catch (error) {
        if (attempt >= ATTEMPTS || !(error instanceof ArcadeFailure) || !error.isPassing) throw error;
        await parts.wait(AGAIN_MS * attempt);
      }
    }
  }
}
