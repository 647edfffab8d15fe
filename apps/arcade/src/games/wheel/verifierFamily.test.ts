import { describe, expect, it } from 'vitest';
import { wheelGame } from './game.ts';
import { wheelSegments } from './math.ts';
import { wheelFamily } from './verifierFamily.ts';

describe('the wheel in the verifier', () => {
  it('plays a round from its seeds and describes it', () => {
    const { events, win } = wheelFamily.replay({
      gameCode: 'wheel',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 500n,
      choice: { segments: 10, risk: 'medium' },
      decisions: [],
    });
    const pay = 5 * (wheelSegments(10, 'medium')[3] ?? 0);
    expect(events.map(wheelFamily.describe)).toEqual(['The wheel stops at segment 4', `The round wins ${pay}`]);
    expect(win).toBe(BigInt(pay));
    expect(wheelGame.choice.safeParse(wheelFamily.exampleChoice).success).toBe(true);
  });
});
