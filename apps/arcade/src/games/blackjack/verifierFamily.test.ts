import { describe, expect, it } from 'vitest';
import { blackjackGame } from './game.ts';
import { blackjackFamily } from './verifierFamily.ts';

describe('Blackjack in the verifier', () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = blackjackFamily.replay({
      gameCode: 'blackjack',
      serverSeed: '5e'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 100n,
      choice: blackjackGame.choice.parse(blackjackFamily.exampleChoice),
      decisions: [{ type: 'hit' }].map((decision) => blackjackGame.decision.parse(decision)),
    });
    expect(events.map(blackjackFamily.describe)).toEqual([
      'Hand 1 has 6 of clubs, 7 of spades: 13. The dealer shows 8 of spades',
      'Hand 1 plays',
      'Hand 1 draws 8 of hearts',
      'The dealer turns 2 of diamonds',
      'The dealer draws 9 of hearts',
      'Hand 1: Win, 200',
      'The round pays 200',
    ]);
    expect(win).toBe(200n);
  });
});
