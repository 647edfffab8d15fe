import { describe, expect, it } from 'vitest';
import { coinFlipFamily } from './verifierFamily.ts';

describe('the verifier of coin flip', () => {
  it('plays a round of its example choice and describes it', () => {
    const { events, win } = coinFlipFamily.replay({
      gameCode: 'coin-flip',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 100n,
      choice: coinFlipFamily.exampleChoice,
      decisions: [],
    });
    expect(win).toBe(0n);
    expect(events.map((event) => coinFlipFamily.describe(event))).toEqual([
      'Called Heads, landed Tails: lost',
      'The round wins 0',
    ]);
  });
});
