import { expect, it } from 'vitest';

import * as publicApi from './index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(publicApi).toSorted()).toEqual([
    'categoryPictures',
    'checkTheme',
    'colorRoles',
    'componentTokens',
    'contrastPairs',
    'contrastRatio',
    'cssVariable',
    'defineTheme',
    'homeSections',
    'layoutChoices',
    'pairsOf',
    'paletteModes',
    'scaleCss',
    'scaleTokens',
    'scenePictures',
    'shapeRoles',
    'themeCss',
    'themeModes',
    'token',
  ]);
});
