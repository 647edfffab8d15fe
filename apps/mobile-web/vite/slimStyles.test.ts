import { expect, it } from 'vitest';
import { slimStyles } from './slimStyles.ts';

it('the build fails when stylis has moved its vendor prefixes', () => {
  const stop = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  const { buildEnd } = slimStyles();
  const handler = typeof buildEnd === 'object' ? buildEnd.handler : buildEnd;
  expect(() => void Reflect.apply(handler ?? (() => undefined), stop, [])).toThrow('has moved');
});
