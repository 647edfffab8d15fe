// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../../../arcadeApi.ts';
import { ArcadeFailure, type ArcadeClient } from '../../../shell/arcadeClient.ts';
import { cashedOut, crashed } from '../../../shell/room/testing/fakeRoom.ts';
import { crash, failure, flying, settle } from './testing/crashRoom.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a cash-out', () => {
  it('that is too late shows the multiplier of the crash, and enables the button', async () => {
    let answer: (error: ArcadeFailure) => void = () => undefined;
    const decide = (): Promise<RoundView> =>
      new Promise((_, reject) => {
        answer = reject;
      });
    const { room, own } = await flying({ decide });
    room.find('.bet-button').click();
    crash(room, 131);
    expect(room.buttonOf()).toBe('Bet · next round');
    answer(new ArcadeFailure('room.crashed'));
    await settle();
    expect(room.textOf('.bet-result')).toBe('✕ Flew away at ×1.31 before your cash-out arrived');
    room.deliver({ type: 'mine', round: crashed(own(), 131) });
    expect(room.textOf('.bet-result')).toBe('✕ Flew away at ×1.31 before your cash-out arrived');
    expect(room.buttonOf()).toBe('Bet · next round');
  });

  it('that arrived in time counts although the crash message came first', async () => {
    let answer: (round: RoundView) => void = () => undefined;
    const decide = (): Promise<RoundView> =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { room, own } = await flying({ decide });
    room.find('.bet-button').click();
    crash(room, 131);
    answer(cashedOut(own(), 'all', 130));
    await settle();
    expect(room.textOf('.bet-result')).toBe('✓ Cashed out at ×1.30: ฿13.00');
  });

  it('of half leaves the rest in the round', async () => {
    const decide = vi.fn<ArcadeClient['decide']>();
    const { room, own } = await flying({ decide });
    decide.mockImplementationOnce(() => Promise.resolve(cashedOut(own(), 'half', 150)));
    room.find('.bet-half').click();
    await settle();
    expect(room.buttonOf()).toBe('Cash out · ฿5.00');
    expect(room.find('.bet-half').hidden).toBe(true);
    expect(room.textOf('.bet-result')).toBe('✓ Half out at ×1.50: ฿7.50');
    crash(room, 231);
    room.deliver({ type: 'mine', round: crashed(cashedOut(own(), 'half', 150), 231) });
    expect(room.textOf('.bet-result')).toBe('✓ Half at ×1.50: ฿7.50. The rest flew away.');
    // Less than the stake was returned, which the profile does not allow to celebrate.
    expect(room.find('.bet-result').dataset['tone']).toBe('plain');
  });

  it('by the target is announced by the room', async () => {
    const { room, own } = await flying();
    room.deliver({ type: 'mine', round: cashedOut(own(), 'all', 200) });
    expect(room.textOf('.bet-result')).toBe('✓ Cashed out at ×2.00: ฿20.00');
    // A repeated or older message changes nothing.
    room.deliver({ type: 'mine', round: own() });
    expect(room.textOf('.bet-result')).toBe('✓ Cashed out at ×2.00: ฿20.00');
    expect(room.textOf('.session')).toContain('+฿10.00');
  });

  it('is retried when its answer is lost', async () => {
    const decide = vi.fn<ArcadeClient['decide']>().mockImplementationOnce(failure('offline'));
    const { room, own } = await flying({ decide });
    decide.mockImplementationOnce(() => Promise.resolve(cashedOut(own(), 'all', 140)));
    room.find('.bet-button').click();
    await settle(200);
    expect(room.textOf('.bet-result')).toBe('✓ Cashed out at ×1.40: ฿14.00');
    expect(decide.mock.calls.map(([, { position }]) => position)).toEqual([0, 0]);
  });
});
