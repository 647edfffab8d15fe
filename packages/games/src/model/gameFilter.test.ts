import { describe, expect, it } from 'vitest';
import { categoryPresets, gameCategories, fullListQuery } from '@parlor/contract';
import {
  chooseEntry,
  chooseVendor,
  chosenEntry,
  emptyFilter,
  filterWithin,
  listRequest,
  readFilter,
  without,
  writeFilter,
  type GameFilter,
} from './gameFilter.ts';

const full: GameFilter = {
  vassalage: 'KOI',
  gameClassify: 'AR',
  dataType: 'NEW',
  name: 'naga',
  minBet: '1.50',
  minLine: 20,
};
const query = (topic: Parameters<typeof listRequest>[0], filter: GameFilter = emptyFilter) =>
  listRequest(topic, filter).query;

describe('the game filter in the query string', () => {
  it('GAME-01 is read back as it was written', () => {
    expect(readFilter(writeFilter(full))).toEqual(full);
    expect(String(writeFilter(full))).toBe(
      'vassalage=KOI&gameClassify=AR&dataType=NEW&name=naga&minBet=1.50&minLine=20',
    );
  });

  it('GAME-01 omits unset fields and keeps unrelated parameters', () => {
    expect(String(writeFilter(emptyFilter, new URLSearchParams('category=LIVE&vassalage=KOI')))).toBe('category=LIVE');
  });

  it.each([
    'vassalage=<b>',
    'dataType=EVERYTHING',
    'minBet=cheap',
    'minBet=-1',
    'minLine=2.5',
    'minLine=-4',
    'minLine=99999',
    'name=%20',
  ])('ignores the invalid parameter %s', (search) => {
    expect(readFilter(new URLSearchParams(search))).toEqual(emptyFilter);
  });
});

describe('the game filter', () => {
  it('GAME-03 keeps only the vendor and resets the data type to ALL when a vendor is selected', () => {
    expect(chooseVendor('JL')).toEqual({ dataType: 'ALL', vassalage: 'JL' });
    expect(chooseVendor(undefined)).toEqual(emptyFilter);
  });

  it.each(['NEW', 'HOT', 'FAV', 'RECENT'] as const)(
    'GAME-03 sets the data type and clears the class when %s is selected',
    (entry) => {
      const chosen = chooseEntry({ ...full, dataType: 'ALL' }, entry);
      expect(chosen).toEqual({ vassalage: 'KOI', dataType: entry, name: 'naga', minBet: '1.50', minLine: 20 });
      expect(chosenEntry(chosen)).toBe(entry);
    },
  );

  it('HOME-05 includes all data types when a class is selected, and clears the class when ALL is selected', () => {
    const chosen = chooseEntry({ dataType: 'NEW' }, 'JP');
    expect(chosen).toEqual({ dataType: 'ALL', gameClassify: 'JP' });
    expect(chosenEntry(chosen)).toBe('JP');
    expect(chooseEntry(chosen, 'ALL')).toEqual(emptyFilter);
  });

  it.each(['vassalage', 'gameClassify', 'name', 'minBet', 'minLine'] as const)(
    'keeps the other fields when %s is removed',
    (part) => {
      const { [part]: _removed, ...others } = full;
      expect(without(full, part)).toEqual(others);
    },
  );

  it('resets the data type to ALL when it is removed', () => {
    expect(without(full, 'dataType').dataType).toBe('ALL');
  });
});

