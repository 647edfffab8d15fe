import { expect, it } from 'vitest';
import { keysThatDiffer } from '../testing/stageContext.ts';
import { tableWords } from './words.ts';

it('the list of other tables has its messages in every language', () => {
  expect(keysThatDiffer(tableWords)).toEqual([]);
});
