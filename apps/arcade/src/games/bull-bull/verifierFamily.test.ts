import { describe, expect, it } from 'vitest';
import { bullBullGame } from './game.ts';
import { bullBullFamily } from './verifierFamily.ts';

describe('Bull Bull in the verifier', () => {
  it('plays a round from its seeds and describes it', () => {
    const { events, win } = bullBullFamily.replay({
      gameCode: 'bull-bull',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 58_802_169,
      stake: 600n,
      choice: { bets: { player1: '200', player2Multiple: '400' } },
      decisions: [],
    });
    expect(events.map(bullBullFamily.describe)).toEqual([
      [
        'Banker 8 of clubs, 9 of hearts, 4 of clubs, ace of spades, 2 of diamonds (No bull)',
        'Player 1 jack of spades, 9 of spades, 5 of diamonds, 9 of hearts, jack of hearts (No bull)',
        'Player 2 10 of spades, queen of spades, jack of diamonds, 7 of diamonds, 7 of hearts (Bull 4)',
        'Player 3 ace of spades, 6 of diamonds, 2 of spades, 8 of spades, queen of hearts (Bull 7)',
      ].join('; '),
      'Player 1: 200 → 390; Player 2 multiple: 400 → 476',
      'The round ends with 866',
    ]);
    expect(win).toBe(866n);
    expect(bullBullGame.choice.safeParse(bullBullFamily.exampleChoice).success).toBe(true);
  });
});
