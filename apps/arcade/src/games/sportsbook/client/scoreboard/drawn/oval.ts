import { svgElement } from '../../../../../shell/element.ts';
import { momentFollower, oppositeOf, type CreateDrawing, type Side } from './drawing.ts';
import { createFloater } from './floater.ts';
import { boxOf, canvasOf, circleOf, linesOf, setPosition } from './ground.ts';
import type { Step } from './motion.ts';
import { createPawn } from './pawn.ts';
import { scatter } from './scatter.ts';
import { between, eased, pathOf, projection, type Spot } from './spots.ts';
import { createTeam, swaying } from './team.ts';
import { turnsMoment, type Turn, type TurnsMoment } from './turnsMoment.ts';

const STRIKER: Spot = [0.6, 0.5, 0];
const RUNNER: Spot = [0.4, 0.47, 0];
const BOWLER: Spot = [0.34, 0.53, 0];
/** The fielders: the keeper behind the striker, the others around the ground. */
const FIELD: readonly Spot[] = [
  [0.7, 0.5, 0],
  [0.62, 0.24, 0],
  [0.48, 0.1, 0],
  [0.28, 0.24, 0],
  [0.14, 0.5, 0],
  [0.26, 0.78, 0],
  [0.48, 0.9, 0],
  [0.7, 0.78, 0],
  [0.88, 0.42, 0],
];
/** The distance of a ball by its runs, as a share of the way to the rope. */
const REACH: Readonly<Record<number, number>> = { 0: 0.3, 1: 0.48, 2: 0.64, 3: 0.84, 4: 1, 6: 1.12 };
const ROPE = 0.46;

/** Returns the landing point of a turn's ball: on the rope for four, over it for six. */
export function shotOf(fixture: string, { tick, points }: Turn): Spot {
  const angle = 2 * Math.PI * scatter(fixture, tick, 1);
  const reach = REACH[points ?? 0] ?? 0.6;
  // The way from the bat to the rope, which is nearer on the striker's side.
  const rope: Spot = [0.5 + ROPE * Math.cos(angle), 0.5 + ROPE * Math.sin(angle), 0];
  return between(STRIKER, rope, reach);
}

