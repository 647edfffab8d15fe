import { expect, it } from 'vitest';
import { languageCodes } from '@parlor/contract';
import { flagOf } from './flags.ts';

it('I18N-02 every language that the product knows has a flag', () => {
  expect(languageCodes.filter((code) => flagOf(code) === undefined)).toEqual([]);
  expect(flagOf('XX')).toBeUndefined();
});
