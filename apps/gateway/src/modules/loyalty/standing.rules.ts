import type { LevelPolicy, Levels } from './loyaltySettings.ts';

// How movements of money change a player's level. Days are `YYYY-MM-DD` in the merchant's time zone, as the ledger
// counted them, so that neither the clock of this process nor daylight saving time matters. A replay of the same
// movements gives the same result.

/** The day before all days, as PostgreSQL writes it. It sorts before every other day. */
export const FIRST_DAY = '-infinity';

/** The level and progress of a player. Amounts are minor units. */
export interface Standing {
  level: string;
  /** The day on which the level was reached or fallen back to; null on the first. */
  levelSince: string | null;
  /** Movements on this day and later count for the next level. */
  countedFrom: string;
  /** Since `countedFrom`. */
  turnover: bigint;
  deposits: bigint;
  /** The first day of the month that is not checked yet, and its turnover. */
  month: string;
  monthTurnover: bigint;
}

/** A movement of money. `day` is the day on which it happened; for a void, `betDay` is the day of the bet. */
export type Move =
  | { kind: 'bet' | 'win'; day: string; gameType: string; amount: bigint }
  | { kind: 'void'; day: string; betDay: string; gameType: string; amount: bigint }
  | { kind: 'deposit' | 'reward'; day: string; amount: bigint };

/** A change of the level. */
export interface LevelStep {
  day: string;
  from: string;
  to: string;
  reason: 'reached' | 'not_kept';
}

/** The amounts that movements add to a day and game type. */
export interface DayChange {
  day: string;
  gameType: string;
  staked: bigint;
  voided: bigint;
  won: bigint;
  deposited: bigint;
  rewarded: bigint;
  /** The rate of the level at the time of the change, for a day that has none yet. */
  rebatePpm: number;
}

/** A standing after movements of money. */
export interface Outcome {
  standing: Standing;
  steps: LevelStep[];
  days: DayChange[];
}

/** Returns the first day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** Returns the first day of the following month. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

/** Returns the last day of a month. */
export function lastDayOf(month: string): string {
  return new Date(Date.parse(monthAfter(month)) - 86_400_000).toISOString().slice(0, 10);
}

/** Returns the day of a moment in a time zone. */
export function dayAt(epochMs: number, timeZone: string): string {
  // The Swedish locale writes year, month and day with hyphens.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(epochMs);
}

/** Returns the standing of a player without any movement. */
export const newStanding = (levels: Levels, month: string): Standing => ({
  level: levels[0].code,
  levelSince: null,
  countedFrom: FIRST_DAY,
  turnover: 0n,
  deposits: 0n,
  month,
  monthTurnover: 0n,
});

/** Returns the index of a level; a level that the merchant no longer has counts as the lowest. */
export const levelIndex = (levels: Levels, code: string): number =>
  Math.max(
    0,
    levels.findIndex((level) => level.code === code),
  );

/** Returns the level of a code. */
export const levelOf = (levels: Levels, code: string): LevelPolicy => levels[levelIndex(levels, code)] ?? levels[0];

/** Whether the unchecked month will be checked: not if the level was reached in it. */
export const isMonthChecked = ({ levelSince, month }: Pick<Standing, 'levelSince' | 'month'>): boolean =>
  levelSince === null || levelSince <= month;

/**
 * Checks the months before `month`: a player who did not keep a level falls by one, and counting restarts on the day
 * after. Does nothing if the months were already checked.
 */
export function checkMonths(standing: Standing, levels: Levels, month: string): Omit<Outcome, 'days'> {
  const steps: LevelStep[] = [];
  let now = standing;
  while (now.month < month) {
    const index = levelIndex(levels, now.level);
    const keep = levels[index]?.keepTurnover ?? null;
    const lower = levels[index - 1];
    const next = monthAfter(now.month);
    if (lower !== undefined && keep !== null && isMonthChecked(now) && now.monthTurnover < keep) {
      steps.push({ day: next, from: now.level, to: lower.code, reason: 'not_kept' });
      now = { ...now, level: lower.code, levelSince: next, countedFrom: next, turnover: 0n, deposits: 0n };
    }
    now = { ...now, month: next, monthTurnover: 0n };
  }
  return { standing: now, steps };
}

/** Applies movements in order, and checks the months that end between them. */
export function applyMoves(standing: Standing, levels: Levels, moves: readonly Move[]): Outcome {
  const steps: LevelStep[] = [];
  const days = new Map<string, DayChange>();
  let now = standing;
  for (const move of moves) {
    const checked = checkMonths(now, levels, monthOf(move.day));
    steps.push(...checked.steps);
    now = count(checked.standing, move);
    addToDay(days, move, levelOf(levels, checked.standing.level));
    const climbed = climb(now, levels, move.day);
    steps.push(...climbed.steps);
    now = climbed.standing;
  }
  return { standing: now, steps, days: [...days.values()] };
}

function count(standing: Standing, move: Move): Standing {
  if (move.kind === 'deposit')
    return move.day < standing.countedFrom ? standing : { ...standing, deposits: standing.deposits + move.amount };
  if (move.kind !== 'bet' && move.kind !== 'void') return standing;
  const day = move.kind === 'void' ? move.betDay : move.day;
  const change = move.kind === 'void' ? -move.amount : move.amount;
  return {
    ...standing,
    turnover: day < standing.countedFrom ? standing.turnover : standing.turnover + change,
    monthTurnover: day < standing.month ? standing.monthTurnover : standing.monthTurnover + change,
  };
}

/** Whether a standing meets all requirements of a level. */
export const meets = ({ turnover, deposits }: Pick<Standing, 'turnover' | 'deposits'>, level: LevelPolicy): boolean =>
  turnover >= level.turnover && deposits >= level.deposits;

function climb(standing: Standing, levels: Levels, day: string): Omit<Outcome, 'days'> {
  const steps: LevelStep[] = [];
  let now = standing;
  for (;;) {
    const next = levels[levelIndex(levels, now.level) + 1];
    if (next === undefined || !meets(now, next)) return { standing: now, steps };
    steps.push({ day, from: now.level, to: next.code, reason: 'reached' });
    now = { ...now, level: next.code, levelSince: day };
  }
}

function addToDay(days: Map<string, DayChange>, move: Move, level: LevelPolicy): void {
  const day = move.kind === 'void' ? move.betDay : move.day;
  const gameType = 'gameType' in move ? move.gameType : '';
  const key = `${day} ${gameType}`;
  const change = days.get(key) ?? {
    day,
    gameType,
    staked: 0n,
    voided: 0n,
    won: 0n,
    deposited: 0n,
    rewarded: 0n,
    rebatePpm: level.rebatePpm[gameType] ?? 0,
  };
  const column = ({ bet: 'staked', void: 'voided', win: 'won', deposit: 'deposited', reward: 'rewarded' } as const)[
    move.kind
  ];
  days.set(key, { ...change, [column]: change[column] + move.amount });
}
