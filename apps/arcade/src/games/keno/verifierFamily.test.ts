import { describe, expect, it } from 'vitest';
import { kenoGame } from './game.ts';
import { kenoFamily } from './verifierFamily.ts';

describe('Keno in the verifier', () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = kenoFamily.replay({
      gameCode: 'keno',
      serverSeed: '5e'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 500n,
      choice: kenoGame.choice.parse(kenoFamily.exampleChoice),
      decisions: [],
    });
    expect(events.map(kenoFamily.describe)).toEqual([
      'Drawn: 5, 22, 15, 17, 29, 4, 13, 16, 35, 31. Hits: 0, pays ×0.00',
      'The round wins 0',
    ]);
    expect(win).toBe(0n);
  });
});
