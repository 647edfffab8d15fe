import { createDrawClock } from '../../../shell/draw/drawClock.ts';
import type { DrawContext, DrawScreen } from '../../../shell/draw/drawGame.ts';
import { createPlaceBoard } from '../../../shell/draw/placeBoard.ts';
import { element } from '../../../shell/element.ts';
import { baccaratPlaces, hundredthsOf, type BaccaratEvent, type BaccaratPlace, type BaccaratResult } from '../rules.ts';
import { createHandsTable } from './handsTable.ts';
import { createRoadPanel } from './roadPanel.ts';
import { baccaratSheets } from './sheets.ts';

const pays: Readonly<Record<BaccaratPlace, string>> = {
  player: '1 : 1',
  banker: '0.95 : 1',
  tie: '8 : 1',
  playerPair: '11 : 1',
  bankerPair: '11 : 1',
};
const shownOrder: readonly BaccaratPlace[] = ['player', 'tie', 'banker', 'playerPair', 'bankerPair'];
/** Where the page remembers that the player squeezes cards. */
const SQUEEZE_KEY = 'arcade:baccarat:squeeze';
/** So long before the next draw the cards lie open, in ms, and so long a card may be squeezed at most. */
const OPEN_BEFORE_MS = 4_500;
const LONGEST_SQUEEZE_MS = 5_000;

function readsSqueeze(): boolean {
  try {
    return localStorage.getItem(SQUEEZE_KEY) === '1';
  } catch {
    return false;
  }
}

/** Creates the screen of a table. */
export function createBaccaratScreen(context: DrawContext): DrawScreen<BaccaratEvent> {
  const { text, money, sounds } = context;
  const clock = createDrawClock({ text, now: context.now, announce: context.announce });
  const players = element('span', { class: 'table-players caption' });
  const table = createHandsTable({
    text,
    dress: context.dress,
    sounds,
    announce: context.announce,
    head: [clock.root, players],
  });
  const board = createPlaceBoard<BaccaratPlace>(context);
  const roads = createRoadPanel(text);
  const squeeze = element('input', { type: 'checkbox', role: 'switch', class: 'switch', checked: readsSqueeze() });
  squeeze.addEventListener('change', () => {
    try {
      localStorage.setItem(SQUEEZE_KEY, squeeze.checked ? '1' : '0');
    } catch {
      // Without storage the choice lasts until the page closes.
    }
  });
  let isShowing = false;

  function clear(): void {
    table.clear();
    board.showWinners([]);
  }

  return {
    root: table.root,
    bets: element(
      'div',
      { class: 'baccarat-bets' },
      element(
        'div',
        { class: 'baccarat-places' },
        ...shownOrder.map((place) =>
          board.place({ place, label: text(place), pay: pays[place], className: `is-${place}` }),
        ),
      ),
      board.tray,
    ),
    below: element(
      'div',
      { class: 'baccarat-below' },
      roads.root,
      element('label', { class: 'switch-row' }, squeeze, element('span', {}, text('squeeze'))),
    ),
    sheets: baccaratSheets(text, money),
    onMessage(message, state) {
      clock.show(state);
      board.onMessage(message, state);
      players.textContent = text('tablePlayers', { count: state.totals.players });
      if (message.type === 'opened') clear();
      if (message.type === 'hello') {
        clear();
        const [last] = state.past;
        // Somebody who comes after the cards sees them lie.
        if (last && last.index === state.draw.index) void table.deal(last.result as BaccaratResult, { isStill: true });
      }
      if (!isShowing && message.type !== 'result') roads.show(state.past);
    },
    async showResult(drawn, state) {
      const result = drawn as BaccaratResult;
      const nextAt = state.draw.opensAt + state.schedule.periodMs;
      const placed = board.placed();
      const squeezed = (['player', 'banker'] as const).filter((side) => placed.has(side) || placed.has(`${side}Pair`));
      const room = nextAt - context.now() - OPEN_BEFORE_MS - 3_500;
      isShowing = true;
      await table.deal(result, {
        isStill: context.prefersStill(),
        squeezed,
        squeezeMs: squeeze.checked ? Math.max(0, Math.min(LONGEST_SQUEEZE_MS, room / 2)) : 0,
      });
      isShowing = false;
      board.showWinners(baccaratPlaces.filter((place) => hundredthsOf(place, result) > 100));
      roads.show(state.past);
    },
    showWin(amount, stake) {
      const isWin = amount !== undefined && amount > stake;
      if (amount === undefined) return;
      const key = amount > stake ? 'tableWon' : amount > 0n ? 'tableBack' : 'tableLost';
      context.say(text(key, { amount: money(amount) }), isWin ? 'win' : undefined);
      if (isWin) sounds.play('win');
    },
    setConnected: board.setConnected,
    press: board.press,
    onKey: board.onKey,
    onStakeStep: board.stepChip,
  };
}
