import { describe, expect, it } from 'vitest';
import type { MinesDecision } from './rules.ts';
import { minesFamily } from './verifierFamily.ts';

const pick = (tile: number): MinesDecision => ({ type: 'pick', tile });

describe('the verifier of Mines', () => {
  it('plays a round of its example choice and describes it', () => {
    const source = { gameCode: 'mines', serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };
    const { events, win } = minesFamily.replay({
      ...source,
      nonce: 1,
      stake: 1000n,
      choice: minesFamily.exampleChoice,
      decisions: [pick(0), pick(1), pick(2), pick(3), { type: 'cash_out' }],
    });
    expect(win).toBe(1712n);
    expect(events.map((event) => minesFamily.describe(event)).slice(-3)).toEqual([
      'Tile 4: gem, ×1.71, cash-out 1712',
      'The mines: tiles 12, 18, 20',
      'The round wins 1712',
    ]);
  });
});
