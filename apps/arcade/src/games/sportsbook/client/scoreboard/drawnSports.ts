import type { CreateDrawing } from './drawn/drawing.ts';

type Load = () => Promise<{ createDrawing: CreateDrawing }>;

const court: Load = () => import('./drawn/court.ts');
const ring: Load = () => import('./drawn/ring.ts');
const oval: Load = () => import('./drawn/oval.ts');
const diamond: Load = () => import('./drawn/diamond.ts');
const hoops: Load = () => import('./drawn/hoops.ts');
const gridiron: Load = () => import('./drawn/gridiron.ts');
const lanes: Load = () => import('./drawn/lanes.ts');
const cockpit: Load = () => import('./drawn/cockpit.ts');

/** The drawings of sports. Each is loaded when the first fixture that uses it is opened. */
const drawings: Readonly<Record<string, Load>> = {
  tennis: court,
  badminton: court,
  volleyball: court,
  'sepak-takraw': court,
  'table-tennis': court,
  'muay-thai': ring,
  'street-fighters': ring,
  cockfight: cockpit,
  snooker: () => import('./drawn/snooker.ts'),
  'lane-war': lanes,
  'hero-arena': lanes,
  'mobile-heroes': lanes,
  'tactical-shooter': () => import('./drawn/tactics.ts'),
  'mecha-league': () => import('./drawn/mechs.ts'),
  'card-duel': () => import('./drawn/cards.ts'),
  'pro-circuit': () => import('./drawn/circuit.ts'),
  'strategy-clash': () => import('./drawn/hexes.ts'),
  cricket: oval,
  baseball: diamond,
  basketball: hoops,
  'american-football': gridiron,
  rugby: gridiron,
};

/** Returns the loader of a sport's drawing; undefined if it has none. */
export function drawingOf(sport: string): Load | undefined {
  return drawings[sport];
}
