import { describe, expect, it } from 'vitest';
import { baccaratGame } from './game.ts';
import { baccaratFamily } from './verifierFamily.ts';

describe('baccarat in the verifier', () => {
  it('plays a round from its seeds and describes it', () => {
    const { events, win } = baccaratFamily.replay({
      gameCode: 'baccarat',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 58_802_169,
      stake: 500n,
      choice: { bets: { player: '200', banker: '300' } },
      decisions: [],
    });
    expect(events.map(baccaratFamily.describe)).toEqual([
      'Player 8 of clubs, jack of diamonds (8), banker 6 of hearts, 7 of diamonds (3)',
      'Player: 200 → 400; Banker: 300 → 0',
      'The round ends with 400',
    ]);
    expect(win).toBe(400n);
    expect(baccaratGame.choice.safeParse(baccaratFamily.exampleChoice).success).toBe(true);
  });
});
