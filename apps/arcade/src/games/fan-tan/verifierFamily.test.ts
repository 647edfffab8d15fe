import { describe, expect, it } from 'vitest';
import { fanTanGame } from './game.ts';
import { fanTanFamily } from './verifierFamily.ts';

describe('fan tan in the verifier', () => {
  it('plays a round from its seeds and describes it', () => {
    const { events, win } = fanTanFamily.replay({
      gameCode: 'fan-tan',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 58_802_169,
      stake: 1000n,
      choice: { bets: { kwok13: '200', 'nim1-3': '300', 'nga12-4': '500' } },
      decisions: [],
    });
    expect(events.map(fanTanFamily.describe)).toEqual([
      '71 beads, 3 left',
      'Odd, kwok 1, 3: 200 → 390; Nim 1, stake back on 3: 300 → 300; Nga 1, 2, stake back on 4: 500 → 0',
      'The round ends with 690',
    ]);
    expect(win).toBe(690n);
    expect(fanTanGame.choice.safeParse(fanTanFamily.exampleChoice).success).toBe(true);
  });
});
