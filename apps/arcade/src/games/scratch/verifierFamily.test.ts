import { describe, expect, it } from 'vitest';
import { scratchGame } from './game.ts';
import { scratchFamily } from './verifierFamily.ts';

describe('scratch cards in the verifier', () => {
  it('play a round of the example from its seeds and describe it', () => {
    const { events, win } = scratchFamily.replay({
      gameCode: 'royal-scratch-card-master',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 10,
      stake: 500n,
      choice: scratchGame.choice.parse(scratchFamily.exampleChoice),
      decisions: [],
    });
    expect(events.map(scratchFamily.describe)).toEqual([
      'The card has ×20 ×2 ×50 ×20 ×200 ×5 ×1,000 ×2 ×2',
      'The round wins 1000',
    ]);
    expect(win).toBe(1000n);
  });
});
