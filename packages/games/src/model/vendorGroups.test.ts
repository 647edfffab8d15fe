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

describe('vendors by category', () => {
  it('GAME-07 makes e-sports and cockfight categories of their own right after sports', () => {
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

  it('GAME-07 drops sports when nothing of it is left', () => {
    expect(groupVendors([vendor('AV', 'SPORTS'), vendor('SV3', 'SPORTS')]).map(({ category }) => category)).toEqual([
      'ESPORTS',
      'COCKFIGHT',
    ]);
  });

  it('HOME-04 the strip begins with hot, slots and crash and goes on in the order of the vendors', () => {
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

  it('GAME-02 offers the vendors of the screen alone, each once', () => {
    expect(codes(vendorsFor('ALL', vendors))).toEqual(['PARLOR', 'JL', 'CRM', 'PCH', 'AV', 'SV3', 'LOTT']);
    expect(codes(vendorsFor('SPORTS', vendors))).toEqual(['PCH']);
    expect(codes(vendorsFor('ESPORTS', vendors))).toEqual(['AV']);
  });

  it('GAME-06 limits slot and crash vendors, and those of a chosen class, to who has it', () => {
    expect(codes(vendorsFor('SLOT', vendors))).toEqual(['PARLOR', 'JL']);
    expect(codes(vendorsFor('CRASH', vendors))).toEqual(['PARLOR']);
    expect(codes(vendorsFor('RNG', vendors, 'BG'))).toEqual(['JL']);
  });

  it('HOME-05 leaves slots and crash out of the classes, and narrows them to the chosen vendor', () => {
    expect(classesFor('RNG', vendors).map(({ key }) => key)).toEqual(['AR', 'BG']);
    expect(classesFor('RNG', vendors, 'JL').map(({ key }) => key)).toEqual(['BG']);
  });
});
