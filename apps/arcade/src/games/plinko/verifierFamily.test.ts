import { describe, expect, it } from 'vitest';
import { plinkoGame } from './game.ts';
import { plinkoFamily } from './verifierFamily.ts';

describe('Plinko in the verifier', () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = plinkoFamily.replay({
      gameCode: 'plinko',
      serverSeed: '5e'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 500n,
      choice: plinkoGame.choice.parse(plinkoFamily.exampleChoice),
      decisions: [],
    });
    expect(events.map(plinkoFamily.describe)).toEqual([
      'The ball falls ← → ← → ← → ← ← ← → ← ← into bucket 5, which pays ×1.10',
      'The round wins 550',
    ]);
    expect(win).toBe(550n);
  });
});
