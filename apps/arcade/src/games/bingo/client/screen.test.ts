// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../../../arcadeApi.ts';
import type { DrawMessage } from '../../../drawApi.ts';
import { outcomeWords } from '../../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../../fairness/uniformDraw.ts';
import { ArcadeFailure, type ArcadeClient, type BetRequest } from '../../../shell/arcadeClient.ts';
import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { startDraws } from '../../../shell/draw/startDraws.ts';
import { createText } from '../../../shell/gameText.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { FakeSocket } from '../../../shell/room/testing/fakeRoom.ts';
import { roundOf, sessionOf } from '../../../shell/testing/testGame.ts';
import { bingoFormOf, bingoScheduleOf, callEveryMs } from '../forms.ts';
import { bingoGame } from '../game.ts';
import { callBalls, playBingo, type BingoChoice } from '../rules.ts';
import { bingoMessages } from './messages.ts';
import { createBingoScreen } from './screen.ts';
import { createBingoStage } from './stage.ts';

const game = {
  family: 'bingo',
  messages: bingoMessages,
  replay: replayWith(playBingo),
  createStage: createBingoStage,
  createScreen: createBingoScreen,
} as unknown as DrawGameClient;

/** The interval of the server's time messages, in ms. */
const ALIVE_MS = 5_000;
const START = 1_700_000_000_000;
const seeds = { serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };
/** Tickets of the example in docs/fairness.md: game 55 completes a line with call 31 and the corners with call 25. */
const ticket = [7, 6, 15, 9, 11, 20, 29, 27, 25, 26, 45, 33, 38, 31, 60, 48, 57, 49, 58, 71, 70, 73, 68, 74];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts a room with the test as its server. */
async function enter(gameCode = 'butterfly-bingo-75', answer?: (request: BetRequest) => RoundView) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const socket = new FakeSocket();
  const bets: BetRequest[] = [];
  const cancelled: string[] = [];
  const form = bingoFormOf(gameCode);
  const schedule = bingoScheduleOf(gameCode);
  const { bettingMs, revealsAfterMs } = schedule;
  const drawOf = (index: number, opensAt = Date.now()) => ({
    index,
    hash: index.toString(16).padStart(64, '0'),
    opensAt,
    closesAt: opensAt + bettingMs,
    revealsAt: opensAt + bettingMs + revealsAfterMs,
  });
  const openRound = (id: number, request: Pick<BetRequest, 'stake' | 'choice' | 'draw'>): RoundView =>
    roundOf(id, {
      state: 'OPEN',
      stake: request.stake,
      choice: { ...(request.choice as object), form },
      nonce: request.draw ?? 0,
      balance: '9000',
      events: [],
    });
  const client = {
    token: () => 'the token',
    balance: () => Promise.resolve({ balance: '10000', jackpots: [], freeRounds: [] }),
    session: () => Promise.resolve(sessionOf({ balance: '10000' })),
    markShown: () => Promise.resolve(),
    async bet(request: BetRequest) {
      bets.push(request);
      return answer?.(request) ?? openRound(bets.length, request);
    },
    async cancel(id: string) {
      cancelled.push(id);
      return roundOf(1, {
        state: 'VOID',
        voidReason: 'CANCELLED',
        nonce: 55,
        choice: { form, amount: '200', tickets: [] },
      });
    },
  } as unknown as ArcadeClient;
  await startDraws(place, {
    game,
    client,
    session: sessionOf({
      gameCode,
      balance: '10000',
      stakes: ['100', '200', '500'],
      stake: '200',
      slip: { unit: '100', max: '5000' },
    }),
    title: 'Test room',
    ...createText(game.messages, 'EN'),
    siteFrame: { post: () => undefined, onPause: () => undefined },
    sounds: { isOn: () => false, set: () => undefined, play: () => undefined },
    prefersStill: () => true,
    isFramed: false,
    onExit: () => undefined,
    connect: () => socket,
  });
  socket.open();
  const receive = (message: DrawMessage): void => socket.deliver(message as never);
  /** Lets time pass, with the server's time messages. */
  const pass = async (ms: number): Promise<void> => {
    for (let remainingMs = ms; remainingMs > 0; remainingMs -= ALIVE_MS) {
      await vi.advanceTimersByTimeAsync(Math.min(remainingMs, ALIVE_MS));
      receive({ type: 'time', serverTime: Date.now() });
    }
  };
  const find = (selector: string): HTMLElement => {
    const found = place.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  const balls = (index: number): number[] => callBalls(uniformDraw(outcomeWords({ ...seeds, nonce: index })), form);
  return {
    bets,
    cancelled,
    receive,
    pass,
    find,
    schedule,
    drawOf,
    openRound,
    balls,
    all: (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)],
    button: (words: string) =>
      [...place.querySelectorAll('button')].find(
        (button) => button.getAttribute('aria-label') === words || button.textContent === words,
      ),
    hello(index: number, mine: RoundView[] = [], past: number[] = [], opensAt = Date.now()) {
      receive({
        type: 'hello',
        serverTime: Date.now(),
        schedule: { offsetMs: 0, ...schedule, drawsAhead: 20 },
        draw: drawOf(index, opensAt),
        chain: { firstDraw: 0, length: 4096, terminalHash: 'f'.repeat(64), publicSeed: 'e'.repeat(64) },
        phase: past[0] === index ? 'revealed' : 'betting',
        clientSeed: past[0] === index ? seeds.clientSeed : null,
        past: past.map((at) => ({ index: at, result: { balls: balls(at) } })),
        totals: { players: 0, bets: 0, places: [] },
        mine,
      });
    },
    /** Closes the betting and publishes the seeds, each at its time. */
    async closeBetting(index: number) {
      await pass(bettingMs);
      receive({ type: 'closed', index, clientSeed: seeds.clientSeed });
      await pass(revealsAfterMs);
      receive({ type: 'result', index, seed: seeds.serverSeed, result: { balls: balls(index) } });
    },
    /** Waits until this many balls are called. */
    async waitForCalls(count: number) {
      await pass(1_000 + (count - 1) * callEveryMs(form, schedule) + 100);
    },
  };
}

