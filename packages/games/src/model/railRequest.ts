import { homeHotGames } from '@parlor/api-client';
import { wholeListQuery, type GameCategory } from '@parlor/contract';
import type { ListRequest } from './gameFilter.ts';

/** The content of a rail or of rows on home: the games of a category, or the newest of all. */
export type RailTopic = GameCategory | 'NEW';

/** The call that answers a rail: that of all lists, or that of hot games. */
export type RailRequest = Extract<ListRequest, { list: 'games' | 'hot' }>;

/**
 * The call for the first games of a topic. Hot games come with the document, for every brand as a rail asks for them.
 */
export function railRequest(topic: RailTopic, pageSize: number): RailRequest {
  const query = topic === 'NEW' ? { dataType: 'NEW' as const } : wholeListQuery(topic);
  return query ? { list: 'games', query: { ...query, pageSize } } : { list: 'hot', query: homeHotGames };
}
