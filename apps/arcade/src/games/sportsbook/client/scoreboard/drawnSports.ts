import type { CreateDrawing } from './drawn/drawing.ts';

type Load = () => Promise<{ createDrawing: CreateDrawing }>;

const court: Load = () => import('./drawn/court.ts');
const ring: Load = () => import('./drawn/ring.ts');
const cockpit: Load = () => import('./drawn/cockpit.ts');

/** The drawings of sports, each of which is loaded with the first fixture of its kind that is opened. */
const drawings: Readonly<Record<string, Load>> = {
  tennis: court,
  badminton: court,
  volleyball: court,
  'sepak-takraw': court,
  'table-tennis': court,
  'muay-thai': ring,
  'street-fighters': ring,
  cockfight: cockpit,
};

/** How the drawing of a sport is loaded; undefined for one that has none. */
export function drawingOf(sport: string): Load | undefined {
  return drawings[sport];
}
