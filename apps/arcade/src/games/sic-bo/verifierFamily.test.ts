import { describe, expect, it } from 'vitest';
import { sicBoGame } from './game.ts';
import { sicBoFamily } from './verifierFamily.ts';

describe('Sic Bo in the verifier', () => {
  it('plays a round from its seeds and describes it', () => {
    const { events, win } = sicBoFamily.replay({
      gameCode: 'sic-bo',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 58_802_169,
      stake: 600n,
      choice: { bets: { small: '200', total9: '300', pair12: '100' } },
      decisions: [],
    });
    expect(events.map(sicBoFamily.describe)).toEqual([
      'Dice 1, 3, 1, total 5',
      'Small: 200 → 400; Total 9: 300 → 0; 1 and 2: 100 → 0',
      'The round ends with 400',
    ]);
    expect(win).toBe(400n);
    expect(sicBoGame.choice.safeParse(sicBoFamily.exampleChoice).success).toBe(true);
  });
});