const fixed = (stake = '200') => ({ stake, choice: { amount: '200', tickets: [ticket] }, draw: 55 });

describe('a room of bingo', () => {
  it.each(['butterfly-bingo-75', 'lantern-bingo-90'])('sells tickets of %s that its rules accept', async (code) => {
    const room = await enter(code);
    room.hello(55);
    room.button('Tickets: More')?.click();
    room.button('฿5')?.click();
    expect(room.find('.bingo-buy').textContent).toBe('Buy 3 tickets · ฿15.00');
    room.find('.bingo-buy').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(room.bets).toMatchObject([{ stake: '1500', draw: 55 }]);
    const choice = { ...(room.bets[0]?.choice as object), form: bingoFormOf(code) };
    expect(bingoGame(code).choice.safeParse(choice).success).toBe(true);
    expect((choice as BingoChoice).tickets).toHaveLength(3);
    // They are in the room, and the next tickets have other numbers.
    expect(room.all('.bingo-tickets .ticket')).toHaveLength(3);
    expect(room.find('.message').textContent).toBe('Your tickets are in game 55');
    const bought = room.all('.bingo-tickets .ticket-grid').map(({ textContent }) => textContent);
    expect(room.all('.bingo-bets > .bingo-own .ticket-grid').map((grid) => grid.textContent)).not.toEqual(bought);
  });

  it('buys the same tickets for several games, and for the next one while balls are called', async () => {
    const room = await enter();
    room.hello(55);
    room.button('Games: More')?.click();
    room.button('Games: More')?.click();
    room.find('.bingo-buy').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(room.bets.map(({ draw }) => draw)).toEqual([55, 56, 57]);
    expect(new Set(room.bets.map(({ choice }) => JSON.stringify(choice))).size).toBe(1);
    expect(new Set(room.bets.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    await room.closeBetting(55);
    await room.waitForCalls(10);
    room.find('.bingo-buy').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(room.bets.at(-1)?.draw).toBe(56);
  });

  it('calls the balls by the clock, daubs them, and marks numbers that complete a pattern', async () => {
    const room = await enter();
    room.hello(55, [room.openRound(1, fixed())]);
    const balls = room.balls(55);
    await room.closeBetting(55);
    expect(room.find('.caller-words').textContent).toBe('The first ball comes soon');
    await room.waitForCalls(24);
    expect(room.find('.caller-count').textContent).toBe('Call 24 of 65');
    const daubed = room.all('.bingo-tickets .ticket-cell.is-called').map((cell) => Number(cell.textContent));
    expect(new Set(daubed)).toEqual(new Set(ticket.filter((number) => balls.slice(0, 24).includes(number))));
    expect(room.all('.board-cell.is-called')).toHaveLength(24);
    // The corner 7 is the last of four.
    expect(room.all('.ticket-cell.is-waited').map(({ textContent }) => textContent)).toContain('7');
    expect(room.find('.bingo-tickets .visually-hidden').textContent).toContain('1 to go:');
    await vi.advanceTimersByTimeAsync(callEveryMs('75', room.schedule));
    expect(room.find('.message').textContent).toBe('Four corners! Ticket 1 wins ฿10.00');
    expect(room.find('.bingo-tickets .ticket-won').textContent).toBe('Four corners ×5');
  });

  it('adds up the wins of the tickets once everything is called', async () => {
    const room = await enter();
    room.hello(55, [room.openRound(1, fixed())]);
    await room.closeBetting(55);
    await room.waitForCalls(20);
    room.receive({
      type: 'mine',
      round: { ...room.openRound(1, fixed()), state: 'SETTLED', win: '1200', balance: '11000' },
    });
    await vi.advanceTimersByTimeAsync(0);
    // The balance would reveal the end before it is called.
    expect(room.find('.is-balance .figure').textContent).toBe('฿100.00');
    await room.pass(45 * callEveryMs('75', room.schedule));
    expect(room.find('.message').textContent).toBe('Bingo! You win ฿12.00');
    expect(room.find('.is-balance .figure').textContent).toBe('฿110.00');
  });

  it('skips to the last call', async () => {
    const room = await enter();
    room.hello(55, [room.openRound(1, fixed())]);
    await room.closeBetting(55);
    await room.waitForCalls(3);
    room.button('Skip to the last call')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(room.find('.caller-count').textContent).toBe('Call 65 of 65');
    expect(room.find('.message').textContent).toBe('Bingo! You win ฿12.00');
    expect(room.find('.bingo-skip').hidden).toBe(true);
  });

  it('lets a player who joins in the middle get the current ball', async () => {
    const room = await enter();
    const { bettingMs, revealsAfterMs } = room.schedule;
    const opensAt = Date.now() - bettingMs - revealsAfterMs - 1_000 - 30.5 * callEveryMs('75', room.schedule);
    room.hello(55, [room.openRound(1, fixed())], [55, 54], opensAt);
    await vi.advanceTimersByTimeAsync(100);
    expect(room.find('.caller-count').textContent).toBe('Call 31 of 65');
    expect(room.find('.bingo-tickets .ticket-won').textContent).toBe('Line ×1');
    // The list of results does not contain its end.
    room.button('Results')?.click();
    expect([...document.querySelectorAll('.past-game strong')].map((game_) => game_.textContent)).toEqual(['Game 54']);
  });

  it('cancels tickets until the doors close', async () => {
    const room = await enter();
    room.hello(55, [room.openRound(1, fixed()), { ...room.openRound(2, { ...fixed(), draw: 56 }), id: 'later' }]);
    expect(room.all('.bingo-order')).toHaveLength(2);
    room.button('Take back the tickets of game 55 for ฿2.00')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(room.cancelled).toHaveLength(1);
    expect(room.all('.bingo-order')).toHaveLength(1);
    await room.closeBetting(55);
    expect(room.button('Take back the tickets of game 56 for ฿2.00')?.isConnected).toBe(true);
  });

  it('keeps the tickets if the doors have already closed', async () => {
    const room = await enter('butterfly-bingo-75', () => {
      throw new ArcadeFailure('draw.closed');
    });
    room.hello(55);
    const before = room.all('.ticket-grid').map(({ textContent }) => textContent);
    room.find('.bingo-buy').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(room.find('.message').textContent).toBe('The doors of this game are closed. Your tickets are kept.');
    expect(room.all('.ticket-grid').map(({ textContent }) => textContent)).toEqual(before);
  });

  it('lets a player pick the numbers of a ticket, and keeps them after the purchase', async () => {
    const room = await enter();
    room.hello(55);
    room.button('Pick the numbers of ticket 1')?.click();
    const sheet = document.querySelector('dialog') as HTMLDialogElement;
    const press = (words: string): void =>
      [...sheet.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click();
    press('Clear');
    for (const number of ticket.slice(0, -1)) press(String(number));
    const done = [...sheet.querySelectorAll('button')].at(-1) as HTMLButtonElement;
    expect(done.disabled).toBe(true);
    press('74');
    expect(done.disabled).toBe(false);
    done.click();
    for (let times = 0; times < 2; times += 1) {
      room.find('.bingo-buy').click();
      await vi.advanceTimersByTimeAsync(0);
    }
    const numbers = room.bets.map(({ choice }) => (choice as BingoChoice).tickets[0]?.toSorted((a, b) => a - b));
    expect(numbers).toEqual([ticket.toSorted((a, b) => a - b), ticket.toSorted((a, b) => a - b)]);
  });

  it('sells no more than a slip may stake', async () => {
    const room = await enter();
    room.hello(55);
    room.button('฿5')?.click();
    for (let times = 0; times < 9; times += 1) room.button('Tickets: More')?.click();
    expect(room.find('.bingo-buy')).toMatchObject({ disabled: true });
    expect(room.find('.bingo-note').textContent).toBe('At most ฿50.00 in one game');
  });
});
