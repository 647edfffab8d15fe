import type { Currency } from '@parlor/contract';
import { provider } from '@parlor/contract/schemas';
import type { PlayProfile } from '../../arcadeApi.ts';
import type { Game } from '../../games/game.ts';

/** The profile of a session without one from the gateway: it allows nothing that any jurisdiction forbids. */
const STRICTEST: PlayProfile = {
  minCycleMs: 5_000,
  isAutoplayAllowed: false,
  isTurboAllowed: false,
  isSmallWinCelebrated: false,
  areJackpotsAllowed: false,
  maxStake: null,
  parallelGames: 1,
};

/** The profile of a replay. Nothing is staked, so it may be shortened. */
export const REPLAY_PROFILE: PlayProfile = {
  minCycleMs: 0,
  isAutoplayAllowed: false,
  isTurboAllowed: true,
  isSmallWinCelebrated: false,
  areJackpotsAllowed: true,
  maxStake: null,
  parallelGames: null,
};

/** Parses the gateway's answer when a session opened. Missing values get the strictest ones. */
export function readPlayProfile(served: unknown): PlayProfile {
  const parsed = provider.playProfile.safeParse(served);
  if (!parsed.success) return STRICTEST;
  const { data } = parsed;
  return {
    minCycleMs: data.min_cycle_ms,
    isAutoplayAllowed: data.autoplay,
    isTurboAllowed: data.turbo,
    isSmallWinCelebrated: data.celebrate_small_wins,
    areJackpotsAllowed: data.jackpots,
    maxStake: data.max_stake ?? null,
    parallelGames: data.parallel_games ?? null,
  };
}

/**
 * Returns the stakes of a game within a profile, in minor units; for a game with seats, the bases of tables whose
 * lowest buy-in is within it.
 */
export function stakesOnOffer(
  { stakesOf, seating }: Pick<Game, 'stakesOf' | 'seating'>,
  { currency, profile: { maxStake } }: { currency: Currency; profile: Pick<PlayProfile, 'maxStake'> },
): bigint[] {
  const min = BigInt(seating?.buyIn.least ?? 1);
  return stakesOf(currency).filter((stake) => maxStake === null || stake * min <= BigInt(maxStake));
}
