import { svgElement } from '../../../../../shell/element.ts';
import { momentFollower, type CreateDrawing, type Side } from './drawing.ts';
import { createFloater, gainOf } from './floater.ts';
import { canvasOf, circleOf, cornersOf, linesOf, setPosition, slabOf } from './ground.ts';
import { pause, type Step } from './motion.ts';
import { scatter } from './scatter.ts';
import { between, eased, fromCorner, pathOf, projection, turned, type Project, type Spot } from './spots.ts';
import { createTeam, swaying } from './team.ts';
import { turnsMoment, type Turn, type TurnsMoment } from './turnsMoment.ts';

/** The attack of home, with the ring above the floor. The away side is rotated about the middle. */
const RING: Spot = [0.945, 0.5, 27];
/** The distance of three-point shots, along and across the floor. */
const ARC: readonly [number, number] = [0.24, 0.4];
const ATTACK: readonly Spot[] = [
  [0.6, 0.5, 0],
  [0.7, 0.16, 0],
  [0.7, 0.84, 0],
  [0.84, 0.32, 0],
  [0.86, 0.7, 0],
];
/** The most shots that are marked on the floor. */
const MAX_SHOTS = 14;

const facing = (side: Side, spot: Spot): Spot => (side === 0 ? spot : turned(spot));
/** Defenders are between the attackers and the ring. */
const defence = ATTACK.map((spot) => between(spot, [RING[0], RING[1], 0], 0.32));

/** Returns the position of a shot: behind the arc for three points, from the line for one, within the arc otherwise. */
export function shotFrom(fixture: string, { tick, side, points }: Turn): Spot {
  if (points === 1) return facing(side, [0.76, 0.5, 0]);
  const angle = Math.PI * (0.62 + 0.76 * scatter(fixture, tick, 1));
  const reach = points === 3 ? 1.12 : 0.3 + 0.55 * scatter(fixture, tick, 2);
  return facing(side, [RING[0] + ARC[0] * reach * Math.cos(angle), RING[1] + ARC[1] * reach * Math.sin(angle), 0]);
}

/** The floor's lines on home's attacking half. */
const half: readonly (readonly Spot[])[] = [
  [
    [1, 0.34, 0],
    [0.76, 0.34, 0],
    [0.76, 0.66, 0],
    [1, 0.66, 0],
  ],
  circleOf([0.76, 0.5, 0], [0.07, 0.13], [0.25, 0.75]),
  [
    [1, 0.1, 0],
    [0.945, 0.1, 0],
    ...circleOf([RING[0], RING[1], 0], ARC, [0.25, 0.75]).toReversed(),
    [0.945, 0.9, 0],
    [1, 0.9, 0],
  ],
];

function hoop(project: Project, side: Side): readonly [back: SVGElement, rim: SVGElement] {
  const at = (along: number, across: number, height: number): Spot => facing(side, [along, across, height]);
  const board: Spot[] = [at(0.975, 0.38, 24), at(0.975, 0.62, 24), at(0.975, 0.62, 40), at(0.975, 0.38, 40)];
  const ring = circleOf(at(RING[0], RING[1], RING[2]), [0.024, 0.05]);
  const net = [0, 8, 16, 24].map((i) => pathOf(project, [ring[i] ?? RING, at(RING[0], RING[1], RING[2] - 9)], true));
  return [
    svgElement(
      'g',
      {},
      svgElement('path', {
        d: pathOf(project, [at(1, 0.5, 0), at(1, 0.5, 26), at(0.975, 0.5, 30)], true),
        class: 'hoop-pole',
      }),
      svgElement('path', { d: pathOf(project, board), class: 'hoop-board' }),
    ),
    svgElement(
      'g',
      {},
      svgElement('path', { d: net.join(''), class: 'hoop-net' }),
      svgElement('path', { d: pathOf(project, ring), class: 'hoop-rim' }),
    ),
  ];
}

