import { createDrawClock } from '../../../shell/draw/drawClock.ts';
import type { DrawContext, DrawScreen } from '../../../shell/draw/drawGame.ts';
import type { DrawState } from '../../../shell/draw/drawState.ts';
import { element } from '../../../shell/element.ts';
import { bingoFormOf, callEveryMs, callsOf } from '../forms.ts';
import type { BingoEvent, BingoResult } from '../rules.ts';
import { createCalls } from './calls.ts';
import { createDesk } from './desk.ts';
import { createHall } from './hall.ts';
import { createPlayerTickets } from './inPlay.ts';
import { openPast } from './pastSheet.ts';
import { bingoSheets } from './sheets.ts';

/** The time from the publication of the seeds to the first call, in ms. */
const FIRST_CALL_MS = 1_000;
/** Screen readers announce every n-th call. More would interrupt all other announcements. */
const ANNOUNCED_EVERY = 10;

/** Creates the screen of a room: the hall with the calls, the player's tickets, and the desk that sells more. */
export function createBingoScreen(context: DrawContext): DrawScreen<BingoEvent> {
  const { text, money, sounds } = context;
  const form = bingoFormOf(context.gameCode);
  const all = callsOf[form];
  const clock = createDrawClock({ text, now: context.now, announce: context.announce });
  const number = element('strong', { class: 'bingo-number' });
  const players = element('span', { class: 'caption' });
  const results = element('button', { type: 'button', class: 'button is-small' }, text('results'));
  const calls = createCalls(context.now);
  const hall = createHall({
    form,
    text,
    head: [clock.root, element('div', { class: 'bingo-room' }, number, players), results],
    onSkip: calls.skip,
  });
  const ownTickets = createPlayerTickets({ form, text, money, onCancel: (round) => void context.cancel(round.id) });
  const desk = createDesk(form, context);
  let room: DrawState | undefined;
  /** The calls of the game so far. */
  let called: { balls: readonly number[]; count: number } | undefined;

  results.addEventListener('click', () => openPast({ form, text, past: overGames() }));

  /** Finished games: the result of a game that is still called stays hidden. */
  function overGames(): DrawState['past'] {
    if (!room) return [];
    const isCalling = called !== undefined && called.count < all;
    return isCalling ? room.past.slice(1) : room.past;
  }

  function showCall(balls: readonly number[], count: number): void {
    called = { balls, count };
    hall.show(balls, count);
    sounds.play('tick', count % 8);
    const wins = ownTickets.show(balls, count);
    for (const { pattern, ticket, win } of wins)
      context.showMessage(text('heardLine', { pattern: text(pattern), ticket, amount: money(BigInt(win)) }), 'win');
    if (wins.length > 0) sounds.play(wins.some(({ pattern }) => pattern === 'full') ? 'bigWin' : 'win');
    else if (count % ANNOUNCED_EVERY === 0) context.announce(text('callOf', { count, all }));
  }

  async function call({ balls }: BingoResult, { draw, schedule }: DrawState): Promise<void> {
    const everyMs = callEveryMs(form, schedule);
    hall.clear(text('nothingCalled'));
    hall.setSkippable(true);
    // Scrolls to the tickets of the game.
    if (ownTickets.hasTickets()) ownTickets.root.scrollIntoView({ block: 'start' });
    await calls.play({ startsAt: draw.revealsAt + FIRST_CALL_MS, everyMs, calls: balls.length }, (count) =>
      showCall(balls, count),
    );
    if (room?.draw.index === draw.index) hall.setSkippable(false);
  }

  /** Shows the time before the calls. */
  function wait(phase: DrawState['phase']): void {
    calls.stop();
    called = undefined;
    hall.setSkippable(false);
    hall.clear(text(phase === 'betting' ? 'waitingForDoors' : 'nothingCalled'));
  }

  function showPlayerTickets({ mine, draw, phase }: DrawState): void {
    ownTickets.setBets([...mine.values()], draw.index, phase === 'betting');
    if (called) ownTickets.show(called.balls, called.count);
  }

  return {
    root: hall.root,
    bets: element('div', { class: 'bingo-bets' }, ownTickets.root, desk.root, desk.buyBar),
    below: element('div', {}),
    sheets: bingoSheets(form, text, money),
    onMessage(message, state) {
      const isSameGame = room?.draw.index === state.draw.index;
      room = state;
      clock.show(state);
      number.textContent = text('gameNumber', { index: state.draw.index });
      players.textContent = text('tablePlayers', { count: state.totals.players });
      if (message.type === 'opened' || message.type === 'closed') wait(state.phase);
      if (message.type === 'hello') {
        const [last] = state.past;
        if (!last || last.index !== state.draw.index) wait(state.phase);
        // The next call is announced to a player who joins in the middle. Nothing is announced twice.
        else if (!isSameGame || !called) void call(last.result as BingoResult, state);
      }
      showPlayerTickets(state);
      desk.show(state);
    },
    showResult: (result, state) => call(result as BingoResult, state),
    showWin(amount) {
      if (amount === undefined) return;
      context.showMessage(
        amount > 0n ? text('youWin', { amount: money(amount) }) : text('youWinNothing'),
        amount > 0n ? 'win' : undefined,
      );
    },
    setConnected: desk.setConnected,
    press: desk.press,
    onKey(key) {
      if (key.toLowerCase() !== 'n') return false;
      desk.shuffle();
      return true;
    },
    onStakeStep: desk.stepPrice,
  };
}
