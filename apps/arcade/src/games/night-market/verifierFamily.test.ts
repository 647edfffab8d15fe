import { describe, expect, it } from 'vitest';
import { playRow } from '../../books/bookEngine.ts';
import { nightMarketGame } from './game.ts';
import { nightMarketEngine } from './rules.ts';
import { nightMarketFamily } from './verifierFamily.ts';

const book = nightMarketGame.book;
if (!book) throw new Error('the game has no book');

const source = {
  gameCode: 'night-market',
  serverSeed: '5e'.repeat(32),
  clientSeed: '00112233445566778899aabbccddeeff',
  nonce: 22,
  stake: 500n,
  choice: {},
  decisions: [],
};

describe('Lucky Night Market for the verifier', () => {
  it('replays a round of the server with the row that its seeds draw', () => {
    const position = nightMarketFamily.bookRows?.(source)[0] ?? -1;
    const row = book.proofOf(position);
    expect(row?.position).toBe(position);
    const { events, win } = nightMarketFamily.replay({ ...source, ...(row && { rows: [row] }) });
    expect({ events, win, isOver: true }).toEqual(playRow(nightMarketEngine, book.rowAt(position), 500n));
  });

  it('refuses a round without its row and one with another row', () => {
    const other = book.proofOf(0);
    expect(() => nightMarketFamily.replay(source)).toThrow(RangeError);
    expect(() => nightMarketFamily.replay({ ...source, ...(other && { rows: [other] }) })).toThrow('seeds draw');
  });

  it('describes every kind of event', () => {
    const descriptions = new Map<string, string>();
    // Rows with the greatest win, a full board and both special coins.
    for (const position of [16_887, 16_214, 1893, 4]) {
      for (const event of playRow(nightMarketEngine, book.rowAt(position), 100n).events)
        descriptions.set(event.type, nightMarketFamily.describe(event));
    }
    expect([...descriptions.keys()].toSorted()).toEqual([
      'coin_special',
      'coins_landed',
      'feature_ended',
      'grand_won',
      'max_win',
      'reels_stopped',
      'respin',
      'respins_started',
      'round_ended',
      'row_drawn',
      'ways_won',
    ]);
    for (const words of descriptions.values()) expect(words).toMatch(/^[A-Z\d].{8,}/);
  });
});
