import { describe, expect, it } from 'vitest';
import { threeCardPokerGame } from './game.ts';
import { threeCardPokerFamily } from './verifierFamily.ts';

describe('Three-card poker in the verifier', () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = threeCardPokerFamily.replay({
      gameCode: 'three-card-poker',
      serverSeed: '5e'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 100n,
      choice: threeCardPokerGame.choice.parse(threeCardPokerFamily.exampleChoice),
      decisions: [threeCardPokerGame.decision.parse({ type: 'play' })],
    });
    expect(events.map(threeCardPokerFamily.describe)).toEqual([
      'You have 6 of clubs, ace of clubs, king of spades: high card',
      'You play',
      'The dealer has jack of spades, 4 of hearts, king of diamonds: high card',
      'You win: ante and play pay 400, the bonus 0',
      'The round pays 400',
    ]);
    expect(win).toBe(400n);
  });
});
