import type { PlayProfile } from '../../arcadeApi.ts';

/** A profile without limits. */
export const openProfile: PlayProfile = {
  minCycleMs: 0,
  isAutoplayAllowed: true,
  isTurboAllowed: true,
  isSmallWinCelebrated: false,
  areJackpotsAllowed: true,
  maxStake: null,
  parallelGames: null,
};
