import type { Brand } from '@parlor/ui-kit/brand';

/**
 * Whether a brand's home starts with rows of games. Such a home has no hero at the top, so the brand's welcome is its
 * headline.
 */
export function opensWithGames({ homeSections: [first] }: Brand['layout']): boolean {
  return first === 'fixtures' || first === 'hot' || first === 'rows';
}
