import { describe, expect, it } from 'vitest';
import { limboGame } from './game.ts';
import { limboFamily } from './verifierFamily.ts';

describe('limbo in the verifier', () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = limboFamily.replay({
      gameCode: 'limbo',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 500n,
      choice: limboGame.choice.parse(limboFamily.exampleChoice),
      decisions: [],
    });
    expect(events.map(limboFamily.describe)).toEqual(['Reached ×3.72', 'The round wins 1000']);
    expect(win).toBe(1000n);
  });
});
