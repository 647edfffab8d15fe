import { createPawn, type Pawn, type Tool } from './pawn.ts';
import type { Step } from './motion.ts';
import { between, eased, type Project, type Spot } from './spots.ts';

/** The players of a side, who move together. */
export interface Team {
  pawns: readonly Pawn[];
  /** Puts each player at its place of a formation. */
  setFormation: (formation: readonly Spot[]) => void;
  /** Moves each player from its position at the first frame to its place of a formation. */
  transitionTo: (formation: readonly Spot[]) => (share: number) => void;
}

export function createTeam(
  project: Project,
  colour: string,
  count: number,
  look: { tool?: Tool; isMirrored?: boolean; size?: number } = {},
): Team {
  const pawns = Array.from({ length: count }, () => createPawn(project, colour, look));
  return {
    pawns,
    setFormation: (formation) => pawns.forEach((pawn, i) => pawn.move(formation[i] ?? pawn.spot())),
    transitionTo(formation) {
      let starts: Spot[] | undefined;
      return (share) => {
        starts ??= pawns.map((pawn) => pawn.spot());
        pawns.forEach((pawn, i) => {
          const start = starts?.[i] ?? pawn.spot();
          const [along, across, height] = between(start, formation[i] ?? start, eased(share));
          pawn.move([along, across, height + Math.abs(Math.sin(share * Math.PI * 4 + i)) * 1.5]);
        });
      };
    },
  };
}

/** Returns a step in which players sway at their places, each with its own period. */
export function swaying(teams: readonly Team[], ms: number): Step {
  let starts: (readonly [Pawn, Spot])[] | undefined;
  return {
    ms,
    frame(share) {
      starts ??= teams.flatMap(({ pawns }) => pawns.map((pawn) => [pawn, pawn.spot()] as const));
      starts.forEach(([pawn, [along, across, height]], i) => {
        const wave = Math.sin(share * Math.PI * 2 * (1 + (i % 3)));
        pawn.move([along + 0.008 * wave, across + 0.014 * Math.sin(share * Math.PI * 4 + i), height]);
      });
    },
  };
}
