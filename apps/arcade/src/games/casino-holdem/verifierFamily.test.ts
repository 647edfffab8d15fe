import { describe, expect, it } from 'vitest';
import { casinoHoldemGame } from './game.ts';
import { casinoHoldemFamily } from './verifierFamily.ts';

describe("Casino hold'em in the verifier", () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = casinoHoldemFamily.replay({
      gameCode: 'casino-holdem',
      serverSeed: '5e'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 100n,
      choice: casinoHoldemGame.choice.parse(casinoHoldemFamily.exampleChoice),
      decisions: [casinoHoldemGame.decision.parse({ type: 'call' })],
    });
    expect(events.map(casinoHoldemFamily.describe)).toEqual([
      'You have 6 of clubs, ace of clubs; the flop is king of spades, jack of spades, 4 of hearts: high card',
      'You call',
      'Turn and river are king of diamonds, 8 of clubs. Your best five: pair',
      'The dealer has king of clubs, 4 of clubs: full house',
      'The dealer wins: the ante pays 0, the call 0',
      'The round pays 0',
    ]);
    expect(win).toBe(0n);
  });
});
