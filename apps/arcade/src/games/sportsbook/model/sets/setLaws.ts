/*
 * The laws of a set: the weights of its endings. A rally set counts points. A tennis set counts games, each a race to a
 * number of points, and may end with a tie-break. Every race is bounded, so that weights are whole numbers of equally
 * likely cases.
 */
import { memoize } from '../memoize.ts';

/** The number of cases of a point. */
export const POINT_CASES = 4096;

/** The parameters of a fixture of sets. */
export interface SetsParameters {
  /** The most sets: 3 or 5. */
  best: number;
  /**
   * A set is won with `target` points and `lead` more than the other side, or with `cap` points. In tennis: games, and
   * no lead.
   */
  target: number;
  lead: number;
  cap: number;
  /**
   * Cases of a point that the home side wins: when it serves, and when the away side serves. Equal if service does not
   * matter.
   */
  homeServing: number;
  awayServing: number;
  /** Points of a game and of a tie-break, won without a lead. Both 0 if a set has no games. */
  game: number;
  tieBreak: number;
  /** Cases of 65,536 in which a side gives up after a set that does not end the match. */
  retirement: number;
}

/** A way for a set to end: its score, and its weight. */
export interface SetEnding {
  home: number;
  away: number;
  weight: bigint;
}

/** The state of a set. `game` has the points of the current game. */
export interface SetPosition {
  score: readonly [number, number];
  game: readonly [number, number];
}

/** Whether a score ends a set. */
export function isSetOver({ target, lead, cap }: SetsParameters, home: number, away: number): boolean {
  const [more, less] = home > away ? [home, away] : [away, home];
  return more === cap || (more >= target && more - less >= lead);
}

/** Whether the next points belong to a tie-break. */
function isTieBreak({ target, tieBreak }: SetsParameters, [home, away]: readonly [number, number]): boolean {
  return tieBreak > 0 && home === target - 1 && away === target - 1;
}

/**
 * Returns the side that serves a point: 0 home, 1 away. Sides take turns by games; in a tie-break after one point, then
 * by two.
 */
export function serverOf(parameters: SetsParameters, set: number, { score, game }: SetPosition): number {
  if (parameters.game === 0) return (set + score[0] + score[1]) % 2;
  const turns = isTieBreak(parameters, score) ? Math.floor((game[0] + game[1] + 1) / 2) : 0;
  return (set + score[0] + score[1] + turns) % 2;
}

/** Returns the cases of a point that the home side wins. */
export function homeCases(parameters: SetsParameters, set: number, position: SetPosition): number {
  return serverOf(parameters, set, position) === 0 ? parameters.homeServing : parameters.awayServing;
}

/** Returns the points that win the current game. */
export function gameTarget(parameters: SetsParameters, score: readonly [number, number]): number {
  return isTieBreak(parameters, score) ? parameters.tieBreak : parameters.game;
}

const CASES = BigInt(POINT_CASES);

/**
 * Walks forward from a score, step by step, until every path has ended. All returned weights refer to the same number
 * of cases. A step has the weight of each side and the number of cases, which is the same along a diagonal.
 */
function walk(
  from: readonly [number, number],
  isOver: (home: number, away: number) => boolean,
  stepAt: (home: number, away: number) => { home: bigint; away: bigint },
): SetEnding[] {
  const ended: (SetEnding & { step: number })[] = [];
  const cases: bigint[] = [];
  let open = new Map<number, bigint>([[from[0], 1n]]);
  for (let step = 0; open.size > 0; step += 1) {
    const next = new Map<number, bigint>();
    const played = from[0] + from[1] + step;
    for (const [home, weight] of open) {
      const away = played - home;
      if (isOver(home, away)) {
        ended.push({ home, away, weight, step });
        continue;
      }
      const chances = stepAt(home, away);
      cases[step] = chances.home + chances.away;
      next.set(home + 1, (next.get(home + 1) ?? 0n) + weight * chances.home);
      next.set(home, (next.get(home) ?? 0n) + weight * chances.away);
    }
    open = next;
  }
  // Paths that end early count for all cases that would have followed.
  const after: bigint[] = [];
  let product = 1n;
  for (let step = cases.length; step >= 0; step -= 1) {
    after[step] = product;
    product *= cases[step - 1] ?? 1n;
  }
  return ended.map(({ home, away, weight, step }) => ({ home, away, weight: weight * (after[step] as bigint) }));
}

/** Returns the weights with which each side wins the current game, or tie-break, from its points. */
function gameWeights(parameters: SetsParameters, set: number, { score, game }: SetPosition) {
  const target = gameTarget(parameters, score);
  const isOver = (home: number, away: number): boolean => home === target || away === target;
  const endings = walk(game, isOver, (home, away) => {
    const cases = BigInt(homeCases(parameters, set, { score, game: [home, away] }));
    return { home: cases, away: CASES - cases };
  });
  const weights = { home: 0n, away: 0n };
  for (const { home, away, weight } of endings) weights[home > away ? 'home' : 'away'] += weight;
  return weights;
}

function compute(parameters: SetsParameters, set: number, { score, game }: SetPosition): SetEnding[] {
  const isOver = (home: number, away: number): boolean => isSetOver(parameters, home, away);
  return walk(score, isOver, (home, away) => {
    const isRunning = home === score[0] && away === score[1];
    const position: SetPosition = { score: [home, away], game: isRunning ? game : [0, 0] };
    if (parameters.game > 0) return gameWeights(parameters, set, position);
    const cases = BigInt(homeCases(parameters, set, position));
    return { home: cases, away: CASES - cases };
  });
}

/** All possible endings of a set from its current state. */
export const setEndings = memoize(
  4000,
  (parameters: SetsParameters, set: number, { score, game }: SetPosition) =>
    `${Object.values(parameters).join()};${set % 2};${score.join()};${game.join()}`,
  compute,
);

/** The weights with which each side wins a whole set. */
export const setWeights = memoize(
  500,
  (parameters: SetsParameters, set: number) => `${Object.values(parameters).join()};${set % 2}`,
  (parameters, set) => {
    const weights = { home: 0n, away: 0n };
    for (const { home, away, weight } of setEndings(parameters, set, { score: [0, 0], game: [0, 0] })) {
      weights[home > away ? 'home' : 'away'] += weight;
    }
    return weights;
  },
);
