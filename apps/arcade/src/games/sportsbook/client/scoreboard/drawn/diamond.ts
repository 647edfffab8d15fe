import { svgElement } from '../../../../../shell/element.ts';
import { momentFollower, oppositeOf, type CreateDrawing, type Side } from './drawing.ts';
import { createFloater, gainOf } from './floater.ts';
import { boxOf, canvasOf, circleOf, linesOf, setPosition, slabOf } from './ground.ts';
import type { Step } from './motion.ts';
import { createPawn } from './pawn.ts';
import { scatter } from './scatter.ts';
import { between, fromCorner, pathOf, projection, type Spot } from './spots.ts';
import { createTeam, swaying } from './team.ts';
import { turnsMoment, type Turn, type TurnsMoment } from './turnsMoment.ts';

const HOME: Spot = [0.88, 0.86, 0];
const BASES: readonly Spot[] = [[0.88, 0.44, 0], [0.5, 0.44, 0], [0.5, 0.86, 0], HOME];
const MOUND: Spot = [0.69, 0.65, 0];
const FIELD: readonly Spot[] = [
  MOUND,
  [0.93, 0.93, 0],
  [0.86, 0.36, 0],
  [0.62, 0.36, 0],
  [0.44, 0.56, 0],
  [0.42, 0.82, 0],
  [0.16, 0.7, 0],
  [0.24, 0.26, 0],
  [0.68, 0.12, 0],
];
const MAX_RUNNERS = 5;

/** Returns the position of a runner around the bases, from 0 at home to 4 at home again. */
export function onBases(distance: number): Spot {
  const leg = Math.min(3, Math.floor(Math.max(0, distance)));
  const from = leg === 0 ? HOME : (BASES[leg - 1] ?? HOME);
  return between(from, BASES[leg] ?? HOME, Math.min(1, distance - leg));
}

