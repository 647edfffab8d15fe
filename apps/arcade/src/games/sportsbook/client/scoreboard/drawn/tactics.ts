import './esports.css';
import { svgElement } from '../../../../../shell/element.ts';
import { momentFollower, oppositeOf, type CreateDrawing, type Side } from './drawing.ts';
import { boxOf, canvasOf, circleOf, linesOf, slabOf } from './ground.ts';
import { pause, type Step } from './motion.ts';
import { scatter } from './scatter.ts';
import { setsMoment, type SetsMoment } from './setsMoment.ts';
import { fromCorner, pathOf, projection, turned, type Project, type Spot } from './spots.ts';
import { createTeam, swaying } from './team.ts';

const AGENTS = 5;
const SITES: readonly Spot[] = [
  [0.52, 0.2, 0],
  [0.48, 0.8, 0],
];
/** Walls and crates: their ranges along and across, and their height. */
const WALLS: readonly (readonly [number, number, number, number, number])[] = [
  [0.2, 0.23, 0.12, 0.42, 13],
  [0.36, 0.6, 0.38, 0.42, 13],
  [0.4, 0.44, 0.04, 0.12, 7],
  [0.62, 0.66, 0.14, 0.22, 7],
  [0.4, 0.64, 0.58, 0.62, 13],
  [0.34, 0.38, 0.78, 0.86, 7],
  [0.56, 0.6, 0.88, 0.96, 7],
  [0.77, 0.8, 0.58, 0.88, 13],
];

const spawnOf = (side: Side): Spot[] =>
  Array.from({ length: AGENTS }, (_, i) => {
    const spot: Spot = [0.06 + (i % 2) * 0.05, 0.3 + 0.1 * i, 0];
    return side === 0 ? spot : turned(spot);
  });

/** Returns the number of survivors of the side that won a round: at least two. The other side has none. */
export function survivorsOf(fixture: string, tick: number): number {
  return 2 + Math.floor(4 * scatter(fixture, tick, 1));
}

function wallsOf(project: Project): SVGElement[] {
  return WALLS.map(([from, to, near, far, height]) =>
    boxOf(project, {
      along: [from, to],
      across: [near, far],
      heights: [0, height],
      fill: height > 10 ? '#cdb58f' : '#8a5f3c',
    }),
  );
}

/** Draws a map with two sites. For each round of the tape it shows who held a site at the end, and who fell. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const project = projection(fromCorner);
  const teams = [
    createTeam(project, colours[0], AGENTS, { size: 0.85 }),
    createTeam(project, colours[1], AGENTS, { size: 0.85, isMirrored: true }),
  ] as const;
  const zones = SITES.map((site) =>
    svgElement('path', { d: pathOf(project, circleOf(site, [0.085, 0.13])), class: 'tactic-site' }),
  );
  const shots = svgElement('path', { class: 'tactic-shot' });
  const walls = wallsOf(project);
  const root = canvasOf(
    'tactics',
    slabOf(project, '#6d6257'),
    ...([0, 1] as const).map((side) =>
      svgElement('path', {
        d: pathOf(project, circleOf(side === 0 ? [0.08, 0.5, 0] : [0.92, 0.5, 0], [0.06, 0.28])),
        fill: colours[side],
        class: 'lane-base',
      }),
    ),
    ...zones,
    linesOf(
      project,
      SITES.map((site) => circleOf(site, [0.085, 0.13])),
    ),
    ...walls.slice(0, 4),
    ...teams.flatMap(({ pawns }) => pawns.map((pawn) => pawn.root)),
    ...walls.slice(4),
    shots,
  );
  const follow = momentFollower();

  const siteOf = (tick: number): number => (scatter(first.id, tick, 2) < 0.5 ? 0 : 1);

  /** Returns the positions of a team at the end of a round: around the site, on its side. */
  function positionsAtEnd(tick: number, side: Side): Spot[] {
    const [along, across] = SITES[siteOf(tick)] ?? [0.5, 0.5, 0];
    return Array.from({ length: AGENTS }, (_, i): Spot => [
      along +
        (side === 0
          ? -0.04 - 0.1 * scatter(first.id, tick * 10 + i, 3)
          : 0.04 + 0.1 * scatter(first.id, tick * 10 + i, 4)),
      across + (i - 2) * 0.055,
      0,
    ]);
  }

  function fall(side: Side, from: number): void {
    teams[side].pawns.forEach((pawn, i) => pawn.setDown(i >= from));
  }

  function showStill({ last, tick }: SetsMoment): void {
    shots.setAttribute('d', '');
    zones.forEach((zone, i) =>
      zone.setAttribute('fill', last && siteOf(tick) === i ? colours[last.side] : '#ffffff26'),
    );
    for (const side of [0, 1] as const) {
      teams[side].setFormation(last ? positionsAtEnd(tick, side) : spawnOf(side));
      fall(side, !last ? AGENTS : last.side === side ? survivorsOf(first.id, tick) : 0);
    }
  }

  /** Moves everybody back to the start. */
  function gather(): void {
    for (const side of [0, 1] as const) {
      fall(side, AGENTS);
      teams[side].setFormation(spawnOf(side));
    }
  }

  function roundSteps({ last, tick }: SetsMoment): Step[] {
    if (!last) return [];
    const loser = oppositeOf(last.side);
    const survivors = survivorsOf(first.id, tick);
    const transitions = ([0, 1] as const).map((side) => teams[side].transitionTo(positionsAtEnd(tick, side)));
    return [
      {
        ms: 900,
        frame(share) {
          for (const side of [0, 1] as const) fall(side, AGENTS);
          for (const transition of transitions) transition(share);
        },
      },
      {
        ms: 1_300,
        frame(share) {
          const fallen = Math.floor(share * (AGENTS + 0.99));
          fall(loser, AGENTS - fallen);
          fall(last.side, Math.max(survivors, AGENTS - Math.floor(fallen * 0.8)));
          const shooter = teams[fallen % 2 === 0 ? last.side : loser].pawns[fallen % 2]?.spot();
          const hit = teams[fallen % 2 === 0 ? loser : last.side].pawns[Math.max(0, AGENTS - 1 - fallen)]?.spot();
          const isFiring = (share * (AGENTS + 1)) % 1 < 0.4;
          shots.setAttribute(
            'd',
            shooter && hit && isFiring
              ? pathOf(
                  project,
                  [
                    [shooter[0], shooter[1], 9],
                    [hit[0], hit[1], 9],
                  ],
                  true,
                )
              : '',
          );
        },
      },
    ];
  }

  return {
    root,
    show(fixture, events) {
      const moment = setsMoment(fixture, events);
      const known = follow(`${fixture.phase}/${moment.tick}`);
      if (known === 'same') return;
      showStill(moment);
      const steps: Step[] = [];
      if (known === 'next')
        steps.push(
          { ms: 1, frame: gather },
          ...roundSteps(moment),
          { ms: 1, frame: () => showStill(moment) },
          pause(900),
        );
      if (fixture.phase === 'live') steps.push({ ms: 1, frame: gather }, swaying(teams, 5_000));
      motion.run(steps);
    },
  };
};
