import { element, svgElement } from '../../../shell/element.ts';
import type { RollingReels } from '../../rollingReels.ts';
import type { ReelsDesign } from '../design.ts';
import type { ReelsEvent } from '../rules.ts';
import type { Cabinet } from './cabinet.ts';
import type { Symbols } from './symbols.ts';

/** A win of a line or of ways. */
export type SpinWin = Extract<ReelsEvent, { type: 'line_win' | 'ways_win' }>;

/** The marks of wins in the window. */
export interface Wins {
  clear: () => void;
  /** Marks these wins together. */
  mark: (wins: readonly SpinWin[], isCelebrated: boolean) => void;
  /** Marks a symbol in all positions. */
  markSymbol: (symbol: number) => void;
  /** Shows a reel that became all wild. It stays until the reels turn again. */
  expand: (reel: number) => void;
  removeExpanded: () => void;
}

/** Colours of lines. Each line also has its own way through the window. */
const lineColours = ['#ffd25e', '#ff7fba', '#5fe3ff', '#8cf58a', '#ff9d5c', '#c9a2ff', '#ffffff', '#ff6b6b'];

/** Creates the marks of wins. */
export function createWins(design: ReelsDesign, reels: RollingReels<number>, cabinet: Cabinet, symbols: Symbols): Wins {
  const { layout, wild } = design;

  function markCell(reel: number, row: number): void {
    reels.cell(reel, row)?.classList.add('is-winning');
    reels.reel(reel)?.querySelector('.expanded')?.classList.add('is-winning');
  }

  function drawLine(line: number, count: number): void {
    const rows = layout.lines?.[line] ?? [];
    const y = (reel: number): number => (rows[reel] ?? 0) * 100 + 50;
    const points = [
      `0,${y(0)}`,
      ...rows.map((_, reel) => `${reel * 100 + 50},${y(reel)}`),
      `${layout.reels * 100},${y(rows.length - 1)}`,
    ].join(' ');
    const stroke = lineColours[line % lineColours.length];
    for (const name of ['win-line-edge', 'win-line'])
      cabinet.lines.append(
        svgElement('polyline', { points, class: name, stroke, 'vector-effect': 'non-scaling-stroke' }),
      );
    for (let reel = 0; reel < count; reel += 1) markCell(reel, rows[reel] ?? 0);
  }

  /** Marks every cell that is part of a way. An expanded reel is one large wild. */
  function markWays(symbol: number, count: number): void {
    reels
      .window()
      .slice(0, count)
      .forEach((column, reel) =>
        column.forEach((cell, row) => {
          if (cell === symbol || cell === wild?.symbol) markCell(reel, row);
        }),
      );
  }

  function clear(): void {
    cabinet.lines.replaceChildren();
    for (const cell of reels.root.querySelectorAll('.is-winning')) cell.classList.remove('is-winning');
    reels.root.classList.remove('is-showing-wins', 'is-celebrating');
  }

  function removeExpanded(): void {
    for (const expanded of reels.root.querySelectorAll('.expanded')) expanded.remove();
  }

  return {
    clear,
    mark(wins, isCelebrated) {
      clear();
      for (const win of wins) {
        if (win.type === 'line_win') drawLine(win.line, win.count);
        else markWays(win.symbol, win.count);
      }
      reels.root.classList.add('is-showing-wins');
      reels.root.classList.toggle('is-celebrating', isCelebrated);
    },
    markSymbol(symbol) {
      clear();
      // Scatters also count below an expanded wild.
      removeExpanded();
      reels.window().forEach((column, reel) =>
        column.forEach((cell, row) => {
          if (cell === symbol) markCell(reel, row);
        }),
      );
      reels.root.classList.add('is-showing-wins', 'is-celebrating');
    },
    expand(reel) {
      if (wild) reels.reel(reel)?.append(element('div', { class: 'expanded' }, symbols.cell(wild.symbol)));
    },
    removeExpanded,
  };
}
