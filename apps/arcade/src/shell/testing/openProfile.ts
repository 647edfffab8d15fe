import type { PlayProfile } from '../../arcadeApi.ts';

/** A profile that asks nothing of a game. */
export const openProfile: PlayProfile = {
  minCycleMs: 0,
  isAutoplayAllowed: true,
  isTurboAllowed: true,
  isSmallWinCelebrated: false,
  areJackpotsAllowed: true,
  maxStake: null,
  parallelGames: null,
};