/** Draws a basketball floor: each turn of the tape with its shot, and marks where successful shots were taken. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const project = projection({ ...fromCorner, middle: [160, 99] });
  const teams = [createTeam(project, colours[0], 5), createTeam(project, colours[1], 5, { isMirrored: true })] as const;
  const hoops = [hoop(project, 0), hoop(project, 1)] as const;
  const key = { along: [0.76, 1], across: [0.34, 0.66] } as const;
  const shots = svgElement('g', {});
  const shadow = svgElement('ellipse', { rx: 3, ry: 1.5, class: 'pawn-shadow' });
  const ball = svgElement('circle', { r: 3.2, fill: '#ef8a34', class: 'drawn-ball' });
  const floater = createFloater();
  const root = canvasOf(
    'hoops',
    slabOf(project, '#c78a4d'),
    svgElement('path', { d: pathOf(project, cornersOf(key)), fill: colours[0], class: 'hoop-key' }),
    svgElement('path', { d: pathOf(project, cornersOf(key).map(turned)), fill: colours[1], class: 'hoop-key' }),
    linesOf(project, [
      cornersOf({ along: [0.005, 0.995], across: [0.01, 0.99] }).concat([[0.005, 0.01, 0]]),
      [
        [0.5, 0.01, 0],
        [0.5, 0.99, 0],
      ],
      circleOf([0.5, 0.5, 0], [0.07, 0.13]),
      ...half,
      ...half.map((line) => line.map(turned)),
    ]),
    shots,
    hoops[1][0],
    hoops[1][1],
    shadow,
    ...teams.flatMap(({ pawns }) => pawns.map((pawn) => pawn.root)),
    hoops[0][0],
    hoops[0][1],
    ball,
    floater.root,
  );
  const follow = momentFollower();
  let at: Spot = [0.5, 0.5, 6];

  function moveBall(spot: Spot): void {
    at = spot;
    setPosition(shadow, project([spot[0], spot[1], 0]));
    setPosition(ball, project(spot));
  }

  /** Returns the positions of both sides while one attacks. */
  const formation = (attacking: Side, side: Side): Spot[] =>
    (attacking === side ? ATTACK : defence).map((spot) => facing(attacking, spot));

  function showShots({ turns }: TurnsMoment): void {
    const scored = turns.filter(({ points }) => (points ?? 0) > 0).slice(-MAX_SHOTS);
    shots.replaceChildren(
      ...scored.map((turn) => {
        const mark = svgElement('circle', {
          r: turn.points === 3 ? 3 : 2.2,
          fill: colours[turn.side],
          class: 'hoop-shot',
        });
        setPosition(mark, project(shotFrom(first.id, turn)));
        return mark;
      }),
    );
  }

  function showGain({ side, points }: Turn): void {
    const [x, y] = project(facing(side, RING));
    floater.show(gainOf(points), [Math.min(296, Math.max(24, x)), y - 18], points ? colours[side] : '#fff');
  }

  function showStill(moment: TurnsMoment): void {
    const { last, attacking } = moment;
    showShots(moment);
    const shown = last?.side ?? attacking;
    for (const side of [0, 1] as const) teams[side].setFormation(formation(shown, side));
    if (!last) {
      floater.hide();
      moveBall([0.5, 0.5, 4]);
      return;
    }
    showGain(last);
    const [along, across] = facing(last.side, RING);
    moveBall(last.points ? [along, across, 3] : between([along, across, 0], [0.5, 0.5, 0], 0.3));
  }

  /** Moves both sides to the attack; the ball goes with the first attacker. */
  function bringUp(attacking: Side, ms: number): Step {
    const transitions = ([0, 1] as const).map((side) => teams[side].transitionTo(formation(attacking, side)));
    let start: Spot | undefined;
    const lead = facing(attacking, [0.59, 0.53, 0]);
    return {
      ms,
      frame(share) {
        start ??= at;
        for (const transition of transitions) transition(share);
        const [along, across] = between(start, lead, eased(share));
        moveBall([along, across, 1 + 8 * Math.abs(Math.sin(share * Math.PI * 5))]);
      },
    };
  }

  function shotSteps(turn: Turn): Step[] {
    const { side, points, tick } = turn;
    const from = shotFrom(first.id, turn);
    const ring = facing(side, RING);
    const shooter = teams[side].pawns[Math.floor(scatter(first.id, tick, 3) * ATTACK.length)];
    let start: Spot | undefined;
    let shooterStart: Spot | undefined;
    return [
      bringUp(side, 500),
      {
        ms: 520,
        frame(share) {
          floater.hide();
          start ??= at;
          shooterStart ??= shooter?.spot() ?? from;
          shooter?.move(between(shooterStart, from, eased(share)));
          moveBall(between(start, [from[0], from[1], 12], eased(share), 8));
        },
      },
      {
        ms: 720,
        frame(share) {
          shooter?.move([from[0], from[1], 9 * Math.sin(Math.PI * Math.min(1, share * 1.6))]);
          moveBall(between([from[0], from[1], 18], points ? ring : [ring[0], ring[1] + 0.05, ring[2] + 2], share, 26));
        },
      },
      {
        ms: 620,
        frame(share) {
          showGain(turn);
          floater.rise(share);
          const [along, across] = ring;
          if (points) moveBall([along, across, ring[2] * (1 - share * share)]);
          else
            moveBall(
              between([along, across + 0.05, ring[2] + 2], between([along, across, 0], [0.5, 0.5, 0], 0.3), share, 10),
            );
        },
      },
    ];
  }

  /** Lets the side in possession pass until the next shot. */
  function passSteps({ attacking, tick }: TurnsMoment): Step[] {
    return Array.from({ length: 4 }, (_, i): Step => {
      let start: Spot | undefined;
      const receiver = teams[attacking].pawns[Math.floor(scatter(first.id, tick * 8 + i, 4) * ATTACK.length)];
      const sway = swaying(teams, 700);
      return {
        ms: 700,
        frame(share) {
          start ??= at;
          sway.frame(share);
          const [along, across] = receiver?.spot() ?? start;
          moveBall(between(start, [along, across + 0.03, 8], Math.min(1, share * 1.8), 7));
        },
      };
    });
  }

  return {
    root,
    show(fixture, events) {
      const moment = turnsMoment(fixture, events);
      const known = follow(`${fixture.phase}/${moment.tick}`);
      if (known === 'same') return;
      showStill(moment);
      const isNext = known === 'next' && moment.last !== null;
      motion.run([
        ...(isNext && moment.last ? [...shotSteps(moment.last), { ms: 1, frame: () => showStill(moment) }] : []),
        ...(fixture.phase === 'live' ? [pause(300), bringUp(moment.attacking, 1_100), ...passSteps(moment)] : []),
      ]);
    },
  };
};
