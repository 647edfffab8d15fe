// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArcadeClient } from '../../../shell/arcadeClient.ts';
import { crashed, helloOf } from '../../../shell/room/testing/fakeRoom.ts';
import { pick } from '../../../shell/testing/controls.ts';
import { begin, crash, failure, openNext, placed, settle, start, taking, type Room } from './testing/crashRoom.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('auto-bet', () => {
  async function autoBet(room: Room, fill: (form: HTMLFormElement) => void = () => undefined): Promise<void> {
    room.find('.bet-auto').click();
    const form = document.querySelector<HTMLFormElement>('dialog form');
    if (!form) throw new Error('there is no form');
    fill(form);
    form.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
    await settle();
  }

  it('bets in each round and shows why it stopped', async () => {
    const { bet, server } = taking();
    const room = await start({ bet });
    room.deliver(helloOf(7));
    await autoBet(room, (form) => {
      const fields = form.querySelectorAll<HTMLInputElement>('.amount-row input');
      const [, , loss] = fields;
      if (loss) loss.value = '20';
    });
    expect(room.buttonOf()).toBe('Bet placed · ฿10.00');
    expect(room.textOf('.bet-auto')).toBe('Stop (10)');
    for (const index of [7, 8]) {
      begin(room, index);
      crash(room, 105);
      const request = bet.mock.calls.at(-1)?.[0];
      if (!request) throw new Error('no bet was sent');
      room.deliver({ type: 'mine', round: crashed(placed(request, index), 105) });
      expect(room.textOf('.bet-result')).toBe('✕ Flew away at ×1.05');
      server.index = index + 1;
      openNext(room, index + 1);
      await settle(500);
    }
    expect(bet).toHaveBeenCalledTimes(2);
    expect(room.textOf('.message')).toBe('Auto-bet stopped: the loss reached your limit.');
    expect(room.textOf('.bet-auto')).toBe('Auto-bet');
  });

  it('doubles the stake after a loss, and ends with the initial one', async () => {
    const { bet, server } = taking();
    const room = await start({ bet });
    room.deliver(helloOf(7));
    const first = room.textOf('.stake-figure');
    await autoBet(room, (form) => {
      const [, , afterLoss] = form.querySelectorAll<HTMLElement>('.segments');
      pick(afterLoss, '100');
    });
    for (const index of [7, 8]) {
      begin(room, index);
      crash(room, 105);
      const request = bet.mock.calls.at(-1)?.[0];
      if (!request) throw new Error('no bet was sent');
      const { events, ...lost } = crashed(placed(request, index), 105);
      // The second round was interrupted, and its stake returned: the stake of the next one stays.
      const returned = [
        { type: 'stake_returned', amount: request.stake },
        { type: 'round_ended', win: request.stake },
      ];
      const round = index === 7 ? { ...lost, events } : { ...lost, events: returned, win: request.stake };
      room.deliver({ type: 'mine', round });
      server.index = index + 1;
      openNext(room, index + 1);
      await settle(500);
    }
    const [stake = 0, ...next] = bet.mock.calls.map(([request]) => Number(request.stake));
    expect(next).toEqual([stake * 2, stake * 2]);
    expect(room.textOf('.stake-figure')).not.toBe(first);
    room.find('.bet-auto').click();
    expect(room.textOf('.stake-figure')).toBe(first);
  });

  it('does not bet again before the last bet is settled', async () => {
    const { bet } = taking();
    const round = vi.fn<ArcadeClient['round']>();
    const room = await start({ bet, round });
    room.deliver(helloOf(7));
    await autoBet(room);
    const request = bet.mock.calls[0]?.[0];
    if (!request) throw new Error('no bet was sent');
    round.mockImplementation(() => Promise.resolve(placed(request)));
    begin(room);
    crash(room);
    openNext(room);
    await settle(600);
    expect(bet).toHaveBeenCalledTimes(1);
    room.deliver({ type: 'mine', round: crashed(placed(request), 231) });
    await settle(600);
    expect(bet).toHaveBeenCalledTimes(2);
  });

  it('MEM-08 stops when the site shows a reminder, and does not bet again', async () => {
    const bet = vi.fn<ArcadeClient['bet']>(failure('stake.unknown'));
    const room = await start({ bet });
    room.deliver(helloOf(7, { phase: 'running' }));
    await autoBet(room);
    room.pause();
    expect(room.textOf('.message')).toBe('Auto-bet stopped: a reminder waits for your answer.');
    crash(room);
    openNext(room);
    await settle(600);
    expect(bet).not.toHaveBeenCalled();
  });

  it('stops when the player cancels it or a bet is refused', async () => {
    const bet = vi.fn<ArcadeClient['bet']>(failure('stake.unknown'));
    const room = await start({ bet });
    room.deliver(helloOf(7, { phase: 'running' }));
    await autoBet(room);
    expect(room.buttonOf()).toBe('Cancel · waits for the next round');
    room.find('.bet-button').click();
    expect(room.textOf('.message')).toBe('Auto-bet stopped: you stopped it.');
    await autoBet(room);
    crash(room);
    openNext(room);
    await settle(500);
    expect(room.textOf('.message')).toBe('Auto-bet stopped: a round was not accepted.');
    expect(bet).toHaveBeenCalledTimes(1);
  });

  it('continues with the next round when a bet came too late', async () => {
    const { bet, server } = taking();
    bet.mockImplementationOnce(failure('room.closed'));
    const room = await start({ bet });
    room.deliver(helloOf(7));
    await autoBet(room);
    expect(room.buttonOf()).toBe('Cancel · waits for the next round');
    server.index = 8;
    openNext(room);
    await settle(500);
    expect(room.buttonOf()).toBe('Bet placed · ฿10.00');
  });
});
