import { describe, expect, it } from 'vitest';
import { moneyWheelGame } from './game.ts';
import { moneyWheelFamily } from './verifierFamily.ts';

describe('the money wheel in the verifier', () => {
  it('plays a round from its seeds and describes it', () => {
    const { events, win } = moneyWheelFamily.replay({
      gameCode: 'money-wheel',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 58_802_169,
      stake: 1000n,
      choice: { bets: { x2: '500', x4: '300', x52: '200' } },
      decisions: [],
    });
    expect(events.map(moneyWheelFamily.describe)).toEqual([
      'The wheel stops on ×2, segment 1 of 54',
      '×2: 500 → 1000; ×4: 300 → 0; ×52: 200 → 0',
      'The round ends with 1000',
    ]);
    expect(win).toBe(1000n);
    expect(moneyWheelGame.choice.safeParse(moneyWheelFamily.exampleChoice).success).toBe(true);
  });
});
