// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { LiveBet } from '../../../roomApi.ts';
import { createText } from '../../../shell/gameText.ts';
import { liveBetOf } from '../../../shell/room/testing/fakeRoom.ts';
import { betsOf, createLiveBets } from './liveBets.ts';
import { crashMessages } from './messages.ts';

const totals = { players: 0, bets: 0, staked: [] };
const mapOf = (...bets: LiveBet[]): ReadonlyMap<string, LiveBet> => new Map(bets.map((bet) => [bet.id, bet]));
const ids = (bets: readonly LiveBet[]): string[] => bets.map(({ id }) => id);

describe('the bets of a round', () => {
  it('list own ones first and then by stake, compared as numbers', () => {
    const bets = mapOf(
      liveBetOf('small', 200),
      // As text, 1000 would come after 200.
      liveBetOf('big', 1_000),
      liveBetOf('own', 200, { isMine: true }),
    );
    expect(ids(betsOf(bets, 'all'))).toEqual(['own', 'big', 'small']);
    expect(ids(betsOf(bets, 'mine'))).toEqual(['own']);
  });

  it('are sorted by their wins in the top tab', () => {
    const bets = mapOf(
      liveBetOf('own', 90_000, { isMine: true }),
      liveBetOf('low', 1_000, { cashedOut: 110, win: '1100' }),
      liveBetOf('high', 200, { cashedOut: 1_000, win: '2000' }),
    );
    expect(ids(betsOf(bets, 'top'))).toEqual(['high', 'low', 'own']);
  });

  it('are at most fifty rows, and remaining rows keep their elements', () => {
    const list = createLiveBets(createText(crashMessages, 'EN').text);
    const many = Array.from({ length: 80 }, (_, i) => liveBetOf(String(i).padStart(2, '0'), 1_000 - i));
    list.show(mapOf(...many), totals);
    const rows = list.root.querySelectorAll('.live-row');
    expect(rows).toHaveLength(50);
    list.show(mapOf({ ...liveBetOf('00', 1_000), cashedOut: 231, win: '2310' }, ...many.slice(1)), totals);
    expect(list.root.querySelectorAll('.live-row')[0]).toBe(rows[0]);
    expect(rows[0]?.textContent).toBe('pl****00฿10.00✓ ×2.31฿23.10');
  });

  it('show a message if there are none', () => {
    const list = createLiveBets(createText(crashMessages, 'EN').text);
    list.show(new Map(), totals);
    expect(list.root.querySelector('.live-empty')?.textContent).toBe('No bets yet.');
  });
});
