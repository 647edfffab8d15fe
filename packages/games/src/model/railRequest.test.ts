import { describe, expect, it } from 'vitest';
import { gameCategories, RAIL_PAGE_SIZE } from '@parlor/contract';
import { emptyFilter, listRequest } from './gameFilter.ts';
import { railRequest } from './railRequest.ts';

describe('railRequest', () => {
  it.each(gameCategories)('requests the first games of the %s list', (category) => {
    const { list, query } = listRequest(category, emptyFilter);
    expect(railRequest(category, RAIL_PAGE_SIZE)).toEqual({ list, query: { ...query, pageSize: RAIL_PAGE_SIZE } });
  });

  it('requests the first games of the list of new games', () => {
    const { list, query } = listRequest('ALL', { dataType: 'NEW' });
    expect(railRequest('NEW', RAIL_PAGE_SIZE)).toEqual({ list, query: { ...query, pageSize: RAIL_PAGE_SIZE } });
  });

  it('applies the page size except to hot games, whose request is always the same', () => {
    expect(railRequest('HOT', 4)).toEqual(railRequest('HOT', RAIL_PAGE_SIZE));
    expect(railRequest('LIVE', 4).query).toMatchObject({ pageSize: 4 });
  });
});
