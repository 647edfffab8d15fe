import { describe, expect, it } from 'vitest';
import { diceGame } from './game.ts';
import { diceFamily } from './verifierFamily.ts';

describe('dice in the verifier', () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = diceFamily.replay({
      gameCode: 'dice',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 500n,
      choice: diceGame.choice.parse(diceFamily.exampleChoice),
      decisions: [],
    });
    expect(events.map(diceFamily.describe)).toEqual(['Rolled 93.63', 'The round wins 1000']);
    expect(win).toBe(1000n);
  });
});
