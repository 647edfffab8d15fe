import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { drawJackpot, type LotusTerms } from './jackpots.ts';
import {
  addedSpinCounts,
  BIG_WIN_STAKES,
  freeSpinCounts,
  freeSpinMultiplier,
  LINE_COUNT,
  linePays,
  lines,
  MAX_FREE_SPINS,
  ROWS,
  scatterPays,
} from './paytable.ts';
import { baseStrips, freeStrips } from './reelStrips.ts';
import type { LotusEvent, Window } from './roundEvents.ts';
import type { LotusSymbol, PaySymbol } from './symbols.ts';

/** The version of these rules, stored with every round. Any change of an outcome or a pay requires a new version. */
export const LOTUS_LANTERNS_VERSION = 'lotus-lanterns@2';

/** Returns the pay of a line in bets per line, or undefined. The lantern is wild. */
export function lineWin(
  symbols: readonly LotusSymbol[],
): { symbol: PaySymbol; count: number; pay: number } | undefined {
  // The first reel has no lantern, so the first symbol decides what the line can pay.
  const [first] = symbols;
  if (first === undefined || first === 'lantern' || first === 'lotus') return undefined;
  let count = 1;
  while (count < symbols.length && (symbols[count] === first || symbols[count] === 'lantern')) count += 1;
  const pay = linePays[first][count - 3];
  return pay === undefined ? undefined : { symbol: first, count, pay };
}

/** Returns every column that a ring can show, by its stop. */
export function columnsOf(strip: readonly LotusSymbol[]): (readonly LotusSymbol[])[] {
  return strip.map((_, stop) =>
    Array.from({ length: ROWS }, (__, row) => strip[(stop + row) % strip.length] as LotusSymbol),
  );
}

const baseColumns = baseStrips.map(columnsOf);
const freeColumns = freeStrips.map(columnsOf);

type LineWin = Extract<LotusEvent, { type: 'line_win' }>;
interface Spin {
  stops: number[];
  window: Window;
}

function spinReels(columns: readonly (readonly (readonly LotusSymbol[])[])[], draw: UniformDraw): Spin {
  const stops = columns.map((reel) => draw(reel.length));
  return { stops, window: columns.map((reel, index) => reel[stops[index] as number] as readonly LotusSymbol[]) };
}

function lineWins(window: Window, lineBet: bigint): LineWin[] {
  const wins: LineWin[] = [];
  lines.forEach((rows, line) => {
    const first = window[0]?.[rows[0]];
    const second = window[1]?.[rows[1]];
    // A shortcut for nearly every line: the simulation of the declared return plays millions of rounds.
    if (second !== first && second !== 'lantern') return;
    const won = lineWin(rows.map((row, reel) => window[reel]?.[row] as LotusSymbol));
    if (won)
      wins.push({
        type: 'line_win',
        line,
        symbol: won.symbol,
        count: won.count,
        amount: (lineBet * BigInt(won.pay)).toString(),
      });
  });
  return wins;
}

function countLotuses(window: Window): number {
  return window.reduce((count, column) => count + (column.includes('lotus') ? 1 : 0), 0);
}

function amountOf(wins: readonly { amount: string }[]): bigint {
  return wins.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}

/** Plays all free spins into `events`. Returns their win. */
function playFreeSpins(draw: UniformDraw, lineBet: bigint, started: number, events: LotusEvent[]): bigint {
  let featureWin = 0n;
  let count = started;
  events.push({ type: 'free_spins_started', count });
  for (let index = 1; index <= count; index += 1) {
    const multiplier = freeSpinMultiplier(index);
    const spin = spinReels(freeColumns, draw);
    const wins = lineWins(spin.window, lineBet * BigInt(multiplier));
    events.push({ type: 'free_spin', index, count, multiplier, ...spin }, ...wins);
    featureWin += amountOf(wins);
    const lotuses = countLotuses(spin.window);
    const added = Math.min(addedSpinCounts[lotuses] ?? 0, MAX_FREE_SPINS - count);
    if (added > 0) {
      count += added;
      events.push({ type: 'free_spins_added', lotuses, count: added, total: count });
    }
  }
  events.push({ type: 'free_spins_ended', amount: featureWin.toString() });
  return featureWin;
}

/**
 * Decides a whole round. `stake` is a multiple of the number of lines, so that every pay is a whole number and the
 * declared return holds at every stake. A jackpot is not part of the win: its amount comes from the ledger.
 *
 * @throws RangeError if the stake is not such a multiple, or does not fit the unit of the terms.
 */
export const playLotusLanterns: PlayRound<LotusTerms, never, LotusEvent> = (draw, stake, terms, decisions) => {
  if (decisions.length > 0) throw new DecisionError('a round is over with the bet');
  const lineBet = stake / BigInt(LINE_COUNT);
  if (stake <= 0n || lineBet * BigInt(LINE_COUNT) !== stake)
    throw new RangeError('the stake is not a whole bet per line');
  const events: LotusEvent[] = [];
  const base = spinReels(baseColumns, draw);
  const jackpot = drawJackpot(draw, stake, terms);
  events.push({ type: 'reels_stopped', ...base });
  const baseWins = lineWins(base.window, lineBet);
  events.push(...baseWins);
  let win = amountOf(baseWins);

  const lotuses = countLotuses(base.window);
  const scatterPay = scatterPays[lotuses];
  const freeSpins = freeSpinCounts[lotuses];
  if (scatterPay !== undefined && freeSpins !== undefined) {
    const amount = stake * BigInt(scatterPay);
    events.push({ type: 'scatter', count: lotuses, amount: amount.toString() });
    win += amount + playFreeSpins(draw, lineBet, freeSpins, events);
  }

  if (win >= stake * BIG_WIN_STAKES) events.push({ type: 'big_win', amount: win.toString() });
  if (jackpot !== undefined) events.push({ type: 'jackpot_won', pool: jackpot });
  events.push({ type: 'round_ended', win: win.toString() });
  return { events, win, isOver: true, ...(jackpot !== undefined && { jackpot }) };
};
