import { describe, expect, it } from 'vitest';
import { fishPrawnCrabGame } from './game.ts';
import { fishPrawnCrabFamily } from './verifierFamily.ts';

describe('Fish Prawn Crab in the verifier', () => {
  it('plays a round from its seeds and describes it', () => {
    const { events, win } = fishPrawnCrabFamily.replay({
      gameCode: 'fish-prawn-crab',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 58_802_169,
      stake: 600n,
      choice: { bets: { fish: '200', 'fish-prawn': '300', 'triple-crab': '100' } },
      decisions: [],
    });
    expect(events.map(fishPrawnCrabFamily.describe)).toEqual([
      'Fish · Crab · Fish',
      'Fish: 200 → 600; Fish and Prawn: 300 → 0; Triple Crab: 100 → 0',
      'The round ends with 600',
    ]);
    expect(win).toBe(600n);
    expect(fishPrawnCrabGame.choice.safeParse(fishPrawnCrabFamily.exampleChoice).success).toBe(true);
  });
});
