import { countUp, createMotion } from '../../../shell/motion.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { payOf } from '../engine.ts';
import type { Board } from '../fallsEvents.ts';
import { ladder as multipliers, RETRIGGER_TEMPLES } from '../paytable.ts';
import { paySymbols, type FallsSymbol } from '../symbols.ts';
import type { FallsBoard } from './board.ts';
import type { Cabinet } from './cabinet.ts';
import type { LadderView } from './ladderView.ts';
import type { RoundStage, SymbolWin } from './roundPlayer.ts';
import type { Splinters } from './splinters.ts';
import { splinterColours } from './symbolArt.ts';
import type { Water } from './water.ts';

/** A stage whose pictures the player can skip. */
interface SkippableStage extends RoundStage {
  /** Clears the last round. With `isStill` the next round is shown at once. */
  clear: (stake: bigint, isStill: boolean) => void;
  /** The symbols fall out of the board while a bet is sent. */
  empty: () => void;
  skip: () => void;
}

interface RoundStageParts {
  cabinet: Cabinet;
  board: FallsBoard;
  ladder: LadderView;
  splinters: Splinters;
  water: Water;
  context: StageContext;
}

const WIN_MS = 760;
const EACH_WIN_MS = 240;
const FADE_MS = 420;
const COUNT_UP_MS = 1600;
const SPLINTERS = 7;
/** The fraction of every duration that turbo keeps. */
const TURBO_SHARE = 0.35;
/** The multiples of the stake from which a big win has a greater name. */
const GREAT_STAKES = 50n;
const COLOSSAL_STAKES = 250n;

/** Returns the first column that falls late: the one after `RETRIGGER_TEMPLES` temples. */
function firstDelayedColumn(columns: Board): number {
  let temples = 0;
  for (const [index, column] of columns.entries()) {
    if (temples >= RETRIGGER_TEMPLES) return index;
    temples += column.filter((symbol) => symbol === 'temple').length;
  }
  return columns.length;
}

/** Returns the place of a multiplier on the ladder, which is the pitch of its sound. */
function stepOf(multiplier: number): number {
  return multipliers.findIndex((other) => other === multiplier);
}

