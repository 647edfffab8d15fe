import { describe, expect, it } from 'vitest';
import { fishGame } from './game.ts';
import { fishFamily } from './verifierFamily.ts';

describe('fish in the verifier', () => {
  it('plays a round of the example from its seeds and tells it in words', () => {
    const { events, win } = fishFamily.replay({
      gameCode: 'fish',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 1000n,
      choice: fishGame.choice.parse(fishFamily.exampleChoice),
      decisions: [],
    });
    expect(events.map(fishFamily.describe)).toEqual([
      'Sardine, bullet 500: got away',
      'Shark, bullet 500: got away',
      'The batch wins 0',
    ]);
    expect(win).toBe(0n);
  });
});
