import { describe, expect, it } from 'vitest';
import { hiLoGame } from './game.ts';
import { hiLoFamily } from './verifierFamily.ts';

describe('Hi-Lo in the verifier', () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = hiLoFamily.replay({
      gameCode: 'hi-lo',
      serverSeed: '5e'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 500n,
      choice: hiLoGame.choice.parse(hiLoFamily.exampleChoice),
      decisions: [{ type: 'skip' }, { type: 'guess', guess: 'lower' }, { type: 'cash_out' }].map((decision) =>
        hiLoGame.decision.parse(decision),
      ),
    });
    expect(events.map(hiLoFamily.describe)).toEqual([
      'First card: 6 of clubs',
      'Skipped. Now: 8 of spades',
      'Lower: 7 of spades, right, ×1.6088',
      'Cashed out at ×1.6088',
      'The round wins 804',
    ]);
    expect(win).toBe(804n);
  });
});