/** Creates the stage. */
export function createRoundStage(parts: RoundStageParts): SkippableStage {
  const { cabinet, board, ladder, splinters, water, context } = parts;
  const { text, sounds, money, prefersStill } = context;
  const speed = (): number => (context.isTurbo() ? TURBO_SHARE : 1);
  const motion = createMotion({ share: speed });
  const moves = (): boolean => !motion.isSkipped() && !prefersStill();
  let stake = 0n;
  let isFeature = false;
  let total = 0n;

  /** Pauses for a movement whose duration already includes turbo. */
  const pauseFor = (ms: number): Promise<void> => motion.pause(ms / speed());

  function describeBoard(columns: Board): void {
    board.root.setAttribute('role', 'img');
    const words = columns.map((column) => column.map((symbol) => text(`symbol.${symbol}`)).join(', ')).join('; ');
    board.root.setAttribute('aria-label', text('boardShows', { columns: words }));
  }

  async function land(columns: Board): Promise<void> {
    const from = firstDelayedColumn(columns);
    const landings = board.dropIn(columns, speed(), from);
    let nowMs = 0;
    for (const { column, atMs, isDelayed } of landings) {
      if (isDelayed) {
        board.hold(column);
        sounds.play('reveal', column);
      }
      await pauseFor(Math.max(0, atMs - nowMs));
      nowMs = atMs;
      if (motion.isSkipped()) break;
      sounds.play('stop', column);
    }
    board.hold(undefined);
    await pauseFor(160 * speed());
  }

  async function banner(title: string, amount: bigint, hint?: string): Promise<void> {
    const show = (shown: bigint): void =>
      context.showBanner({ title, amount: money(shown), ...(hint !== undefined && { hint }) });
    if (prefersStill()) show(amount);
    else await countUp(motion, COUNT_UP_MS, amount, show);
    await motion.pause(1500);
    context.showBanner(undefined);
  }

  async function celebrate(title: string, amount: bigint, hint?: string): Promise<void> {
    sounds.play('bigWin');
    cabinet.root.classList.add('is-big-win');
    if (moves())
      for (const symbol of paySymbols.slice(0, 5))
        splinters.throw(
          [
            { x: 0.2, y: 0.2 },
            { x: 0.8, y: 0.2 },
            { x: 0.5, y: 0.5 },
          ],
          splinterColours[symbol],
          9,
        );
    await banner(title, amount, hint);
    cabinet.root.classList.remove('is-big-win');
  }

  return {
    clear(nextStake, isStill) {
      stake = nextStake;
      motion.start(isStill);
      isFeature = false;
      total = 0n;
      splinters.clear();
      board.mark(undefined);
      board.hold(undefined);
      cabinet.clearCallOuts();
      cabinet.setFeature(undefined);
      cabinet.setTotal(undefined);
      cabinet.setRow('');
      cabinet.root.classList.remove('is-big-win');
      ladder.show(1, false);
      water.setForce(1);
    },
    empty() {
      if (moves()) board.dropOut(speed());
    },
    skip() {
      motion.skip();
      board.finish();
    },
    showRow: ({ position }) => cabinet.setRow(text('rowNote', { position })),
    async dropBoard(columns) {
      total = 0n;
      cabinet.setTotal(undefined);
      if (moves()) {
        // In free falls the last board is still there.
        if (isFeature) await pauseFor(board.dropOut(speed()) * 0.7);
        await land(columns);
      }
      if (!moves()) board.show(columns);
      describeBoard(columns);
      if (prefersStill()) await motion.pause(FADE_MS);
    },
    setWin: (amount) => context.showWin(amount),
    async showWins(wins) {
      const symbols = new Set<FallsSymbol>(wins.map(({ symbol }) => symbol));
      board.mark(symbols);
      const multiplier = wins[0]?.multiplier ?? 1;
      ladder.show(multiplier, true);
      water.setForce(Math.min(3, 1.4 + multiplier / 8));
      const won = wins.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      total += won;
      cabinet.setTotal(money(total));
      wins.forEach((win, index) => {
        const words = { count: callText(win), amount: money(BigInt(win.amount)) };
        if (!motion.isSkipped()) cabinet.callOut(words, board.places(win.symbol), index - (wins.length - 1) / 2);
      });
      // A win up to the stake is shown without a celebration.
      if (total > stake) sounds.play('win');
      else sounds.play('reveal', stepOf(multiplier));
      context.showMessage(text('falls', { amount: money(won), multiplier }), total > stake ? 'win' : undefined);
      await motion.pause(WIN_MS + EACH_WIN_MS * (wins.length - 1));
      cabinet.clearCallOuts();
    },
    async cascade({ multiplier, fresh }, wins) {
      const burst = new Set<FallsSymbol>(wins.map(({ symbol }) => symbol));
      if (moves()) {
        for (const symbol of burst) splinters.throw(board.places(symbol), splinterColours[symbol], SPLINTERS);
        sounds.play('tick', 6);
        await pauseFor(board.burst(burst, speed()));
      }
      ladder.show(multiplier, true);
      sounds.play('reveal', stepOf(multiplier));
      const lastMs = board.refill(burst, fresh, moves() ? speed() : 0);
      if (moves()) {
        await pauseFor(lastMs);
        sounds.play('stop', 5);
        await pauseFor(150 * speed());
      }
      if (!moves()) board.show(board.columns());
      describeBoard(board.columns());
      if (prefersStill()) await motion.pause(FADE_MS);
    },
    async showTemples({ count, amount }) {
      board.mark(new Set<FallsSymbol>(['temple']));
      sounds.play('feature');
      const words = { count: `${count} × ${text('symbol.temple')}`, amount: money(BigInt(amount)) };
      if (!motion.isSkipped()) cabinet.callOut(words, board.places('temple'), 0);
      context.showMessage(text('templesPay', { count, amount: money(BigInt(amount)) }), 'win');
      await motion.pause(1500);
      cabinet.clearCallOuts();
      board.mark(undefined);
    },
    async startFreeFalls(count) {
      isFeature = true;
      const title = text('freeFallsStarted', { count });
      cabinet.setFeature(title);
      water.setForce(2.2);
      context.showBanner({ title, hint: text('freeFallsHint') });
      context.showMessage(title, 'win');
      await motion.pause(2400);
      context.showBanner(undefined);
    },
    async showFreeFall({ index, count, multiplier }) {
      const words = text('freeFall', { index, count });
      cabinet.setFeature(words);
      ladder.show(multiplier, true);
      water.setForce(1.6);
      context.showMessage(words);
      await motion.pause(260);
    },
    async addFreeFalls(count) {
      board.mark(new Set<FallsSymbol>(['temple']));
      sounds.play('feature');
      const title = text('freeFallsAdded', { count });
      context.showMessage(title, 'win');
      context.showBanner({ title });
      await motion.pause(1300);
      context.showBanner(undefined);
      board.mark(undefined);
    },
    async endFreeFalls(amount) {
      context.showMessage(text('freeFallsEnded', { amount: money(amount) }));
      // Free falls that won up to the stake are summed up without a celebration.
      if (amount > stake) {
        sounds.play('bigWin');
        await banner(text('freeFallsTotal'), amount);
      } else await motion.pause(900);
      isFeature = false;
      cabinet.setFeature(undefined);
    },
    showBigWin: (amount) =>
      celebrate(
        text(
          amount >= stake * COLOSSAL_STAKES ? 'colossalWin' : amount >= stake * GREAT_STAKES ? 'greatWin' : 'bigWin',
        ),
        amount,
      ),
    showMaxWin: (amount) => celebrate(text('maxWin'), amount, text('maxWinHint')),
  };

  /** Such as "8 × ruby", with the multiplier if it is more than one and the win was not cut. */
  function callText({ symbol, count, multiplier, amount }: SymbolWin): string {
    const isExact = BigInt(amount) === (stake / 100n) * BigInt(payOf(symbol, count) * multiplier);
    return `${count} × ${text(`symbol.${symbol}`)}${multiplier > 1 && isExact ? ` ×${multiplier}` : ''}`;
  }
}
