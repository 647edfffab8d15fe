import { describe, expect, it } from 'vitest';
import { recordedRounds } from '../../tools/recordedRounds.ts';
import { emeraldFallsFamily } from './verifierFamily.ts';

const [round] = [...recordedRounds(['emerald-falls'], 1, 'family')];
if (!round) throw new Error('nothing was recorded');
const { row } = round;
if (!row) throw new Error('the round has no row');
const bare = { ...round, stake: BigInt(round.stake) };
const source = { ...bare, rows: [row] };

describe('Emerald Falls in the verifier', () => {
  it('replays a recorded round from its seeds and its row', () => {
    const { events, win } = emeraldFallsFamily.replay(source);
    expect(events).toEqual(round.events);
    expect(win.toString()).toBe(round.win);
  });

  it('refuses a round without its row, with a row of other seeds, and with a row that pays more', () => {
    expect(() => emeraldFallsFamily.replay(bare)).toThrow('seeds draw');
    expect(() => emeraldFallsFamily.replay({ ...source, nonce: source.nonce + 1 })).toThrow('seeds draw');
    const rows = [{ ...row, payout: row.payout + 100 }];
    expect(() => emeraldFallsFamily.replay({ ...source, rows })).toThrow('one of the book');
  });

  it('describes every event', () => {
    for (const { events } of recordedRounds(['emerald-falls'], 60, 'words'))
      for (const event of events) {
        expect(emeraldFallsFamily.describe(event)).toMatch(/[a-z]{3}/);
        expect(emeraldFallsFamily.describe(event)).not.toContain('undefined');
      }
  });
});
