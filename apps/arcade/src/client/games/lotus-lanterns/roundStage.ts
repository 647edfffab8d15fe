import type { Currency } from '@parlor/contract';
import { lines, REELS, ROWS } from '../../../games/lotusLanterns/paytable.ts';
import { amountText } from './amountText.ts';
import { svgElement } from './element.ts';
import type { GameView } from './gameView.ts';
import type { Messages } from './messages.ts';
import type { Reels } from './reels.ts';
import type { RoundStage } from './roundPlayer.ts';
import type { Sounds } from './sounds.ts';

/** A stage whose celebrations the player can skip. */
export interface SkippableStage extends RoundStage {
  /** Clears the lines and the win of the last round. */
  clear(stake: bigint): void;
  /** Skips the current celebration. Reels cannot be skipped. */
  skip(): void;
}

const lineColours = ['#ffd25e', '#ff7fba', '#5fe3ff', '#8cf58a', '#ff9d5c', '#c9a2ff'];
const LINES_MS = 1100;
const EACH_LINE_MS = 750;
const COUNT_UP_MS = 1400;

export interface StageParts {
  view: GameView;
  reels: Reels;
  sounds: Sounds;
  messages: Messages;
  currency: Currency;
  prefersStill: () => boolean;
  /** Called when a celebration becomes skippable or ends. */
  onSkippable: (isSkippable: boolean) => void;
}

/** Creates the stage. */
export function createRoundStage({
  view,
  reels,
  sounds,
  messages,
  currency,
  prefersStill,
  onSkippable,
}: StageParts): SkippableStage {
  const { text } = messages;
  let stake = 0n;
  let endPause: (() => void) | undefined;
  let isSkipped = false;

  /** A pause that the player can skip. */
  function rest(ms: number): Promise<void> {
    if (isSkipped) return Promise.resolve();
    return new Promise((resume) => {
      const timer = setTimeout(resume, ms);
      endPause = () => {
        clearTimeout(timer);
        resume();
      };
    });
  }

  const wasSkipped = (): boolean => isSkipped;

  function clearLines(): void {
    view.lineLayer.replaceChildren();
    for (const cell of reels.element.querySelectorAll('.is-winning')) cell.classList.remove('is-winning');
    reels.element.classList.remove('is-showing-wins');
  }

  function drawLine(line: number, count: number): void {
    const rows = lines[line] ?? [];
    const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`);
    const colour = lineColours[line % lineColours.length] ?? '#ffd25e';
    const all = [`0,${(rows[0] ?? 0) * 100 + 50}`, ...points, `500,${(rows[REELS - 1] ?? 0) * 100 + 50}`].join(' ');
    view.lineLayer.append(
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
      view.setBanner(undefined);
      view.setFeature(undefined);
      view.setWin(0n, false);
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
      await reels.stop(window, (reel) => sounds.reelStop(reel));
      const columns = Array.from({ length: REELS }, (_, reel) =>
        Array.from({ length: ROWS }, (__, row) => messages.symbol(window[reel]?.[row] ?? 'mango')).join(', '),
      );
      // The reels have a text alternative from the first round on.
      reels.element.setAttribute('role', 'img');
      reels.element.setAttribute('aria-label', text('reelsShow', { columns: columns.join('; ') }));
    },
    setWin: (amount) => view.setWin(amount, amount > stake),
    async showLines(wins) {
      for (const { line, count } of wins) drawLine(line, count);
      onSkippable(true);
      const total = wins.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      // A win up to the stake is shown without a celebration.
      const isWin = total > stake;
      reels.element.classList.toggle('is-celebrating', isWin);
      if (isWin) sounds.win('small');
      view.setMessage(
        text(isWin ? 'youWin' : 'returned', { amount: amountText(total, currency) }),
        isWin ? 'win' : undefined,
      );
      await rest(LINES_MS);
      if (wins.length > 1 && wins.length <= 5 && isWin) {
        for (const { line, symbol, count, amount } of wins) {
          if (isSkipped) break;
          clearLines();
          drawLine(line, count);
          view.setMessage(
            text('lineWin', {
              line: line + 1,
              count,
              symbol: messages.symbol(symbol),
              amount: amountText(BigInt(amount), currency),
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
      sounds.feature();
      const words = text('scatter', { count, amount: amountText(BigInt(amount), currency) });
      view.setMessage(words, 'win');
      view.announce(words);
      await rest(1400);
    },
    async showFeatureStart(count) {
      const title = text('freeSpinsStarted', { count });
      view.setBanner({ title, hint: text('freeSpinsHint') });
      view.announce(title);
      await rest(2200);
      view.setBanner(undefined);
      isSkipped = false;
    },
    async showFreeSpin({ index, count, multiplier }) {
      isSkipped = false;
      const words = text('freeSpin', { index, count });
      view.setFeature({ text: words, multiplier });
      view.setMessage(words);
      view.announce(words);
      onSkippable(false);
      await rest(350);
    },
    async showFeatureEnd(amount) {
      onSkippable(true);
      const title = text('freeSpinsEnded', { amount: '' }).trim();
      const words = text('freeSpinsEnded', { amount: amountText(amount, currency) });
      view.announce(words);
      // Free spins that won less than the stake are summed up without a celebration.
      if (amount > stake) {
        sounds.win('big');
        await countUp(amount, (shown) => view.setBanner({ title, amount: amountText(shown, currency) }));
        await rest(1600);
        view.setBanner(undefined);
      } else {
        view.setMessage(words);
        await rest(900);
      }
      view.setFeature(undefined);
    },
    async showBigWin(amount) {
      sounds.win('big');
      onSkippable(true);
      view.root.classList.add('is-big-win');
      await countUp(amount, (shown) => view.setBanner({ title: text('bigWin'), amount: amountText(shown, currency) }));
      await rest(1800);
      view.root.classList.remove('is-big-win');
      view.setBanner(undefined);
    },
    async showEnd(win, roundStake) {
      const amount = amountText(win, currency);
      const words =
        win > roundStake ? text('youWin', { amount }) : win > 0n ? text('returned', { amount }) : text('noWin');
      view.setMessage(words, win > roundStake ? 'win' : undefined);
      view.announce(words);
      await Promise.resolve();
      onSkippable(false);
    },
  };
}
