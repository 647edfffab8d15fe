import { lines, REELS, ROWS } from '../paytable.ts';
import { svgElement } from '../../../shell/element.ts';
import type { Reels } from './reels.ts';
import type { RoundStage } from './roundPlayer.ts';
import type { StageContext } from '../../../shell/stage.ts';

/** A stage whose celebrations the player can skip. */
interface SkippableStage extends RoundStage {
  /** Clears the lines and the win of the last round. */
  clear(stake: bigint): void;
  /** Skips the current celebration. Reels cannot be skipped. */
  skip(): void;
}

const lineColours = ['#ffd25e', '#ff7fba', '#5fe3ff', '#8cf58a', '#ff9d5c', '#c9a2ff'];
const LINES_MS = 1100;
const EACH_LINE_MS = 750;
const COUNT_UP_MS = 1400;
/** What is left of a pause with turbo. */
const TURBO_SHARE = 0.3;

/** Where a round is drawn besides the reels. */
export interface Cabinet {
  root: HTMLElement;
  /** The layer of the winning lines above the reels. */
  lineLayer: SVGSVGElement;
  setFeature(feature: { text: string; multiplier: number } | undefined): void;
}

/** Creates the stage. */
export function createRoundStage(cabinet: Cabinet, reels: Reels, context: StageContext): SkippableStage {
  const { text, sounds, money, prefersStill } = context;
  let stake = 0n;
  let endPause: (() => void) | undefined;
  let isSkipped = false;

  /** A pause that the player can skip. */
  function rest(ms: number): Promise<void> {
    if (isSkipped) return Promise.resolve();
    return new Promise((resume) => {
      const timer = setTimeout(resume, context.isTurbo() ? ms * TURBO_SHARE : ms);
      endPause = () => {
        clearTimeout(timer);
        resume();
      };
    });
  }

  const wasSkipped = (): boolean => isSkipped;

  function clearLines(): void {
    cabinet.lineLayer.replaceChildren();
    for (const cell of reels.element.querySelectorAll('.is-winning')) cell.classList.remove('is-winning');
    reels.element.classList.remove('is-showing-wins');
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
    reels.element.classList.add('is-showing-wins');
  }

  function markSymbol(symbol: string): void {
    for (const cell of reels.element.querySelectorAll(`[data-symbol="${symbol}"]`)) cell.classList.add('is-winning');
    reels.element.classList.add('is-showing-wins');
  }

  async function countUp(amount: bigint, show: (shown: bigint) => void): Promise<void> {
    if (!prefersStill()) {
      const begin = performance.now();
      for (let part = 0; part < 1; part = wasSkipped() ? 1 : (performance.now() - begin) / COUNT_UP_MS) {
        show((amount * BigInt(Math.floor((1 - (1 - part) ** 3) * 1000))) / 1000n);
        await rest(40);
      }
    }
    show(amount);
  }

  return {
    clear(nextStake) {
      stake = nextStake;
      isSkipped = false;
      clearLines();
      cabinet.setFeature(undefined);
    },
    skip() {
      isSkipped = true;
      endPause?.();
    },
    startReels() {
      clearLines();
      reels.start();
    },
    async stopReels(window) {
      await reels.stop(window, (reel) => sounds.play('stop', reel));
      const columns = Array.from({ length: REELS }, (_, reel) =>
        Array.from({ length: ROWS }, (__, row) => text(`symbol.${window[reel]?.[row] ?? 'mango'}`)).join(', '),
      );
      // The reels have a text alternative from the first round on.
      reels.element.setAttribute('role', 'img');
      reels.element.setAttribute('aria-label', text('reelsShow', { columns: columns.join('; ') }));
    },
    setWin: (amount) => context.showWin(amount),
    async showLines(wins) {
      for (const { line, count } of wins) drawLine(line, count);
      const total = wins.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      // A win up to the stake is shown without a celebration.
      const isWin = total > stake;
      reels.element.classList.toggle('is-celebrating', isWin);
      if (isWin) sounds.play('win');
      context.say(text(isWin ? 'youWin' : 'returned', { amount: money(total) }), isWin ? 'win' : undefined);
      await rest(LINES_MS);
      if (wins.length > 1 && wins.length <= 5 && isWin) {
        for (const { line, symbol, count, amount } of wins) {
          if (isSkipped) break;
          clearLines();
          drawLine(line, count);
          context.say(
            text('lineWin', {
              line: line + 1,
              count,
              symbol: text(`symbol.${symbol}`),
              amount: money(BigInt(amount)),
            }),
            'win',
          );
          await rest(EACH_LINE_MS);
        }
        for (const { line, count } of wins) drawLine(line, count);
      }
    },
    async showScatter({ count, amount }) {
      clearLines();
      markSymbol('lotus');
      sounds.play('feature');
      const words = text('scatter', { count, amount: money(BigInt(amount)) });
      context.say(words, 'win');
      await rest(1400);
    },
    async showFeatureStart(count) {
      const title = text('freeSpinsStarted', { count });
      context.showBanner({ title, hint: text('freeSpinsHint') });
      context.say(title);
      await rest(2200);
      context.showBanner(undefined);
      isSkipped = false;
    },
    async showFreeSpin({ index, count, multiplier }) {
      isSkipped = false;
      const words = text('freeSpin', { index, count });
      cabinet.setFeature({ text: words, multiplier });
      context.say(words);
      await rest(350);
    },
    async showFeatureEnd(amount) {
      const title = text('freeSpinsEnded', { amount: '' }).trim();
      context.say(text('freeSpinsEnded', { amount: money(amount) }));
      // Free spins that won less than the stake are summed up without a celebration.
      if (amount > stake) {
        sounds.play('bigWin');
        await countUp(amount, (shown) => context.showBanner({ title, amount: money(shown) }));
        await rest(1600);
        context.showBanner(undefined);
      } else {
        await rest(900);
      }
      cabinet.setFeature(undefined);
    },
    async showBigWin(amount) {
      sounds.play('bigWin');
      cabinet.root.classList.add('is-big-win');
      await countUp(amount, (shown) => context.showBanner({ title: text('bigWin'), amount: money(shown) }));
      await rest(1800);
      cabinet.root.classList.remove('is-big-win');
      context.showBanner(undefined);
    },
  };
}
