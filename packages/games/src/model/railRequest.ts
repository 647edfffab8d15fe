import { homeHotGames } from '@parlor/api-client';
import { fullListQuery, type GameCategory } from '@parlor/contract';
import type { ListRequest } from './gameFilter.ts';

/** The content of a rail or of rows on home: the games of a category, or the newest of all. */
export type RailTopic = GameCategory | 'NEW';

/** The call that answers a rail: of all lists or of hot games. */
export type RailRequest = Extract<ListRequest, { list: 'games' | 'hot' }>;

/**
 * Returns the call for the first games of a topic. Hot games are embedded in the document, with the same request for
 * every brand.
 */
export function railRequest(topic: RailTopic, pageSize: number): RailRequest {
  const query = topic === 'NEW' ? { dataType: 'NEW' as const } : fullListQuery(topic);
  return query ? { list: 'games', query: { ...query, pageSize } } : { list: 'hot', query: homeHotGames };
}
