import type { Brand } from '@parlor/ui-kit/brand';

/**
 * Whether a brand's home opens with lines of games. Such a home has no picture on top to greet with, so the brand's
 * welcome is above it as the headline.
 */
export function opensWithGames({ homeSections: [first] }: Brand['layout']): boolean {
  return first === 'fixtures' || first === 'hot' || first === 'rows';
}
