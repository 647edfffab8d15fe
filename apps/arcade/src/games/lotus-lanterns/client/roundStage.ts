import { lines, REELS, ROWS } from '../paytable.ts';
import { svgElement } from '../../../shell/element.ts';
import { countUp, createMotion } from '../../../shell/motion.ts';
import type { Reels } from './reels.ts';
import type { RoundStage } from './roundPlayer.ts';
import type { StageContext } from '../../../shell/stage.ts';

/** A stage whose celebrations the player can skip. */
interface SkippableStage extends Omit<RoundStage, 'showJackpot'> {
  /** Clears the lines and the win of the last round. */
  clear(stake: bigint): void;
  /** Skips the current celebration. Reels cannot be skipped. */
  skip(): void;
}

const lineColours = ['#ffd25e', '#ff7fba', '#5fe3ff', '#8cf58a', '#ff9d5c', '#c9a2ff'];
const LINES_MS = 1100;
const EACH_LINE_MS = 750;
const COUNT_UP_MS = 1400;
/** The fraction of a pause that turbo keeps. */
const TURBO_SHARE = 0.3;

/** The parts that draw a round beside the reels. */
export interface Cabinet {
  root: HTMLElement;
  /** The layer of the winning lines above the reels. */
  lineLayer: SVGSVGElement;
  /** Shows the number of the free spin, its multiplier, and the total of the free spins. */
  setFeature(feature: { text: string; multiplier: number; total: string } | undefined): void;
}

/** Creates the stage. */
export function createRoundStage(cabinet: Cabinet, reels: Reels, context: StageContext): SkippableStage {
  const { text, sounds, money, prefersStill } = context;
  let stake = 0n;
  const motion = createMotion({ share: () => (context.isTurbo() ? TURBO_SHARE : 1) });

  function clearLines(): void {
    cabinet.lineLayer.replaceChildren();
    for (const cell of reels.root.querySelectorAll('.is-winning')) cell.classList.remove('is-winning');
    reels.root.classList.remove('is-showing-wins');
  }

  function drawLine(line: number, count: number): void {
    const rows = lines[line] ?? [];
    const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`);
    const colour = lineColours[line % lineColours.length] ?? '#ffd25e';
    const all = [`0,${(rows[0] ?? 0) * 100 + 50}`, ...points, `500,${(rows[REELS - 1] ?? 0) * 100 + 50}`].join(' ');
    cabinet.lineLayer.append(
      svgElement('polyline', {
        points: all,
        class: 'line-glow',
        stroke: colour,
        'vector-effect': 'non-scaling-stroke',
      }),
      svgElement('polyline', {
        points: all,
        class: 'line',
        stroke: colour,
        'vector-effect': 'non-scaling-stroke',
        pathLength: 1,
      }),
    );
    rows.slice(0, count).forEach((row, reel) => reels.cell(reel, row)?.classList.add('is-winning'));
    reels.root.classList.add('is-showing-wins');
  }

  function markSymbol(symbol: string): void {
    for (const cell of reels.root.querySelectorAll(`[data-symbol="${symbol}"]`)) cell.classList.add('is-winning');
    reels.root.classList.add('is-showing-wins');
  }

  /** Counts an amount up in a banner. */
  async function showAmount(title: string, amount: bigint): Promise<void> {
    const show = (shown: bigint): void => context.showBanner({ title, amount: money(shown) });
    if (prefersStill()) show(amount);
    else await countUp(motion, COUNT_UP_MS, amount, show);
  }

  return {
    clear(nextStake) {
      stake = nextStake;
      motion.start();
      clearLines();
      cabinet.setFeature(undefined);
    },
    skip: motion.skip,
    startReels() {
      clearLines();
      reels.start();
    },
    async stopReels(window) {
      await reels.stop(window, (reel) => sounds.play('stop', reel));
      reels.root.classList.remove('is-hoping');
      const columns = Array.from({ length: REELS }, (_, reel) =>
        Array.from({ length: ROWS }, (__, row) => text(`symbol.${window[reel]?.[row] ?? 'mango'}`)).join(', '),
      );
      // The reels have a text alternative from the first round on.
      reels.root.setAttribute('role', 'img');
      reels.root.setAttribute('aria-label', text('reelsShow', { columns: columns.join('; ') }));
    },
    setWin: (amount) => context.showWin(amount),
    async showLines(wins) {
      for (const { line, count } of wins) drawLine(line, count);
      const total = wins.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      // A win up to the stake is shown without a celebration.
      const isWin = total > stake;
      reels.root.classList.toggle('is-celebrating', isWin);
      if (isWin) sounds.play('win');
      context.showMessage(text(isWin ? 'youWin' : 'returned', { amount: money(total) }), isWin ? 'win' : undefined);
      await motion.pause(LINES_MS);
      if (wins.length > 1 && wins.length <= 5 && isWin) {
        for (const { line, symbol, count, amount } of wins) {
          if (motion.isSkipped()) break;
          clearLines();
          drawLine(line, count);
          context.showMessage(
            text('lineWin', {
              line: line + 1,
              count,
              symbol: text(`symbol.${symbol}`),
              amount: money(BigInt(amount)),
            }),
            'win',
          );
          await motion.pause(EACH_LINE_MS);
        }
        for (const { line, count } of wins) drawLine(line, count);
      }
    },
    async showScatter({ count, amount }) {
      clearLines();
      markSymbol('lotus');
      sounds.play('feature');
      const words = text('scatter', { count, amount: money(BigInt(amount)) });
      context.showMessage(words, 'win');
      await motion.pause(1400);
    },
    async showFeatureStart(count) {
      const title = text('freeSpinsStarted', { count });
      context.showBanner({ title, hint: text('freeSpinsHint') });
      context.showMessage(title);
      await motion.pause(2200);
      context.showBanner(undefined);
      motion.start();
    },
    async showFreeSpin({ index, count, multiplier }, total) {
      motion.start();
      const words = text('freeSpin', { index, count });
      cabinet.setFeature({ text: words, multiplier, total: money(total) });
      context.showMessage(words);
      await motion.pause(350);
    },
    async showAddedSpins({ lotuses, count, total }) {
      clearLines();
      markSymbol('lotus');
      sounds.play('feature');
      const words = text('freeSpinsAdded', { lotuses, count, total });
      context.showMessage(words, 'win');
      context.showBanner({ title: text('addedTitle', { count }), hint: words });
      await motion.pause(1700);
      context.showBanner(undefined);
    },
    async showFeatureEnd(amount) {
      const title = text('freeSpinsEnded', { amount: '' }).trim();
      context.showMessage(text('freeSpinsEnded', { amount: money(amount) }));
      // Free spins that won less than the stake are summed up without a celebration.
      if (amount > stake) {
        sounds.play('bigWin');
        await showAmount(title, amount);
        await motion.pause(1600);
        context.showBanner(undefined);
      } else {
        await motion.pause(900);
      }
      cabinet.setFeature(undefined);
    },
    async showBigWin(amount) {
      sounds.play('bigWin');
      cabinet.root.classList.add('is-big-win');
      await showAmount(text('bigWin'), amount);
      await motion.pause(1800);
      cabinet.root.classList.remove('is-big-win');
      context.showBanner(undefined);
    },
  };
}