/** Draws a ball park, one half-inning at a time, with a runner round the bases for each run. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const project = projection(fromCorner);
  const quarter = (radius: number): Spot[] => [
    HOME,
    ...circleOf(HOME, [radius, radius], [0.5, 0.75]).map(([along, across]): Spot => [
      Math.max(0.02, along),
      Math.max(0.02, across),
      0,
    ]),
  ];
  const base = ([along, across]: Spot): SVGElement =>
    svgElement('path', {
      d: pathOf(project, [
        [along - 0.014, across - 0.02, 0],
        [along + 0.014, across - 0.02, 0],
        [along + 0.014, across + 0.02, 0],
        [along - 0.014, across + 0.02, 0],
      ]),
      class: 'diamond-base',
    });
  const crews = ([0, 1] as const).map((side) => ({
    fielders: createTeam(project, colours[side], FIELD.length),
    batter: createPawn(project, colours[side], { tool: 'bat', isMirrored: true }),
    runners: createTeam(project, colours[side], MAX_RUNNERS),
  }));
  const ball = svgElement('circle', { r: 2.1, fill: '#fff', class: 'drawn-ball' });
  const floater = createFloater();
  const fence = quarter(0.84).slice(1);
  const wall = [...fence, ...fence.map(([u, v]): Spot => [u, v, 9]).toReversed()];
  const root = canvasOf(
    'diamond',
    slabOf(project, '#245c3a'),
    svgElement('path', { d: pathOf(project, quarter(0.84)), class: 'diamond-grass' }),
    svgElement('path', { d: pathOf(project, wall), class: 'diamond-wall' }),
    svgElement('path', { d: pathOf(project, quarter(0.54)), class: 'diamond-dirt' }),
    svgElement('path', {
      d: pathOf(project, [
        [0.84, 0.8, 0],
        [0.84, 0.49, 0],
        [0.55, 0.49, 0],
        [0.55, 0.8, 0],
      ]),
      class: 'diamond-grass',
    }),
    svgElement('path', { d: pathOf(project, circleOf(MOUND, [0.05, 0.07])), class: 'diamond-dirt' }),
    svgElement('path', { d: pathOf(project, circleOf(HOME, [0.06, 0.08])), class: 'diamond-dirt' }),
    linesOf(project, [
      [HOME, [HOME[0], 0.03, 0]],
      [HOME, [0.04, HOME[1], 0]],
    ]),
    ...BASES.map(base),
    boxOf(project, { along: [0.67, 0.71], across: [0.64, 0.66], heights: [0, 0.8], fill: '#fff' }),
    ...crews.flatMap(({ fielders }) => [7, 6, 8, 3, 4, 2, 5, 0].flatMap((i) => fielders.pawns[i]?.root ?? [])),
    ...crews.flatMap(({ runners }) => runners.pawns.map((pawn) => pawn.root)),
    ...crews.flatMap(({ batter, fielders }) => [batter.root, ...fielders.pawns.slice(1, 2).map((pawn) => pawn.root)]),
    ball,
    floater.root,
  );
  const follow = momentFollower();
  const moveBall = (spot: Spot): void => setPosition(ball, project(spot));
  const plate: Spot = [HOME[0] - 0.01, HOME[1] - 0.02, 6];
  const atBat: Spot = [HOME[0] + 0.03, HOME[1] - 0.05, 0];

  function showSides(batting: Side): void {
    crews.forEach(({ fielders, batter, runners }, side) => {
      const isBatting = side === batting;
      for (const { root: pawn } of fielders.pawns) pawn.setAttribute('visibility', isBatting ? 'hidden' : 'visible');
      for (const { root: pawn } of runners.pawns) pawn.setAttribute('visibility', 'hidden');
      batter.root.setAttribute('visibility', isBatting ? 'visible' : 'hidden');
      batter.move(atBat);
      batter.swing(0);
      fielders.setFormation(FIELD);
    });
    moveBall([MOUND[0], MOUND[1], 10]);
  }

  function showGain({ side, points }: Turn): void {
    const [x, y] = project([0.66, 0.64, 0]);
    floater.show(gainOf(points), [x, y - 22], points ? colours[side] : '#fff');
  }

  function showStill({ last, attacking, winner }: TurnsMoment): void {
    showSides(winner ?? attacking);
    if (last) showGain(last);
    else floater.hide();
  }

  function pitch(batting: Side, isHit: boolean): Step {
    return {
      ms: 620,
      frame(share) {
        const flight = Math.min(1, share * 1.5);
        const missed: Spot = [0.92, 0.92, 5];
        moveBall(between([MOUND[0], MOUND[1], 11], flight === 1 && !isHit ? missed : plate, flight));
        crews[batting]?.batter.swing(flight > 0.8 ? -110 : -20);
      },
    };
  }

  /** Shows a finished half-inning: a hit and a lap of the bases for each run; without runs, three strikes. */
  function turnSteps(turn: Turn): Step[] {
    const { side, tick } = turn;
    const runs = Math.min(MAX_RUNNERS, turn.points ?? 0);
    const field = { ms: 1, frame: () => showSides(side) };
    if (runs === 0)
      return [
        field,
        pitch(side, false),
        pitch(side, false),
        pitch(side, false),
        { ms: 500, frame: (share) => (showGain(turn), floater.rise(share)) },
      ];
    const angle = Math.PI * (1.05 + 0.4 * scatter(first.id, tick, 1));
    const far = 0.6 + 0.25 * scatter(first.id, tick, 2);
    const landing: Spot = [
      Math.max(0.04, HOME[0] + far * Math.cos(angle)),
      Math.max(0.04, HOME[1] + far * Math.sin(angle)),
      0,
    ];
    const runners = crews[side]?.runners.pawns ?? [];
    return [
      field,
      pitch(side, true),
      {
        ms: 1_500 + runs * 350,
        frame(share) {
          moveBall(between(plate, landing, Math.min(1, share * 2), 34));
          runners.slice(0, runs).forEach((pawn, i) => {
            const distance = Math.min(4, Math.max(0, share * (4 + runs * 0.7) - i * 0.7));
            pawn.root.setAttribute('visibility', distance < 4 ? 'visible' : 'hidden');
            const [along, across] = onBases(distance);
            pawn.move([along, across, 2 * Math.abs(Math.sin(distance * 9))]);
          });
          showGain(turn);
          floater.rise(Math.max(0, share * 2 - 1));
        },
      },
    ];
  }

  return {
    root,
    show(fixture, events) {
      const moment = turnsMoment(fixture, events);
      const known = follow(`${fixture.phase}/${moment.tick}`);
      if (known === 'same') return;
      showStill(moment);
      const { attacking } = moment;
      const fielders = crews[oppositeOf(attacking)]?.fielders;
      const wait = [0, 1, 2].flatMap(() => [
        ...(fielders ? [swaying([fielders], 2_400)] : []),
        pitch(attacking, false),
      ]);
      motion.run([
        ...(known === 'next' && moment.last ? turnSteps(moment.last) : []),
        { ms: 1, frame: () => showStill(moment) },
        ...(fixture.phase === 'live' ? wait : []),
      ]);
    },
  };
};
