import { describe, expect, it } from 'vitest';
import { stampedGame } from './game.ts';
import { stampedFamily } from './verifierFamily.ts';

describe('stamped in the verifier', () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = stampedFamily.replay({
      gameCode: 'stamped',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 500n,
      choice: stampedGame.choice.parse(stampedFamily.exampleChoice),
      decisions: [],
    });
    expect(events.map(stampedFamily.describe)).toEqual(['Number 363', 'The round wins 750']);
    expect(win).toBe(750n);
  });
});
