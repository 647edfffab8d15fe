import { describe, expect, it } from 'vitest';
import type { GameType, Vendor } from '@parlor/contract';
import { buildVendor } from '@parlor/testing';
import { classesFor, vendorsFor } from './vendorChoices.ts';
import { groupVendors, stripCategories } from './vendorGroups.ts';

const vendor = (vassalage: string, gameType: GameType, classes: string[] = []): Vendor =>
  buildVendor({
    vassalage,
    displayName: vassalage,
    gameType,
    gameClassify: classes.map((key) => ({ key, displayName: key })),
  });
const codes = (vendors: readonly Vendor[]) => vendors.map(({ vassalage }) => vassalage);

const vendors = [
  vendor('PARLOR', 'RNG', ['SM', 'Crash', 'AR']),
  vendor('JL', 'RNG', ['SM', 'BG']),
  vendor('JL', 'FISH', ['FG']),
  vendor('CRM', 'LIVE', ['BAC']),
  vendor('PCH', 'SPORTS'),
  vendor('AV', 'SPORTS'),
  vendor('SV3', 'SPORTS'),
  vendor('LOTT', 'LOTT'),
];

describe('the vendor list', () => {
  it('GAME-07 groups e-sports and cockfight vendors into separate categories after sports', () => {
    expect(groupVendors(vendors).map(({ category, vendors: list }) => [category, codes(list)])).toEqual([
      ['RNG', ['PARLOR', 'JL']],
      ['FISH', ['JL']],
      ['LIVE', ['CRM']],
      ['SPORTS', ['PCH']],
      ['ESPORTS', ['AV']],
      ['COCKFIGHT', ['SV3']],
      ['LOTT', ['LOTT']],
    ]);
  });

  it('GAME-07 omits sports when all its vendors belong to e-sports or cockfight', () => {
    expect(groupVendors([vendor('AV', 'SPORTS'), vendor('SV3', 'SPORTS')]).map(({ category }) => category)).toEqual([
      'ESPORTS',
      'COCKFIGHT',
    ]);
  });

  it('HOME-04 yields a strip of hot, slots and crash, then the categories in vendor order', () => {
    expect(stripCategories(vendors)).toEqual([
      'HOT',
      'SLOT',
      'CRASH',
      'RNG',
      'FISH',
      'LIVE',
      'SPORTS',
      'ESPORTS',
      'COCKFIGHT',
      'LOTT',
    ]);
    expect(stripCategories(undefined).slice(0, 3)).toEqual(['HOT', 'SLOT', 'CRASH']);
  });

  it('GAME-02 offers only the vendors of the category, each once', () => {
    expect(codes(vendorsFor('ALL', vendors))).toEqual(['PARLOR', 'JL', 'CRM', 'PCH', 'AV', 'SV3', 'LOTT']);
    expect(codes(vendorsFor('SPORTS', vendors))).toEqual(['PCH']);
    expect(codes(vendorsFor('ESPORTS', vendors))).toEqual(['AV']);
  });

  it('GAME-06 offers only vendors with slots, with crash games or with the selected class', () => {
    expect(codes(vendorsFor('SLOT', vendors))).toEqual(['PARLOR', 'JL']);
    expect(codes(vendorsFor('CRASH', vendors))).toEqual(['PARLOR']);
    expect(codes(vendorsFor('RNG', vendors, 'BG'))).toEqual(['JL']);
  });

  it('HOME-05 omits slots and crash from the classes, and offers only those of the selected vendor', () => {
    expect(classesFor('RNG', vendors).map(({ key }) => key)).toEqual(['AR', 'BG']);
    expect(classesFor('RNG', vendors, 'JL').map(({ key }) => key)).toEqual(['BG']);
  });
});
