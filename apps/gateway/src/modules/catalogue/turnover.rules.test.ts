import { expect, it } from 'vitest';
import { gameTypes } from '@parlor/contract';
import { isTurnover } from './turnover.rules.ts';

it('a buy-in at a table with seats is not turnover, and every other stake is', () => {
  expect(gameTypes.filter((type) => !isTurnover(type))).toEqual(['PVP']);
});
