// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../../../arcadeApi.ts';
import { ArcadeFailure, type ArcadeClient } from '../../../shell/arcadeClient.ts';
import {
  betIn,
  cashedOut,
  crashed,
  hashOf,
  helloOf,
  liveBetOf,
  pastCrashOf,
  roomRoundOf,
} from '../../../shell/room/testing/fakeRoom.ts';
import { keysThatDiffer } from '../../../shell/testing/stageContext.ts';
import { crashMessages } from './messages.ts';
import { begin, crash, failure, flying, openNext, placed, settle, start, taking } from './testing/crashRoom.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the keyboard', () => {
  it('changes the stake of the first bet and places it', async () => {
    const { bet } = taking();
    const room = await start({ bet });
    room.deliver(helloOf(7));
    room.key('+');
    expect(room.buttonOf()).toBe('Bet · ฿20.00');
    room.key(' ');
    await settle();
    expect(bet.mock.calls[0]?.[0].stake).toBe('2000');
  });

  it('opens the second bet and places it with 2', async () => {
    const { bet } = taking();
    const room = await start({ bet });
    room.deliver(helloOf(7));
    room.key('2');
    await settle();
    expect(bet.mock.calls.map(([{ choice }]) => choice)).toMatchObject([{ panel: 1 }]);
  });
});

