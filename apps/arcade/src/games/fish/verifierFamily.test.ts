import { describe, expect, it } from 'vitest';
import { gameCodesOf } from '../../tools/gameCodes.ts';
import { recordedRounds } from '../../tools/recordedRounds.ts';
import { fishGame } from './game.ts';
import type { FishEvent } from './rules.ts';
import { fishFamily } from './verifierFamily.ts';

describe('fish in the verifier', () => {
  it('plays a round of the example from its seeds and describes it', () => {
    const { events, win } = fishFamily.replay({
      gameCode: 'fish',
      serverSeed: 'b5'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 7,
      stake: 1000n,
      choice: fishGame.choice.parse(fishFamily.exampleChoice),
      decisions: [],
    });
    expect(events.map(fishFamily.describe)).toEqual([
      'Sardine, bullet 500: got away',
      'Shark, bullet 500: got away',
      'The batch wins 0',
    ]);
    expect(win).toBe(0n);
  });

  it('requires the rows of its book that a batch draws, and refuses a forged one', () => {
    const [round] = [...recordedRounds(gameCodesOf('fish'), 200, 'naga')].filter(({ rows }) => rows?.length === 1);
    const [row] = round?.rows ?? [];
    if (!round || !row) throw new Error('no batch caught the naga once');
    const source = { ...round, stake: BigInt(round.stake) };
    expect(fishFamily.replay(source)).toEqual({ events: round.events, win: BigInt(round.win), isOver: true });
    expect(fishFamily.bookRows?.(source)).toEqual([row.position]);
    expect(() => fishFamily.replay({ ...source, rows: [] })).toThrow('is missing');
    // The seed and payout of another row: the rules accept them, the proof does not.
    const other = fishGame.book?.rowAt((row.position + 1) % 100_000);
    const forged = { ...row, seed: other?.seed ?? '', payout: other?.payout ?? 0 };
    expect(() => fishFamily.replay({ ...source, rows: [forged] })).toThrow('not one of the book');
  });

  it('describes the row and every kind of chest', () => {
    const events: FishEvent[] = [
      { type: 'row_drawn', position: 7, seed: '0000000000000007' },
      { type: 'chest_opened', kind: 'coins', value: 20, total: 60 },
      { type: 'chest_opened', kind: 'pearl', value: 3, total: 180 },
      { type: 'chest_opened', kind: 'empty', value: 0, total: 180 },
    ];
    expect(events.map(fishFamily.describe)).toEqual([
      'Row 7 of the book (seed 0000000000000007): the hoard is worth ×40',
      'Chest: coins, +20, makes ×60',
      'Chest: pearl, ×3, makes ×180',
      'Chest: empty, ends at ×180',
    ]);
  });
});