/** Draws a cricket ground: each ball of the tape, and the shots of the innings that scored. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const project = projection({ middle: [160, 93], along: [268, 24], across: [-44, 116] });
  const round = circleOf([0.5, 0.5, 0], [0.5, 0.5]);
  const disc = (radius: number, name: string, height = 0): SVGElement =>
    svgElement('path', { d: pathOf(project, circleOf([0.5, 0.5, height], [radius, radius])), class: name });
  const shots = svgElement('g', {});
  const shadow = svgElement('ellipse', { rx: 2.2, ry: 1.1, class: 'pawn-shadow' });
  const ball = svgElement('circle', { r: 2.2, fill: '#d8343a', class: 'drawn-ball' });
  const floater = createFloater();
  const wickets = [0.385, 0.615].map((along) => {
    const stumps = [0.47, 0.5, 0.53].map((across) =>
      pathOf(
        project,
        [
          [along, across, 0],
          [along, across, 9],
        ],
        true,
      ),
    );
    return svgElement('path', { d: stumps.join(''), class: 'oval-stumps' });
  });
  /** Both sides have batters and fielders; the crew of the other side is hidden. */
  const crews = ([0, 1] as const).map((side) => {
    const batters = [
      createPawn(project, colours[side], { tool: 'bat' }),
      createPawn(project, colours[side], { tool: 'bat', isMirrored: true }),
    ] as const;
    const fielders = createTeam(project, colours[side], FIELD.length);
    const bowler = createPawn(project, colours[side]);
    return { batters, fielders, bowler };
  });
  const root = canvasOf(
    'oval',
    disc(0.5, 'drawn-shadow', -14),
    svgElement('path', {
      d: pathOf(
        project,
        round.map(([u, v]) => [u, v, -8]),
      ),
      class: 'oval-edge',
    }),
    disc(0.5, 'oval-grass'),
    ...[0.42, 0.3, 0.18].map((radius, i) => disc(radius, i % 2 === 0 ? 'oval-mown' : 'oval-grass')),
    disc(0.5, 'drawn-light'),
    linesOf(project, [circleOf([0.5, 0.5, 0], [ROPE, ROPE])]),
    boxOf(project, { along: [0.36, 0.64], across: [0.455, 0.545], heights: [0, 0.4], fill: '#d3b37c' }),
    linesOf(project, [
      [
        [0.41, 0.455, 0],
        [0.41, 0.545, 0],
      ],
      [
        [0.59, 0.455, 0],
        [0.59, 0.545, 0],
      ],
    ]),
    shots,
    ...crews.flatMap(({ fielders }) => fielders.pawns.slice(1, 5).map((pawn) => pawn.root)),
    ...wickets,
    ...crews.flatMap(({ bowler, batters }) => [bowler.root, batters[1].root, batters[0].root]),
    shadow,
    ...crews.flatMap(({ fielders }) =>
      [...fielders.pawns.slice(5), ...fielders.pawns.slice(0, 1)].map((pawn) => pawn.root),
    ),
    ball,
    floater.root,
  );
  const follow = momentFollower();

  function moveBall(spot: Spot): void {
    setPosition(shadow, project([spot[0], spot[1], 0]));
    setPosition(ball, project(spot));
  }

  function showShots({ turns }: TurnsMoment): void {
    shots.replaceChildren(
      ...turns.flatMap((turn) => {
        if (turn.points === null || turn.points === 0) return [];
        const shot = svgElement('path', {
          d: pathOf(project, [STRIKER, shotOf(first.id, turn)], true),
          class: turn.points >= 4 ? 'oval-shot is-far' : 'oval-shot',
          stroke: colours[turn.side],
        });
        return [shot];
      }),
    );
  }

  function showSides(batting: Side): void {
    crews.forEach(({ batters, fielders, bowler }, side) => {
      const isBatting = side === batting;
      for (const pawn of batters) pawn.root.setAttribute('visibility', isBatting ? 'visible' : 'hidden');
      for (const pawn of [...fielders.pawns, bowler])
        pawn.root.setAttribute('visibility', isBatting ? 'hidden' : 'visible');
      batters[0].move([STRIKER[0], STRIKER[1] + 0.03, 0]);
      batters[1].move(RUNNER);
      for (const pawn of batters) pawn.swing(0);
      fielders.setFormation(FIELD);
      bowler.move(BOWLER);
    });
  }

  function showStill(moment: TurnsMoment): void {
    const { last, attacking } = moment;
    showSides(last?.side ?? attacking);
    showShots(moment);
    wickets[1]?.classList.toggle('is-hit', last?.points === null);
    if (!last) {
      floater.hide();
      moveBall([BOWLER[0], BOWLER[1], 9]);
      return;
    }
    const end: Spot = last.points === null ? [0.66, 0.47, 0] : shotOf(first.id, last);
    moveBall(end);
    const [x, y] = project(STRIKER);
    floater.show(
      last.points === null ? 'W' : String(last.points),
      [x, y - 26],
      last.points === null ? '#ff8d7d' : '#fff',
    );
  }

  /** Shows the ball bowled and struck; the batters run once between the wickets for each run. */
  function ballSteps(turn: Turn): Step[] {
    const { side, points } = turn;
    const batters = crews[side]?.batters;
    const bowler = crews[oppositeOf(side)]?.bowler;
    const end = shotOf(first.id, turn);
    const runs = points !== null && points > 0 && points < 4 ? points : 0;
    const delivery: Step[] = [
      {
        ms: 520,
        frame(share) {
          wickets[1]?.classList.remove('is-hit');
          floater.hide();
          const run = between([0.2, 0.53, 0], BOWLER, share);
          bowler?.move([run[0], run[1], 3 * Math.abs(Math.sin(share * Math.PI * 3))], 8);
          moveBall([run[0], run[1], 11]);
        },
      },
      {
        ms: 420,
        frame(share) {
          const bounce = share < 0.7 ? 13 * (1 - share / 0.7) : 6 * Math.sin(((share - 0.7) / 0.3) * 1.6);
          const to: Spot = points === null ? [0.615, 0.5, 0] : [STRIKER[0], 0.5, 0];
          const [along, across] = between(BOWLER, to, share);
          moveBall([along, across, bounce]);
          batters?.[0].swing(-50 + 20 * share);
        },
      },
    ];
    if (points === null)
      return [
        ...delivery,
        {
          ms: 900,
          frame(share) {
            wickets[1]?.classList.add('is-hit');
            floater.show('W', [project(STRIKER)[0], project(STRIKER)[1] - 26], '#ff8d7d');
            floater.rise(share);
            moveBall(between([0.615, 0.5, 4], [0.66, 0.47, 0], eased(share), 5));
            batters?.[0].move([STRIKER[0] + 0.02 * share, STRIKER[1] + 0.03 + 0.1 * share, 0], 8 * share);
          },
        },
      ];
    return [
      ...delivery,
      {
        ms: points >= 4 ? 1_200 : 500 + runs * 400,
        frame(share) {
          floater.show(String(points), [project(STRIKER)[0], project(STRIKER)[1] - 26], '#fff');
          floater.rise(Math.min(1, share * 2));
          batters?.[0].swing(60 - 60 * share);
          moveBall(
            between([STRIKER[0], 0.5, 5], end, Math.min(1, share * (points >= 4 ? 1 : 1.6)), points === 6 ? 46 : 4),
          );
          const progress = Math.abs(((share * runs + 1) % 2) - 1);
          batters?.[0].move(between([STRIKER[0], 0.53, 0], [RUNNER[0], 0.53, 0], progress));
          batters?.[1].move(between(RUNNER, [STRIKER[0], 0.47, 0], progress));
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
      const bats = moment.last?.side ?? moment.attacking;
      const field = crews[oppositeOf(bats)]?.fielders;
      motion.run([
        ...(known === 'next' && moment.last ? ballSteps(moment.last) : []),
        { ms: 1, frame: () => showStill(moment) },
        ...(fixture.phase === 'live' && field ? [swaying([field], 5_000)] : []),
      ]);
    },
  };
};
