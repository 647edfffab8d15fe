// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../../arcadeApi.ts';
import { amountText } from '../amountText.ts';
import { ArcadeFailure } from '../arcadeClient.ts';
import { roundOf } from '../testing/testGame.ts';
import { showLeftBets } from './leftBets.ts';
import { readLeftBets, writeLeftBets, type LeftBet } from './leftBetStore.ts';

const NOW = 1_700_000_000_000;
const left = (roundId: string, over: Partial<LeftBet> = {}): LeftBet => ({
  roundId,
  gameCode: 'velvet-baccarat',
  table: 'Velvet Baccarat',
  revealsAt: NOW + 9_000,
  ...over,
});

/** Opens the next table, whose server knows these rounds. */
function sitDown(rounds: Record<string, Partial<RoundView> | undefined>, gameCode = 'jade-baccarat') {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const shown: string[] = [];
  const requested: string[] = [];
  const onTold = vi.fn<() => void>();
  showLeftBets({
    client: {
      async round(id) {
        requested.push(id);
        const round = rounds[id];
        if (!round) throw new ArcadeFailure('offline');
        return roundOf(1, { id, ...round });
      },
      markShown: async (id) => void shown.push(id),
    },
    gameCode,
    tag: 'en',
    money: (minor) => amountText(minor, 'THB'),
    now: () => Date.now(),
    place,
    onShown: onTold,
  });
  const notes = () => [...place.querySelectorAll('.left-note p')].map(({ textContent }) => textContent);
  return { place, requested, shown, onTold, notes };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a confirmed bet at a table that was left', () => {
  it.each([
    [{ state: 'SETTLED', stake: '2000', win: '3900' }, 'Your bet of ฿20.00 at Velvet Baccarat won ฿39.00.'],
    [{ state: 'SETTLED', stake: '2000', win: '500' }, '฿5.00 of your bet of ฿20.00 at Velvet Baccarat came back.'],
    [{ state: 'SETTLED', stake: '2000', win: '0' }, 'Your bet of ฿20.00 at Velvet Baccarat did not win.'],
    [
      { state: 'VOID', stake: '2000', win: '0' },
      'Your bet of ฿20.00 at Velvet Baccarat does not count. The stake is yours.',
    ],
  ] as const)('is shown at the next one, once: %j', async (round, words) => {
    writeLeftBets([left('1')]);
    const next = sitDown({ 1: round });
    await vi.advanceTimersByTimeAsync(8_900);
    expect(next.requested).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(next.notes()).toEqual([words]);
    expect(next.place.querySelector('.left-notes')?.getAttribute('role')).toBe('status');
    expect(next.onTold).toHaveBeenCalledOnce();
    expect(next.shown).toEqual(['1']);
    expect(readLeftBets()).toEqual([]);
    next.place.querySelector<HTMLElement>('[aria-label=Close]')?.click();
    expect(next.notes()).toEqual([]);
  });

  it('is shown together with the others of its table', async () => {
    writeLeftBets([left('1'), left('2'), left('3', { gameCode: 'velvet-roulette', table: 'Velvet Roulette' })]);
    const next = sitDown({
      1: { state: 'SETTLED', stake: '1000', win: '0' },
      2: { state: 'SETTLED', stake: '1000', win: '4000' },
      3: { state: 'SETTLED', stake: '500', win: '0' },
    });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(next.notes()).toEqual([
      'Your bet of ฿20.00 at Velvet Baccarat won ฿40.00.',
      'Your bet of ฿5.00 at Velvet Roulette did not win.',
    ]);
  });

  it('is polled until it is settled', async () => {
    writeLeftBets([left('1')]);
    const rounds: Record<string, Partial<RoundView> | undefined> = { 1: { state: 'OPEN' } };
    const next = sitDown(rounds);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(next.requested).toEqual(['1', '1']);
    rounds['1'] = undefined;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(next.notes()).toEqual([]);
    rounds['1'] = { state: 'SETTLED', stake: '500', win: '0' };
    await vi.advanceTimersByTimeAsync(2_000);
    expect(next.notes()).toHaveLength(1);
  });

  it('is left to the next table if it cannot be read in time', async () => {
    writeLeftBets([left('1')]);
    const next = sitDown({});
    await vi.advanceTimersByTimeAsync(600_000);
    expect(next.notes()).toEqual([]);
    expect(readLeftBets()).toHaveLength(1);
  });

  it('is left to its own table if the player returns to it', async () => {
    writeLeftBets([left('1')]);
    const next = sitDown({ 1: { state: 'SETTLED' } }, 'velvet-baccarat');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(next.requested).toEqual([]);
    expect(readLeftBets()).toEqual([]);
  });
});
