import { formOf } from '../formOf.ts';
import type { RaceForm } from './math.ts';

/** The form of each noun. */
const forms = [
  ['ten-car-race', 'cars'],
  ['boat-race', 'boats'],
  ['derby-draw', 'horses'],
] as const;

/** Returns the form of a title. */
export const raceFormOf = (code: string): RaceForm => formOf<RaceForm>(forms, code);
