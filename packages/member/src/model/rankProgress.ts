import type { Level, Rank } from '@parlor/contract';

/**
 * Returns the progress to the next level, from 0 to 1: completed conditions over expected ones; 1 if there is no next
 * level (MEM-02).
 */
export function rankShare({ currentProgress, playerRankProgress }: Rank): number {
  const { completedConditions, totalExpectedConditions } = currentProgress;
  if (playerRankProgress.labelId === null || totalExpectedConditions === 0) return 1;
  return Math.min(1, completedConditions / totalExpectedConditions);
}

/** Returns the next level; undefined at the highest. */
export const nextLevel = ({ levels, playerRankProgress }: Rank): Level | undefined =>
  levels.find(({ labelId }) => labelId === playerRankProgress.labelId);

/** The progress of an amount, from 0 to 1. Only for drawing, never for computing money. */
export function shareOf(done: string, target: string): number {
  const targetNumber = Number(target);
  return targetNumber > 0 ? Math.min(1, Math.max(0, Number(done) / targetNumber)) : 1;
}

/** Formats a percentage, such as 0.5 %, for a locale. */
export const writePercent = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100);
