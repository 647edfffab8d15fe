import './table.css';
import type { RoundEvent } from '../../games/game.ts';
import type { PlaceEvent } from '../../games/placePays.ts';
import { element } from '../element.ts';
import { createDrawClock } from './drawClock.ts';
import type { DrawContext, DrawScreen } from './drawGame.ts';
import { createPlaceBoard } from './placeBoard.ts';
import type { TableGame } from './tableGame.ts';
import { tableSheets } from './tableSheets.ts';

/** How long before the next draw the cards lie open, in ms, and the longest time to squeeze a card. */
const OPEN_BEFORE_MS = 4_500;
const LONGEST_SQUEEZE_MS = 5_000;
/** The duration of the rest of the deal, in ms. */
const DEALING_MS = 3_500;

/** Creates the stored switch for squeezing cards. */
function createSqueezeSwitch(family: string): HTMLInputElement {
  const key = `arcade:${family}:squeeze`;
  let isOn = false;
  try {
    isOn = localStorage.getItem(key) === '1';
  } catch {
    // Without storage the switch is off.
  }
  const made = element('input', { type: 'checkbox', role: 'switch', class: 'switch', checked: isOn });
  made.addEventListener('change', () => {
    try {
      localStorage.setItem(key, made.checked ? '1' : '0');
    } catch {
      // Without storage the choice lasts until the page closes.
    }
  });
  return made;
}

/** Creates the screen of a table: the draw, the places with their chips, and past draws. */
export function createTableScreen<Place extends string, Result, Shown extends RoundEvent & Result>(
  context: DrawContext,
  game: TableGame<Place, Result, Shown>,
): DrawScreen<Shown | PlaceEvent<Place>> {
  const { text, money, sounds, announce, dress } = context;
  const clock = createDrawClock({ text, now: context.now, announce });
  const players = element('span', { class: 'table-players caption' });
  const table = game.createShow({ text, dress, sounds, announce, head: [clock.root, players] });
  const board = createPlaceBoard<Place>(context);
  const past = game.createPast(text);
  const squeeze = game.hasSqueeze ? createSqueezeSwitch(game.family) : undefined;
  let isShowing = false;

  function clear(): void {
    table.clear();
    board.showWinners([]);
  }

  return {
    root: table.root,
    bets: element('div', { class: `${game.family}-bets` }, game.renderPlaces(board, text, context), board.tray),
    below: element(
      'div',
      { class: 'draw-below' },
      past.root,
      ...(squeeze ? [element('label', { class: 'switch-row' }, squeeze, element('span', {}, text('squeeze')))] : []),
    ),
    sheets: tableSheets(game, text, money),
    onMessage(message, state) {
      clock.show(state);
      board.onMessage(message, state);
      players.textContent = text('tablePlayers', { count: state.totals.players });
      if (message.type === 'opened') clear();
      if (message.type === 'hello') {
        clear();
        const [last] = state.past;
        // A player who arrives after the draw sees its result. The server sends results of this game's rules.
        if (last && last.index === state.draw.index)
          void table.show(last.result as Result, { isStill: true, squeezeMs: 0, placed: new Set() });
      }
      table.onMessage?.(message, state);
      if (!isShowing && message.type !== 'result') past.show(state.past);
    },
    async showResult(drawn, state) {
      const result = drawn as Result;
      const nextAt = state.draw.opensAt + state.schedule.periodMs;
      const room = nextAt - context.now() - OPEN_BEFORE_MS - DEALING_MS;
      isShowing = true;
      await table.show(result, {
        isStill: context.prefersStill(),
        placed: new Set(board.placed().keys()),
        squeezeMs: squeeze?.checked ? Math.max(0, Math.min(LONGEST_SQUEEZE_MS, room / 2)) : 0,
      });
      isShowing = false;
      board.showWinners(game.places.filter((place) => game.hundredthsOf(place, result) > 100));
      past.show(state.past);
    },
    showWin(amount, stake) {
      if (amount === undefined) return;
      const isWin = amount > stake;
      const key = isWin ? 'tableWon' : amount > 0n ? 'tableBack' : 'tableLost';
      context.showMessage(text(key, { amount: money(amount) }), isWin ? 'win' : undefined);
      if (isWin) sounds.play('win');
    },
    setConnected: board.setConnected,
    unconfirmed: () => [...board.pending().values()].reduce((sum, amount) => sum + amount, 0n),
    press: board.press,
    onKey: board.onKey,
    onStakeStep: board.stepChip,
  };
}