describe('the game list request', () => {
  it.each([...gameCategories, 'ALL'] as const)(
    'SYS-02 for %s without a filter matches the query that the gateway preloads',
    (topic) => {
      // Hot games have a separate call without other parameters.
      expect(query(topic)).toEqual(fullListQuery(topic) ?? {});
    },
  );

  it('GAME-05 applies the preset game type and filter of every special category', () => {
    expect(query('BINGO')).toEqual({ gameType: 'RNG', gameClassify: 'BG', dataType: 'ALL' });
    expect(query('SLOT')).toEqual({ gameType: 'RNG', gameClassify: 'SM', dataType: 'ALL' });
    expect(query('CRASH')).toEqual({ gameType: 'RNG', gameClassify: 'Crash', dataType: 'ALL' });
    expect(query('INHOUSE')).toEqual({ gameType: 'RNG', vassalage: 'PARLOR', dataType: 'ALL' });
    expect(query('JL')).toEqual({ gameType: 'RNG', vassalage: 'JL', dataType: 'ALL' });
    expect(query('RTG')).toEqual({ gameType: 'RNG', vassalage: 'RTG', dataType: 'ALL' });
    expect(query('JACKPOT')).toEqual({ gameType: 'RNG', gameClassify: 'JP', dataType: 'ALL' });
    expect(query('ESPORTS')).toEqual({ gameType: 'SPORTS', vassalage: 'AV,AI,IMES,TF,IA', dataType: 'ALL' });
    expect(query('COCKFIGHT')).toEqual({ gameType: 'SPORTS', vassalage: 'SV3,DS88,DIG,WGB,WS168', dataType: 'ALL' });
  });

  it('GAME-06 ignores a vendor that the category does not let the player select', () => {
    const hidden = gameCategories.filter((category) => categoryPresets[category].hidesVendor);
    expect(hidden.toSorted()).toEqual(['BINGO', 'CRASH', 'INHOUSE', 'JACKPOT', 'JL', 'RTG', 'SLOT']);
    for (const category of hidden)
      expect(query(category, { dataType: 'ALL', vassalage: 'KOI' })).toEqual(query(category));
    expect(query('ESPORTS', { dataType: 'ALL', vassalage: 'KOI' })).toEqual(query('ESPORTS'));
    expect(query('ESPORTS', { dataType: 'ALL', vassalage: 'TF' })).toMatchObject({ vassalage: 'TF' });
  });

  it('GAME-06 ignores a class for slots and crash, and applies it to RNG games', () => {
    expect(query('SLOT', { dataType: 'ALL', gameClassify: 'Crash' })).toMatchObject({ gameClassify: 'SM' });
    expect(query('CRASH', { dataType: 'ALL', gameClassify: 'SM' })).toMatchObject({ gameClassify: 'Crash' });
    expect(query('RNG', { dataType: 'ALL', gameClassify: 'FeatureBuy' })).toMatchObject({ gameClassify: 'FeatureBuy' });
  });

  it('NAV-06 keeps only the filter fields that the category lets the player select', () => {
    const filter: GameFilter = { dataType: 'NEW', vassalage: 'KOI', gameClassify: 'FeatureBuy', name: 'naga' };
    expect(filterWithin('RNG', filter)).toEqual(filter);
    expect(filterWithin('JL', filter)).toEqual({ dataType: 'NEW', gameClassify: 'FeatureBuy', name: 'naga' });
    expect(filterWithin('BINGO', filter)).toEqual({ dataType: 'NEW', name: 'naga' });
    expect(filterWithin('SLOT', filter)).toEqual({ dataType: 'NEW', name: 'naga' });
    expect(filterWithin('COCKFIGHT', filter)).toEqual({ dataType: 'NEW', gameClassify: 'FeatureBuy', name: 'naga' });
    expect(filterWithin('ESPORTS', { ...filter, vassalage: 'TF' })).toMatchObject({ vassalage: 'TF' });
  });

  it('GAME-08 limits a search in e-sports and in JILI to the vendors of that category', () => {
    expect(query('ESPORTS', { dataType: 'ALL', name: 'arena' })).toEqual({
      gameType: 'SPORTS',
      vassalage: 'AV,AI,IMES,TF,IA',
      dataType: 'SEARCH',
      gameName: 'arena',
    });
    expect(query('JL', { dataType: 'ALL', name: 'road' })).toEqual({
      gameType: 'RNG',
      vassalage: 'JL',
      dataType: 'SEARCH',
      gameName: 'road',
    });
  });

  it('GAME-13 uses the hot list for HOT without a filter, and searches all games from HOT', () => {
    expect(listRequest('HOT', emptyFilter)).toEqual({ list: 'hot', query: {} });
    expect(query('HOT', { dataType: 'ALL', vassalage: 'JL' })).toEqual({ dataType: 'HOT', vassalage: 'JL' });
    expect(query('HOT', { dataType: 'ALL', name: 'naga' })).toEqual({ dataType: 'SEARCH', gameName: 'naga' });
  });

  it('GAME-15 uses the lists of favourites and recent games, by game type and vendor', () => {
    expect(listRequest('LIVE', { dataType: 'FAV' })).toEqual({ list: 'favourites', query: { gameType: 'LIVE' } });
    expect(listRequest('LIVE', { dataType: 'FAV' }, 100)).toEqual({
      list: 'favourites',
      query: { gameType: 'LIVE', pageSize: 100 },
    });
    expect(listRequest('LIVE', { dataType: 'RECENT' }, 100)).toEqual({ list: 'recent', query: { gameType: 'LIVE' } });
    expect(listRequest('JL', { dataType: 'RECENT' })).toEqual({
      list: 'recent',
      query: { gameType: 'RNG', vassalage: 'JL' },
    });
  });
});
