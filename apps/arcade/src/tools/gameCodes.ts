import { demoGames } from '@parlor/artwork/titles';
import { titleOf } from '../games/titles.ts';

/** Returns the codes of a name: a title, or all titles of a family. Empty for an unknown name. */
export function gameCodesOf(name: string): string[] {
  const ofFamily = demoGames().filter(({ family }) => family === name);
  if (ofFamily.length > 0) return ofFamily.map(({ gameCode }) => gameCode);
  return titleOf(name) ? [name] : [];
}
