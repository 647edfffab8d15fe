import { svgElement } from '../../../../../shell/element.ts';
import { momentFollower, type CreateDrawing, type Side } from './drawing.ts';
import { boxOf, canvasOf, circleOf, cornersOf, linesOf, setPosition, slabOf } from './ground.ts';
import { pause, type Step } from './motion.ts';
import { createPawn } from './pawn.ts';
import { scatter } from './scatter.ts';
import { setsMoment, type SetsMoment } from './setsMoment.ts';
import { between, eased, fromCorner, pathOf, projection, type Spot } from './spots.ts';

/** The most points of a frame; the last one ends it. */
const BALLS = 13;
const TABLE = { along: [0.14, 0.86], across: [0.16, 0.84] } as const;
const HEIGHT = 13;
const POCKETS: readonly Spot[] = [0.17, 0.5, 0.83].flatMap((along): Spot[] => [
  [along, 0.2, HEIGHT],
  [along, 0.8, HEIGHT],
]);
const fills = [
  '#d3303a',
  '#d3303a',
  '#d3303a',
  '#e9c43d',
  '#d3303a',
  '#2f8f4e',
  '#d3303a',
  '#8a5a2e',
  '#d3303a',
  '#3569c9',
  '#e98fae',
  '#d3303a',
  '#1b1d22',
];

/** Returns the position of a ball of a frame until it is potted. Balls do not overlap. */
export function ballSpot(fixture: string, set: number, ball: number): Spot {
  const [column, row] = [ball % 5, Math.floor(ball / 5)];
  return [
    0.27 + column * 0.115 + 0.06 * scatter(fixture, set * 20 + ball, 1),
    0.29 + row * 0.17 + 0.09 * scatter(fixture, set * 20 + ball, 2),
    HEIGHT,
  ];
}

