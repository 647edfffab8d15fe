import { describe, expect, it } from 'vitest';
import { rouletteGame } from './game.ts';
import { rouletteFamily } from './verifierFamily.ts';

describe('roulette in the verifier', () => {
  it('plays a round from its seeds and describes it', () => {
    const { events, win } = rouletteFamily.replay({
      gameCode: 'roulette',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 49_001_808,
      stake: 1000n,
      choice: { bets: { '17-20': '200', red: '300', dozen2: '500' } },
      decisions: [],
    });
    expect(events.map(rouletteFamily.describe)).toEqual([
      '20 black',
      'Split 17, 20: 200 → 3600; Second dozen: 500 → 1500; Red: 300 → 0',
      'The round ends with 5100',
    ]);
    expect(win).toBe(5100n);
    expect(rouletteGame.choice.safeParse(rouletteFamily.exampleChoice).success).toBe(true);
  });
});
