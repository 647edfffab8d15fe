import { cashOutAction } from '../../../shell/cashOutAction.ts';
import { createSlider } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import {
  hundredthsOf,
  hundredthsText,
  returnRow,
  shortHundredthsText,
  floorToHundredths,
} from '../../../shell/multiplierText.ts';
import { createPayStrip } from '../../../shell/payStrip.ts';
import type { Phase, Stage, StageContext } from '../../../shell/stage.ts';
import { createWinCard } from '../../../shell/winCard.ts';
import { MAX_WIN, type MaxWinTerms } from '../../maxWin.ts';
import { lastStop, MAX_MINES, multiplierAfter, returnByMode, TILES } from '../math.ts';
import type { MinesChoice, MinesDecision, MinesEvent } from '../rules.ts';
import { createBoard } from './board.ts';
import { describeMines } from './describe.ts';
import { paySheet } from './paySheet.ts';
import { picturesOf } from './pictures.ts';

const FIRST_MINES = 3;
const FLIP_MS = 260;
const EXPLOSION_MS = 480;
const REVEAL_MS = 300;

/** Creates the stage of Mines. */
export function createMinesStage(context: StageContext): Stage<MinesEvent> {
  const { text, money, sounds } = context;
  const pictures = picturesOf(context.dress);
  let phase: Phase = 'idle';
  let gems = 0;
  /** The number of gems at which the shown round, or the next one, ends by itself. */
  let last = 0;
  let isLost = false;

  const mines = createSlider({
    label: text('mines'),
    text,
    min: 1,
    max: MAX_MINES,
    value: FIRST_MINES,
    onChange: () => clear(),
  });
  const board = createBoard(text, pictures, pick);
  const strip = createPayStrip(text('pays'));
  const gemsLeft = element('span', { class: 'number' });
  const minesHidden = element('span', { class: 'number' });
  const counts = element(
    'p',
    { class: 'mines-counts' },
    element('img', { src: pictures.gem, alt: '' }),
    gemsLeft,
    element('img', { src: pictures.mine, alt: '' }),
    minesHidden,
  );
  const random = element('button', { type: 'button', class: 'button mines-random' }, text('randomTile'));
  random.addEventListener('click', pickRandom);
  const winCard = createWinCard();
  board.root.append(winCard.root);
  const root = element(
    'div',
    { class: 'mines' },
    strip.root,
    board.root,
    element('div', { class: 'mines-foot' }, counts, random),
  );
  const motion = createMotion({ root });
  const cashOut = cashOutAction(context);

  const multiplierAt = (found: number): string =>
    hundredthsText(floorToHundredths(multiplierAfter(mines.value(), found)));

  function decide(decision: MinesDecision): void {
    context.decide(decision);
  }

  function pick(tile: number): void {
    if (phase === 'idle') {
      context.showMessage(text('ready'));
      return;
    }
    if (phase !== 'open') return;
    decide({ type: 'pick', tile });
    board.setPending(tile);
  }

  function pickRandom(): void {
    if (phase !== 'open') return;
    const closed = board.closedTiles();
    // The tiles' mines are fixed already, so any way of choosing is as good as another.
    const tile = closed[Math.floor(Math.random() * closed.length)];
    if (tile !== undefined) pick(tile);
  }

  function showCounts(): void {
    const remaining = TILES - mines.value() - gems;
    gemsLeft.textContent = String(remaining);
    minesHidden.textContent = String(mines.value());
    counts.setAttribute(
      'aria-label',
      `${text('gemsLeft', { count: remaining })}, ${text('minesHidden', { count: mines.value() })}`,
    );
    counts.setAttribute('role', 'group');
  }

  /** Shows the pays of the chosen number of mines, for the next round or for a replayed one. */
  function showMines(terms: MaxWinTerms = { maxWin: MAX_WIN }): void {
    last = lastStop(mines.value(), terms);
    strip.setStops(
      Array.from({ length: last }, (_, index) => {
        const hundredths = floorToHundredths(multiplierAfter(mines.value(), index + 1));
        return {
          caption: `◆ ${index + 1}`,
          multiplier: shortHundredthsText(hundredths),
          name: text('payOf', { gems: index + 1, multiplier: hundredthsText(hundredths) }),
        };
      }),
    );
    strip.show(0, 'going');
    showCounts();
  }

  function clear(): void {
    motion.stop();
    gems = 0;
    isLost = false;
    winCard.hide();
    root.classList.remove('is-lost', 'is-won');
    board.reset();
    board.setPending(undefined);
    showMines();
  }

  function showTile({ tile, isMine, multiplier, payout }: Extract<MinesEvent, { type: 'tile_revealed' }>): void {
    board.setPending(undefined);
    board.reveal(tile, isMine);
    if (isMine) {
      isLost = true;
      root.classList.add('is-lost');
      strip.show(gems, 'lost');
      sounds.play('bust');
      context.showWin(0n);
      context.showResult(text('mineHit'));
      return;
    }
    gems += 1;
    const isLast = gems === last;
    strip.show(gems, isLast ? 'ended' : 'going');
    showCounts();
    sounds.play('reveal', gems - 1);
    context.showWin(BigInt(payout));
    const shown = hundredthsText(hundredthsOf(multiplier));
    const isCleared = gems === TILES - mines.value();
    if (isLast) context.showResult(text(isCleared ? 'lastGem' : 'highestWin', { multiplier: shown }));
    else context.showMessage(text('gemFound', { multiplier: shown, next: multiplierAt(gems + 1) }));
  }

  function showEnd(win: bigint): void {
    if (isLost) return;
    strip.show(gems, 'ended');
    winCard.show(multiplierAt(gems), money(win));
    root.classList.add('is-won');
    sounds.play('cashOut');
  }

  showMines();

  return {
    root,
    controls: mines.root,
    choice: (): MinesChoice => ({ mines: mines.value() }),
    setChoice(choice) {
      // The server has checked it.
      mines.set((choice as MinesChoice).mines);
      clear();
    },
    setPhase(next) {
      phase = next;
      root.dataset['phase'] = next;
      board.setOpen(next === 'open');
      random.setAttribute('aria-disabled', String(next !== 'open'));
      if (next === 'open' || next === 'idle') board.setPending(undefined);
    },
    begin: clear,
    async play(round, events, isStill) {
      const isCurrent = motion.start(isStill);
      const terms = round.choice as MinesChoice;
      // A round from before the highest win was introduced may be longer.
      if (lastStop(mines.value(), terms) !== last) showMines(terms);
      for (const event of events) {
        switch (event.type) {
          case 'tile_revealed':
            showTile(event);
            await motion.pause(event.isMine ? EXPLOSION_MS : FLIP_MS);
            break;
          case 'board_revealed':
            board.revealRest(event.mines);
            await motion.pause(REVEAL_MS);
            break;
          case 'round_ended':
            showEnd(BigInt(event.win));
            break;
        }
        if (!isCurrent()) return;
      }
    },
    skip: () => motion.skip(),
    cancel: clear,
    openAction: (round) => (round.events.length === 0 ? undefined : cashOut(round)),
    onKey(key) {
      if (key.toLowerCase() === 'r') {
        pickRandom();
        return true;
      }
      return board.moveFocus(key);
    },
    rules: () => paySheet(context, mines.value()),
    returns: () =>
      returnByMode().map((mode) =>
        returnRow(text(mode.mode === '1' ? 'modeOneMine' : 'modeMines', { count: mode.mode }), mode),
      ),
    describe: (event) => describeMines(event, text, money),
  };
}
