import { describe, expect, it } from 'vitest';
import { gameCategories, RAIL_PAGE_SIZE } from '@parlor/contract';
import { emptyFilter, listRequest } from './gameFilter.ts';
import { railRequest } from './railRequest.ts';

describe('railRequest', () => {
  it.each(gameCategories)('asks for the games that the list of %s begins with', (category) => {
    const { list, query } = listRequest(category, emptyFilter);
    expect(railRequest(category, RAIL_PAGE_SIZE)).toEqual({ list, query: { ...query, pageSize: RAIL_PAGE_SIZE } });
  });

  it('asks for the games that the list of what is new begins with', () => {
    const { list, query } = listRequest('ALL', { dataType: 'NEW' });
    expect(railRequest('NEW', RAIL_PAGE_SIZE)).toEqual({ list, query: { ...query, pageSize: RAIL_PAGE_SIZE } });
  });

  it('asks for hot games in the same words however many are shown, because the document brings them', () => {
    expect(railRequest('HOT', 4)).toEqual(railRequest('HOT', RAIL_PAGE_SIZE));
    expect(railRequest('LIVE', 4).query).toMatchObject({ pageSize: 4 });
  });
});
