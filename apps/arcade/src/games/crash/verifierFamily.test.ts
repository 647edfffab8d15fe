import { describe, expect, it } from 'vitest';
import { crashGame } from './game.ts';
import { crashFamily } from './verifierFamily.ts';

describe('crash in the verifier', () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = crashFamily.replay({
      gameCode: 'rocket-boost',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 8,
      stake: 200n,
      choice: crashGame.choice.parse(crashFamily.exampleChoice),
      decisions: [{ cashOut: 'half', at: 150 }, { ended: true }],
    });
    const description = events.map(crashFamily.describe).join('; ');
    for (const fact of ['1.50', '2.00', '2.09', '350']) expect(description).toContain(fact);
    expect(win).toBe(350n);
  });
});
