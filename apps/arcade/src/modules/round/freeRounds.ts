import type { ArcadeErrorCode } from '../../arcadeApi.ts';
import type { Game } from '../../games/game.ts';
import type { PlaySession, SessionService } from '../session/session.service.ts';

/**
 * Returns why a bet cannot be a free round; undefined if it can. Only slots have free rounds: their rounds end with the
 * bet. They never pay for a slip, whose stake the player composes. The gateway checks again when it accepts the round.
 */
export async function freeRoundRefusal(
  sessions: Pick<SessionService, 'balance'>,
  game: Game,
  session: PlaySession,
  { stake, freeRoundsId }: { stake: bigint; freeRoundsId: string },
): Promise<ArcadeErrorCode | undefined> {
  if (session.isFreePlay || game.isSlot !== true || game.slip) return 'free_rounds.over';
  const balance = await sessions.balance(session);
  if (balance.kind === 'unreachable') return 'gateway.unreachable';
  if (balance.kind !== 'known') return balance.kind === 'replaced' ? 'session.replaced' : 'session.expired';
  const rounds = balance.freeRounds.find(({ id }) => id === freeRoundsId);
  if (rounds === undefined) return 'free_rounds.over';
  return rounds.stake === stake.toString() ? undefined : 'stake.unknown';
}

/** Returns the terms of a free round: it draws no jackpot, because it contributes to none. */
export function withoutJackpots(session: PlaySession): PlaySession {
  return { ...session, profile: { ...session.profile, areJackpotsAllowed: false } };
}