describe('a bet', () => {
  it('changes the button from bet to placed to cash-out to the next bet', async () => {
    const decide = vi.fn<ArcadeClient['decide']>(() =>
      Promise.resolve(cashedOut(betIn(7, { id: 'bet-7-0' }), 'all', 131)),
    );
    const { bet } = taking();
    const room = await start({ bet, decide });
    expect(room.find('.bet-button').getAttribute('aria-disabled')).toBe('true');
    room.deliver(helloOf(7));
    expect(room.buttonOf()).toBe('Bet · ฿10.00');
    room.find('.bet-button').click();
    expect(room.buttonOf()).toBe('Sending… · ฿10.00');
    await settle();
    expect(room.buttonOf()).toBe('Bet placed · ฿10.00');
    expect(room.textOf('.is-balance .figure')).toBe('฿990.00');
    begin(room);
    expect(room.buttonOf()).toBe('Cash out · ฿10.00');
    room.find('.bet-button').click();
    expect(room.buttonOf()).toBe('Cashing out… · ฿10.00');
    await settle();
    expect(room.textOf('.bet-result')).toBe('✓ Cashed out at ×1.31: ฿13.10');
    expect(room.buttonOf()).toBe('Bet · next round');
    expect(decide.mock.calls).toEqual([['bet-7-0', { decision: { cashOut: 'all' }, position: 0 }]]);
    expect(room.textOf('.session')).toContain('+฿3.10');
  });

  it('sends one bet and one cash-out however often the button is pressed', async () => {
    const decide = vi.fn<ArcadeClient['decide']>(() => new Promise(() => undefined));
    const { bet } = taking();
    const room = await start({ bet, decide });
    room.deliver(helloOf(7));
    for (let i = 0; i < 3; i += 1) room.find('.bet-button').click();
    await settle();
    begin(room);
    for (let i = 0; i < 3; i += 1) room.find('.bet-button').click();
    room.find('.bet-half').click();
    await settle();
    expect(bet).toHaveBeenCalledTimes(1);
    expect(decide).toHaveBeenCalledTimes(1);
  });

  it('waits for the next round when it is pressed during a flight, and can be cancelled', async () => {
    const { bet, server } = taking();
    const room = await start({ bet });
    room.deliver(helloOf(7, { phase: 'running' }));
    expect(room.buttonOf()).toBe('Bet · next round');
    room.find('.bet-button').click();
    expect(room.buttonOf()).toBe('Cancel · waits for the next round');
    room.find('.bet-button').click();
    expect(room.buttonOf()).toBe('Bet · next round');
    room.find('.bet-button').click();
    crash(room);
    expect(room.buttonOf()).toBe('Cancel · waits for the next round');
    server.index = 8;
    openNext(room);
    await settle(500);
    expect(bet).toHaveBeenCalledTimes(1);
    expect(room.buttonOf()).toBe('Bet placed · ฿10.00');
  });

  it('reports that nothing was staked if betting closed before it arrived', async () => {
    const room = await start({ bet: failure('room.closed') });
    room.deliver(helloOf(7));
    room.find('.bet-button').click();
    await settle();
    expect(room.textOf('.bet-result')).toBe('✕ Betting closed before your bet arrived. Nothing was taken.');
    expect(room.buttonOf()).toBe('Bet · ฿10.00');
    expect(room.textOf('.is-balance .figure')).toBe('฿1,000.00');
  });

  it('is taken from the message of the room when its answer is lost', async () => {
    const bet = vi.fn<ArcadeClient['bet']>(failure('offline'));
    const room = await start({ bet });
    room.deliver(helloOf(7));
    room.find('.bet-button').click();
    await settle();
    const [request] = bet.mock.calls[0] ?? [];
    if (!request) throw new Error('no bet was sent');
    room.deliver({ type: 'mine', round: placed(request) });
    expect(room.buttonOf()).toBe('Bet placed · ฿10.00');
    await settle(10_000);
    expect(bet).toHaveBeenCalledTimes(1);
    expect(room.textOf('.session')).toContain('−฿10.00');
  });

  it('is retried with the same key until it is decided', async () => {
    const bet = vi
      .fn<ArcadeClient['bet']>()
      .mockImplementationOnce(failure('offline'))
      .mockImplementationOnce((request) => Promise.resolve(placed(request)));
    const room = await start({ bet });
    room.deliver(helloOf(7));
    room.find('.bet-button').click();
    await settle(1_000);
    expect(room.buttonOf()).toBe('Bet placed · ฿10.00');
    expect(new Set(bet.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(1);
  });

  it('is taken over if another page of the player placed one first', async () => {
    let refuse: (error: ArcadeFailure) => void = () => undefined;
    const bet = (): Promise<RoundView> =>
      new Promise((_, reject) => {
        refuse = reject;
      });
    const room = await start({ bet });
    room.deliver(helloOf(7));
    room.find('.bet-button').click();
    room.deliver({ type: 'mine', round: betIn(7, { id: 'of the other page', stake: '2000' }) });
    expect(room.buttonOf()).toBe('Sending… · ฿10.00');
    refuse(new ArcadeFailure('round.unfinished'));
    await settle();
    expect(room.buttonOf()).toBe('Bet placed · ฿20.00');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is refused before it is sent when the balance does not cover it', async () => {
    const { bet } = taking();
    const room = await start({ bet }, { balance: '400' });
    room.deliver(helloOf(7));
    room.find('.bet-button').click();
    await settle();
    expect(document.querySelector('dialog h2')?.textContent).toBe('Not enough balance');
    expect(bet).not.toHaveBeenCalled();
  });
});

describe('a round that crashes', () => {
  it('shows the end, frees the button at once and adds the round to the list', async () => {
    const { room } = await flying();
    crash(room, 231);
    expect(room.textOf('.flight-figure')).toBe('×2.31');
    expect(room.textOf('.flight-caption')).toBe('✕ Flew away');
    expect(room.textOf('.bet-result')).toBe('✕ Flew away at ×2.31');
    expect(room.buttonOf()).toBe('Bet · next round');
    expect(room.textOf('.past-round')).toBe('×2.31');
  });

  it('shows the returned stake if it was interrupted', async () => {
    const { room, own } = await flying();
    const returned = Object.assign({ type: 'stake_returned' }, { amount: '1000' });
    room.deliver({ type: 'mine', round: { ...own(), state: 'SETTLED', win: '1000', events: [returned] } });
    expect(room.textOf('.bet-result')).toBe('✓ The round was interrupted: ฿10.00 came back');
  });
});

describe('a connection that was lost', () => {
  it('takes the open bet over from the hello in the middle of the flight', async () => {
    const { room, own } = await flying();
    room.sockets[0]?.close();
    expect(room.textOf('.message')).toBe('No connection. Reconnecting… Your bets are safe.');
    expect(room.textOf('.flight-caption')).toBe('No connection');
    // A cash-out does not need the room, but the page does not know its worth.
    expect(room.buttonOf()).toBe('Cash out');
    await settle(500);
    const half = cashedOut(own(), 'half', 150);
    room.deliver(helloOf(7, { phase: 'running', round: roomRoundOf(7, Date.now() - 20_000), mine: [half] }));
    expect(room.buttonOf()).toBe('Cash out · ฿11.55');
    expect(room.find('.bet-half').hidden).toBe(true);
    expect(room.textOf('.flight-figure')).toBe('×2.31');
  });

  it('requests a bet whose round has ended', async () => {
    const round = vi.fn<ArcadeClient['round']>();
    const { room, own } = await flying({ round });
    round.mockImplementation(() => Promise.resolve(crashed(own(), 140)));
    room.sockets[0]?.close();
    await settle(500);
    room.deliver(helloOf(9));
    await settle();
    expect(round).toHaveBeenCalledTimes(1);
    expect(room.textOf('.bet-result')).toBe('✕ Flew away at ×1.40');
    expect(room.buttonOf()).toBe('Bet · ฿10.00');
  });

  it('takes a bet over that this page placed before a reload', async () => {
    const room = await start();
    room.deliver(
      helloOf(7, {
        phase: 'running',
        mine: [betIn(7, { choice: { panel: 1, target: 300, clientSeed: 'b'.repeat(32) } })],
      }),
    );
    expect(room.buttonOf(1)).toBe('Cash out · ฿10.00');
    expect(room.find('.bet-panel', 1).hidden).toBe(false);
    expect(room.buttonOf(0)).toBe('Bet · next round');
  });

  it('shows a card once with the results of bets whose round ended while the page was away', async () => {
    const won = cashedOut(betIn(5, { id: 'won' }), 'all', 250);
    const lost = crashed(betIn(5, { id: 'lost', stake: '2000', choice: { ...Object(won.choice), panel: 1 } }), 300);
    const shown = crashed(betIn(7, { id: 'shown' }), 120);
    const markShown = vi.fn<ArcadeClient['markShown']>(() => Promise.resolve());
    const room = await start({ markShown }, { missedBets: [lost, won, shown] });
    expect(room.textOf('[role="status"].missed')).toBe('');
    room.deliver(helloOf(7, { phase: 'crashed', mine: [shown] }));
    expect([...document.querySelectorAll('.missed-bet')].map(({ textContent }) => textContent)).toEqual([
      'Bet 1 · ฿10.00✓ Cashed out at ×2.50: ฿25.00',
      'Bet 2 · ฿20.00✕ Flew away at ×3.00',
    ]);
    // The panel of the bet shows the result of the third.
    expect(room.textOf('.bet-result')).toBe('✕ Flew away at ×1.20');
    expect(markShown.mock.calls.map(([id]) => id)).toEqual(['lost', 'won', 'shown']);
    room.deliver(helloOf(8));
    expect(markShown).toHaveBeenCalledTimes(3);
    room.find('.missed-bets button').click();
    expect(document.querySelector('.missed-bets')).toBeNull();
  });

  it('reports the returned stake of a round that was interrupted while the page was away', async () => {
    const back = Object.assign({ type: 'stake_returned' }, { amount: '1000' });
    const room = await start({}, { missedBets: [betIn(5, { state: 'SETTLED', win: '1000', events: [back] })] });
    room.deliver(helloOf(7));
    expect(room.textOf('.missed-result')).toBe('✓ The round was interrupted: ฿10.00 came back');
  });

  it('reports that the session has ended', async () => {
    const room = await start();
    room.sockets[0]?.close(4401);
    expect(document.querySelector('dialog h2')?.textContent).toBe('The session has ended');
  });
});

describe('the screen', () => {
  it('sends the target only when it is on', async () => {
    const { bet } = taking();
    const room = await start({ bet });
    room.deliver(helloOf(7));
    room.find('.bet-button').click();
    await settle();
    room.find('.bet-fold').click();
    room.find('.quick-targets .quick-button', 4 + 2).click();
    room.find('.bet-button', 1).click();
    await settle();
    const choices = bet.mock.calls.map(([{ choice }]) => choice);
    expect(choices).toMatchObject([
      { panel: 0, target: null },
      { panel: 1, target: 500 },
    ]);
  });

  it('shows the proof of a finished round', async () => {
    const room = await start();
    room.deliver(helloOf(7, { past: [pastCrashOf(6, 1_723), pastCrashOf(5, 140)] }));
    room.find('.past-round').click();
    const words = document.querySelector('dialog')?.textContent ?? '';
    for (const shown of ['Round 6', '×17.23', hashOf(7), hashOf(6)]) expect(words).toContain(shown);
  });

  it('counts the bets of others with amounts by currency', async () => {
    const room = await start();
    const staked = [
      { currency: 'THB' as const, amount: '123450' },
      { currency: 'USD' as const, amount: '200' },
    ];
    room.deliver(helloOf(7, { bets: [liveBetOf('1', 1_000)], totals: { players: 2, bets: 3, staked } }));
    expect(room.textOf('.live-total')).toBe('3 bets · 2 players · ฿1,234.50 · $2.00');
    expect(room.textOf('.live-row')).toContain('฿10.00');
  });

  it('has the same words in every language', () => {
    expect(keysThatDiffer(crashMessages)).toEqual([]);
  });
});
