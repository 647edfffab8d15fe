import { describe, expect, it } from 'vitest';
import type { RoomMessage } from '../../roomApi.ts';
import { roomAfter, type RoomState } from './roomState.ts';
import { helloOf, liveBetOf, pastCrashOf, roomRoundOf } from './testing/fakeRoom.ts';

function after(...messages: RoomMessage[]): RoomState | undefined {
  let state: RoomState | undefined;
  for (const message of messages) state = roomAfter(state, message);
  return state;
}

const crash: RoomMessage = { type: 'crash', x: 231, s: 'd'.repeat(64) };
const seed = 'c'.repeat(64);

describe('the state of a room', () => {
  it('goes from betting to running to crashed to the next round', () => {
    const started: RoomMessage = { type: 'started', index: 7, clientSeed: seed };
    expect(after(helloOf(7))?.phase).toBe('betting');
    expect(after(helloOf(7), started)).toMatchObject({ phase: 'running', clientSeed: seed });
    expect(after(helloOf(7), started, crash)).toMatchObject({
      phase: 'crashed',
      past: [{ index: 7, hundredths: 231, serverSeed: 'd'.repeat(64), clientSeed: seed }],
    });
    const next = after(helloOf(7, { bets: [liveBetOf('a', 200)] }), started, crash, {
      type: 'opened',
      round: roomRoundOf(8),
    });
    expect(next).toMatchObject({ phase: 'betting', clientSeed: null, round: { index: 8 } });
    expect(next?.bets.size).toBe(0);
  });

  it('is undefined before the hello', () => {
    expect(after(crash)).toBeUndefined();
  });

  it('keeps the last thirty rounds and counts a crash once', () => {
    const past = Array.from({ length: 30 }, (_, i) => pastCrashOf(6 - i, 150));
    const state = after(helloOf(7, { past }), crash, crash);
    expect(state?.past).toHaveLength(30);
    expect(state?.past.map(({ index }) => index).slice(0, 2)).toEqual([7, 6]);
  });

  it('adds changed bets and ignores bets of another round', () => {
    const totals = { players: 1, bets: 1, staked: [] };
    const state = after(
      helloOf(7, { bets: [liveBetOf('a', 200)] }),
      { type: 'bets', index: 7, bets: [liveBetOf('a', 200, { cashedOut: 150, win: '300' })], totals },
      { type: 'bets', index: 6, bets: [liveBetOf('b', 900)], totals },
    );
    expect([...(state?.bets.values() ?? [])]).toEqual([liveBetOf('a', 200, { cashedOut: 150, win: '300' })]);
  });

  it('is bounded, however many bets are announced, and keeps the player’s own', () => {
    const bets = Array.from({ length: 400 }, (_, i) => liveBetOf(`b${i}`, 200));
    const state = after(helloOf(7, { bets: [liveBetOf('mine', 200, { isMine: true }), ...bets] }));
    expect(state?.bets.size).toBe(200);
    expect(state?.bets.has('mine')).toBe(true);
  });
});
