/*
 * How long the fixtures of each sport are, and the parameters that follow from the strengths of the entrants. Parameters depend
 * on differences of strengths alone, so few sets of them exist and what is computed for one fixture serves many.
 */
import type { GoalsParameters } from './goals/goals.ts';
import type { Fixture } from './sportModel.ts';

/** How a sport is played. */
export interface Format {
  /** How many entrants a fixture has. */
  entrants: number;
  ticks: number;
  tickMs: number;
  parametersOf: (strengths: readonly number[]) => Fixture['parameters'];
}

/** Home strength less away strength, from -8 to 8. */
function differenceOf([home = 0, away = 0]: readonly number[]): number {
  return home - away;
}

function goalsFormat(goals: GoalsParameters, tickMs: number): Format {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return {
    entrants: 2,
    ticks: sum(goals.lengths) + sum(goals.added),
    tickMs,
    parametersOf: (strengths) => {
      const difference = differenceOf(strengths);
      return {
        ...goals,
        home: Math.floor((goals.home * (16 + difference)) / 16),
        away: Math.floor((goals.away * (16 - difference)) / 16),
      };
    },
  };
}

const football: GoalsParameters = { home: 1040, away: 830, lengths: [45, 45], added: [2, 4], cap: 8 };

/** The format of each sport by its code. */
export const formats: Readonly<Record<string, Format>> = {
  football: goalsFormat(football, 6000),
};
