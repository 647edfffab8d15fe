import { describe, expect, it } from 'vitest';
import { bingoGame } from './game.ts';
import { bingoFamily } from './verifierFamily.ts';

describe('bingo in the verifier', () => {
  it('plays a round from its seeds and describes it', () => {
    const tickets = [
      [1, 30, 46, 70, 83, 14, 32, 51, 71, 87, 5, 25, 36, 61, 73],
      [20, 32, 40, 65, 83, 2, 12, 35, 70, 88, 38, 43, 50, 66, 76],
    ];
    const { events, win } = bingoFamily.replay({
      gameCode: 'lantern-bingo-90',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 14,
      stake: 400n,
      choice: { form: '90', amount: '200', tickets },
      decisions: [],
    });
    expect(events.map(bingoFamily.describe).slice(1)).toEqual([
      'Ticket 1: Line with call 41: 400; Two lines with call 56: 400; Full house with call 58: 10000',
      'Ticket 2: no win',
      'The tickets win 10800',
    ]);
    expect(win).toBe(10_800n);
    expect(bingoGame('lantern-bingo-90').choice.safeParse(bingoFamily.exampleChoice).success).toBe(true);
  });
});
