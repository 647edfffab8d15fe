import { describe, expect, it } from 'vitest';
import { videoPokerGame } from './game.ts';
import { videoPokerFamily } from './verifierFamily.ts';

describe('Video poker in the verifier', () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = videoPokerFamily.replay({
      gameCode: 'video-poker',
      serverSeed: '5e'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 100n,
      choice: videoPokerGame.choice.parse(videoPokerFamily.exampleChoice),
      decisions: [videoPokerGame.decision.parse({ type: 'draw', held: [1, 2, 3] })],
    });
    expect(events.map(videoPokerFamily.describe)).toEqual([
      'You have 6 of clubs, ace of clubs, king of spades, jack of spades, 4 of hearts',
      'You hold ace of clubs, king of spades, jack of spades and have ' +
        'king of diamonds, ace of clubs, king of spades, jack of spades, 8 of clubs: jacks or better',
      'The round pays 100',
    ]);
    expect(win).toBe(100n);
  });
});