/** Draws a snooker table. Each point of the tape pots a ball, which then stays in the tray of its player. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const project = projection(fromCorner);
  const cloth = {
    along: [TABLE.along[0] + 0.025, TABLE.along[1] - 0.025],
    across: [TABLE.across[0] + 0.04, TABLE.across[1] - 0.04],
  } as const;
  const balls = Array.from({ length: BALLS }, (_, i) =>
    svgElement(
      'g',
      {},
      svgElement('circle', { r: 3, fill: fills[i] ?? '#d3303a', class: 'drawn-ball' }),
      svgElement('circle', { r: 0.9, cx: -0.9, cy: -1.1, class: 'ball-glint' }),
    ),
  );
  const cueBall = svgElement('circle', { r: 3, fill: '#fff', class: 'drawn-ball' });
  const cue = svgElement('path', { class: 'snooker-cue' });
  const players = [createPawn(project, colours[0]), createPawn(project, colours[1], { isMirrored: true })] as const;
  const placeOf = (side: Side): Spot => (side === 0 ? [0.06, 0.4, 0] : [0.95, 0.62, 0]);
  const root = canvasOf(
    'snooker',
    slabOf(project, '#3a2f45'),
    svgElement('path', { d: pathOf(project, cornersOf(TABLE)), class: 'drawn-shadow' }),
    players[0].root,
    boxOf(project, { ...TABLE, heights: [HEIGHT - 7, HEIGHT + 1], fill: '#6e3d22' }),
    svgElement('path', { d: pathOf(project, cornersOf(cloth, HEIGHT)), class: 'snooker-cloth' }),
    linesOf(project, [
      [
        [0.3, cloth.across[0], HEIGHT],
        [0.3, cloth.across[1], HEIGHT],
      ],
      circleOf([0.3, 0.5, HEIGHT], [0.06, 0.11], [0.25, 0.75]),
    ]),
    ...POCKETS.map((pocket) => {
      const hole = svgElement('ellipse', { rx: 5, ry: 3.4, class: 'snooker-pocket' });
      setPosition(hole, project(pocket));
      return hole;
    }),
    ...balls,
    cueBall,
    cue,
    players[1].root,
  );
  const follow = momentFollower();
  let white: Spot = [0.24, 0.5, HEIGHT];

  function moveWhite(spot: Spot): void {
    white = spot;
    setPosition(cueBall, project(spot));
  }

  /** Returns the tray of a side along the near edge of the slab. */
  const trayOf = (side: Side, count: number): Spot => [side === 0 ? 0.1 + count * 0.034 : 0.9 - count * 0.034, 0.94, 3];

  function aim(side: Side, at: Spot, draw: number): void {
    const [x, y] = project(at);
    const [fromX, fromY] = project([placeOf(side)[0], placeOf(side)[1], HEIGHT + 12]);
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    const [byX, byY] = [(fromX - x) / length, (fromY - y) / length];
    const [near, far] = [4 + draw * 9, 62 + draw * 9];
    cue.setAttribute(
      'd',
      `M${(x + byX * near).toFixed(1)} ${(y + byY * near).toFixed(1)}L${(x + byX * far).toFixed(1)} ${(y + byY * far).toFixed(1)}`,
    );
  }

  /** Shows the balls after this many points. */
  function showBalls({ points, set }: SetsMoment, upTo = points.length): void {
    const counts = [0, 0];
    balls.forEach((ball, i) => {
      const potter = i < upTo ? points[i] : undefined;
      if (potter === undefined) setPosition(ball, project(ballSpot(first.id, set, i)));
      else {
        setPosition(ball, project(trayOf(potter, counts[potter] ?? 0)));
        counts[potter] = (counts[potter] ?? 0) + 1;
      }
    });
  }

  const restOf = ({ tick }: SetsMoment): Spot => [
    0.34 + 0.4 * scatter(first.id, tick, 3),
    0.3 + 0.4 * scatter(first.id, tick, 4),
    HEIGHT,
  ];

  function showStill(moment: SetsMoment): void {
    for (const side of [0, 1] as const) {
      players[side].move(placeOf(side));
      players[side].root.classList.toggle('is-waiting', moment.winner === null && side !== moment.server);
    }
    showBalls(moment);
    moveWhite(restOf(moment));
    aim(moment.server, white, 0.3);
  }

  function potSteps(moment: SetsMoment, from: Spot): Step[] {
    const { last, points, set } = moment;
    if (!last) return [];
    const index = points.length - 1;
    const target = ballSpot(first.id, set, index);
    const ball = balls[index];
    const distances = POCKETS.map((each) => Math.hypot(each[0] - target[0], each[1] - target[1]));
    const pocket = POCKETS[distances.indexOf(Math.min(...distances))] ?? target;
    return [
      {
        ms: 600,
        frame(share) {
          showBalls(moment, index);
          moveWhite(from);
          aim(last.side, from, Math.sin(share * Math.PI * 1.5));
        },
      },
      { ms: 320, frame: (share) => moveWhite(between(from, target, share)) },
      {
        ms: 420,
        frame(share) {
          if (ball) setPosition(ball, project(between(target, pocket, eased(share))));
          moveWhite(between(target, restOf(moment), eased(share)));
        },
      },
      {
        ms: 200,
        frame: (share) =>
          ball &&
          setPosition(
            ball,
            project([pocket[0], pocket[1], HEIGHT - 6 * share]),
            ` scale(${(1 - share * 0.6).toFixed(2)})`,
          ),
      },
      { ms: 1, frame: () => showStill(moment) },
    ];
  }

  return {
    root,
    show(fixture, events) {
      const moment = setsMoment(fixture, events);
      const known = follow(`${fixture.phase}/${moment.tick}`);
      if (known === 'same') return;
      const before = white;
      showStill(moment);
      const aiming: Step = {
        ms: 3_200,
        frame: (share) => aim(moment.server, white, 0.3 + 0.5 * Math.abs(Math.sin(share * Math.PI * 3))),
      };
      motion.run([
        ...(known === 'next' ? potSteps(moment, before) : []),
        ...(fixture.phase === 'live' ? [pause(500), aiming] : []),
      ]);
    },
  };
};
