import { describe, expect, it } from 'vitest';
import type { DemoGame } from '@parlor/artwork';
import { orderHotGames } from './demoCatalogue.rules.ts';

describe('the order of the hot list', () => {
  it('starts with the in-house games that open, then alternates vendors and game types', () => {
    const game = (
      vassalage: string,
      gameType: 'RNG' | 'FISH',
      family: 'reels' | null = null,
    ): Pick<DemoGame, 'vassalage' | 'gameType' | 'family'> => ({ vassalage, gameType, family });
    const ordered = orderHotGames([
      game('A', 'RNG'),
      game('A', 'RNG', 'reels'),
      game('B', 'RNG', 'reels'),
      game('A', 'FISH'),
      game('PARLOR', 'RNG'),
      game('PARLOR', 'RNG', 'reels'),
    ]);
    expect(ordered.map(({ vassalage, gameType, family }) => `${vassalage} ${gameType} ${family}`)).toEqual([
      'PARLOR RNG reels',
      'A RNG reels',
      'B RNG reels',
      'A FISH null',
      'PARLOR RNG null',
      'A RNG null',
    ]);
  });
});
