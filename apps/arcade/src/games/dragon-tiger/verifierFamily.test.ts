import { describe, expect, it } from 'vitest';
import { dragonTigerGame } from './game.ts';
import { dragonTigerFamily } from './verifierFamily.ts';

describe('Dragon Tiger in the verifier', () => {
  it('plays a round from its seeds and describes it', () => {
    const { events, win } = dragonTigerFamily.replay({
      gameCode: 'dragon-tiger',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 58_802_169,
      stake: 600n,
      choice: { bets: { dragon: '200', tiger: '300', dragonBlack: '100' } },
      decisions: [],
    });
    expect(events.map(dragonTigerFamily.describe)).toEqual([
      'Dragon 8 of clubs, tiger 6 of hearts',
      'Dragon: 200 → 400; Tiger: 300 → 0; Dragon black: 100 → 210',
      'The round ends with 610',
    ]);
    expect(win).toBe(610n);
    expect(dragonTigerGame.choice.safeParse(dragonTigerFamily.exampleChoice).success).toBe(true);
  });
});
