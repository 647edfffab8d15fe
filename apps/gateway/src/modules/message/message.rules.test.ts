import { expect, it } from 'vitest';
import { afterFailure } from './message.rules.ts';

it('a message is retried after 4, 8, 16, 32 and 64 seconds, and not after the sixth attempt', () => {
  expect([1, 2, 3, 4, 5].map((attempts) => afterFailure(attempts, 1_000))).toEqual([
    5_000, 9_000, 17_000, 33_000, 65_000,
  ]);
  expect([afterFailure(6, 1_000), afterFailure(7, 1_000)]).toEqual([undefined, undefined]);
});
