import type { BookEngine } from '../../books/bookEngine.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import type { Board, FallEvent } from './fallsEvents.ts';
import {
  baseWeights,
  COLUMNS,
  freeFallCounts,
  freeWeights,
  ladder,
  MAX_FREE_FALLS,
  MAX_PAYOUT,
  payCounts,
  RETRIGGER_FALLS,
  RETRIGGER_TEMPLES,
  ROWS,
  symbolPays,
  templePays,
} from './paytable.ts';
import { fallsSymbols, paySymbols, type FallsSymbol, type PaySymbol } from './symbols.ts';

export const EMERALD_FALLS_VERSION = 'emerald-falls@1';

/** The multiple of the stake from which a win is celebrated. */
const BIG_WIN_STAKES = 15;

/** Returns the payout of this many equal symbols anywhere on the board, in hundredths of the stake. */
export function payOf(symbol: PaySymbol, count: number): number {
  const tier = payCounts.findLastIndex((min) => count >= min);
  return symbolPays[symbol][tier] ?? 0;
}

/** Returns the multiplier of a cascade, counted from 0. After the end of the ladder the last one applies. */
export function multiplierAt(step: number): number {
  return ladder[Math.min(step, ladder.length - 1)] ?? 1;
}

/** Returns how many cells of a board show a symbol. */
export function countOn(board: Board, symbol: FallsSymbol): number {
  return board.reduce((count, column) => count + column.filter((other) => other === symbol).length, 0);
}

/** Returns the board after a burst: the symbols above fall, and fresh symbols fill it from the top. */
export function fallInto(board: Board, burst: ReadonlySet<FallsSymbol>, fresh: Board): Board {
  return board.map((column, index) => [...(fresh[index] ?? []), ...column.filter((symbol) => !burst.has(symbol))]);
}

type Weights = Readonly<Record<FallsSymbol, number>>;

/** Draws one symbol by the weights, in the order of `fallsSymbols`. */
function drawSymbol(draw: UniformDraw, weights: Weights): FallsSymbol {
  let point = draw(fallsSymbols.reduce((sum, symbol) => sum + weights[symbol], 0));
  for (const symbol of fallsSymbols) {
    if (point < weights[symbol]) return symbol;
    point -= weights[symbol];
  }
  return 'shell';
}

/** A round while it is played. */
class Falls {
  readonly events: FallEvent[] = [];
  payout = 0;
  readonly #draw: UniformDraw;
  readonly #hundredth: bigint;

  constructor(draw: UniformDraw, hundredth: bigint) {
    this.#draw = draw;
    this.#hundredth = hundredth;
  }

  get isAtMax(): boolean {
    return this.payout === MAX_PAYOUT;
  }

  amount(hundredths: number): string {
    return (this.#hundredth * BigInt(hundredths)).toString();
  }

  #column(length: number, weights: Weights): FallsSymbol[] {
    return Array.from({ length }, () => drawSymbol(this.#draw, weights));
  }

  /** Draws a new board: columns from the left, each from top to bottom. */
  board(weights: Weights): Board {
    return Array.from({ length: COLUMNS }, () => this.#column(ROWS, weights));
  }

  /** Adds a win, cut at the greatest win of a round. Returns the added amount. */
  #pay(hundredths: number): number {
    const paid = Math.min(hundredths, MAX_PAYOUT - this.payout);
    this.payout += paid;
    return paid;
  }

  /**
   * Pays the board and lets it fall until nothing wins. `step` is the place on the ladder to start from. Returns the
   * last board and the place after it.
   */
  cascade(first: Board, step: number, weights: Weights): { board: Board; step: number } {
    let board = first;
    let at = step;
    for (;;) {
      const burst = new Set<FallsSymbol>();
      const multiplier = multiplierAt(at);
      for (const symbol of paySymbols) {
        const count = countOn(board, symbol);
        const pay = payOf(symbol, count);
        if (pay === 0 || this.isAtMax) continue;
        burst.add(symbol);
        const amount = this.amount(this.#pay(pay * multiplier));
        this.events.push({ type: 'symbol_win', symbol, count, multiplier, amount });
      }
      if (burst.size === 0 || this.isAtMax) return { board, step: at };
      at += 1;
      const gaps = board.map((column) => column.filter((symbol) => burst.has(symbol)).length);
      const fresh = gaps.map((length) => this.#column(length, weights));
      this.events.push({ type: 'cascade', multiplier: multiplierAt(at), fresh });
      board = fallInto(board, burst, fresh);
    }
  }

  /** Pays the temples of the paid fall. Returns the free falls that they start. */
  payTemples(board: Board): number {
    const count = Math.min(countOn(board, 'temple'), 6);
    const pay = templePays[count];
    if (pay === undefined || this.isAtMax) return 0;
    this.events.push({ type: 'scatter', count, amount: this.amount(this.#pay(pay)) });
    return this.isAtMax ? 0 : (freeFallCounts[count] ?? 0);
  }

  freeFalls(started: number): void {
    this.events.push({ type: 'free_falls_started', count: started });
    const before = this.payout;
    let count = started;
    let step = 0;
    for (let index = 1; index <= count && !this.isAtMax; index += 1) {
      const columns = this.board(freeWeights);
      this.events.push({ type: 'free_fall', index, count, multiplier: multiplierAt(step), columns });
      const fallen = this.cascade(columns, step, freeWeights);
      step = fallen.step;
      const added = Math.min(RETRIGGER_FALLS, MAX_FREE_FALLS - count);
      if (!this.isAtMax && added > 0 && countOn(fallen.board, 'temple') >= RETRIGGER_TEMPLES) {
        count += added;
        this.events.push({ type: 'free_falls_added', count: added });
      }
    }
    this.events.push({ type: 'free_falls_ended', amount: this.amount(this.payout - before) });
  }
}

/** The rules of Emerald Falls: one round from the numbers of a row's seed. */
export const emeraldFallsEngine: BookEngine<FallEvent> = {
  version: EMERALD_FALLS_VERSION,
  play: (draw, hundredth) => {
    const falls = new Falls(draw, hundredth);
    const columns = falls.board(baseWeights);
    falls.events.push({ type: 'board_dropped', columns });
    const { board } = falls.cascade(columns, 0, baseWeights);
    const started = falls.payTemples(board);
    if (started > 0) falls.freeFalls(started);
    const { payout } = falls;
    const win = falls.amount(payout);
    if (falls.isAtMax) falls.events.push({ type: 'max_win', amount: win });
    else if (payout >= BIG_WIN_STAKES * 100) falls.events.push({ type: 'big_win', amount: win });
    falls.events.push({ type: 'round_ended', win });
    return { events: falls.events, payout };
  },
};
