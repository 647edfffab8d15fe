import { svgElement } from '../../../../../shell/element.ts';
import { momentFollower, type CreateDrawing, type Side } from './drawing.ts';
import { createFloater, gainOf } from './floater.ts';
import { canvasOf, cornersOf, linesOf, setPosition, slabOf } from './ground.ts';
import { pause, type Step } from './motion.ts';
import { scatter } from './scatter.ts';
import { between, eased, fromCorner, pathOf, projection, turned, type Project, type Spot } from './spots.ts';
import { createTeam, swaying } from './team.ts';
import { turnsMoment, type Turn, type TurnsMoment } from './turnsMoment.ts';

const PLAYERS = 7;
/** The length of each end zone, as a share of the field. */
const ZONE = 0.08;
const START = 0.28;

const facing = (side: Side, spot: Spot): Spot => (side === 0 ? spot : turned(spot));

/** Returns the outcome of a turn: carried over the line, kicked over the bar, or stopped. */
export function endOf(
  fixture: string,
  { tick, points }: Turn,
): { kind: 'carried' | 'kicked' | 'stopped'; along: number } {
  if ((points ?? 0) >= 5) return { kind: 'carried', along: 0.965 };
  if ((points ?? 0) > 0) return { kind: 'kicked', along: 0.66 + 0.1 * scatter(fixture, tick, 1) };
  return { kind: 'stopped', along: 0.4 + 0.4 * scatter(fixture, tick, 2) };
}

function posts(project: Project, side: Side, isRugby: boolean): SVGElement {
  const at = (across: number, height: number): Spot => facing(side, [isRugby ? 1 - ZONE : 0.995, across, height]);
  const [left, right] = [0.4, 0.6];
  const uprights = isRugby
    ? [
        [at(left, 0), at(left, 46)],
        [at(right, 0), at(right, 46)],
        [at(left, 18), at(right, 18)],
      ]
    : [
        [at(0.5, 0), at(0.5, 18)],
        [at(left, 44), at(left, 18), at(right, 18), at(right, 44)],
      ];
  return svgElement('path', { d: uprights.map((line) => pathOf(project, line, true)).join(''), class: 'field-posts' });
}

/** Draws a field with end zones: the distance of each turn of the tape, and the kicks over the bar. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const project = projection({ ...fromCorner, middle: [160, 99] });
  const isRugby = first.sport === 'rugby';
  const teams = [
    createTeam(project, colours[0], PLAYERS),
    createTeam(project, colours[1], PLAYERS, { isMirrored: true }),
  ] as const;
  const zone = { along: [1 - ZONE, 1], across: [0, 1] } as const;
  const stripes = Array.from({ length: 5 }, (_, i) => {
    const from = ZONE + (i * 2 * (1 - 2 * ZONE)) / 10;
    const stripe = { along: [from, from + (1 - 2 * ZONE) / 10], across: [0, 1] } as const;
    return svgElement('path', { d: pathOf(project, cornersOf(stripe)), class: 'field-stripe' });
  });
  const marks = (
    isRugby ? [1 - ZONE, 0.73, 0.5, 0.27, ZONE] : Array.from({ length: 11 }, (_, i) => ZONE + (i * (1 - 2 * ZONE)) / 10)
  ).map((along): Spot[] => [
    [along, 0, 0],
    [along, 1, 0],
  ]);
  const hashes = isRugby
    ? []
    : Array.from({ length: 20 }, (_, i) => ZONE + ((i + 0.5) * (1 - 2 * ZONE)) / 20).flatMap((along): Spot[][] => [
        [
          [along, 0.37, 0],
          [along, 0.41, 0],
        ],
        [
          [along, 0.59, 0],
          [along, 0.63, 0],
        ],
      ]);
  const trail = svgElement('path', { class: 'field-trail' });
  const shadow = svgElement('ellipse', { rx: 3.4, ry: 1.7, class: 'pawn-shadow' });
  const ball = svgElement('ellipse', { rx: 4, ry: 2.5, fill: isRugby ? '#f6f3e8' : '#9a5128', class: 'drawn-ball' });
  const floater = createFloater();
  const root = canvasOf(
    'field',
    slabOf(project, isRugby ? '#2c7a3f' : '#2a6f45'),
    ...stripes,
    svgElement('path', { d: pathOf(project, cornersOf(zone)), fill: colours[1], class: 'field-zone' }),
    svgElement('path', { d: pathOf(project, cornersOf(zone).map(turned)), fill: colours[0], class: 'field-zone' }),
    linesOf(project, [
      ...marks,
      ...hashes,
      cornersOf({ along: [0.004, 0.996], across: [0.01, 0.99] }).concat([[0.004, 0.01, 0]]),
    ]),
    posts(project, 1, isRugby),
    trail,
    shadow,
    ...teams.flatMap(({ pawns }) => pawns.map((pawn) => pawn.root)),
    posts(project, 0, isRugby),
    ball,
    floater.root,
  );
  const follow = momentFollower();
  let at: Spot = [0.5, 0.5, 3];

  function moveBall(spot: Spot): void {
    at = spot;
    setPosition(shadow, project([spot[0], spot[1], 0]));
    setPosition(ball, project(spot), ' rotate(8)');
  }

  /** Returns the places of a side at the ball, which is `along` the way of the attacking side. */
  function formation(attacking: Side, side: Side, along: number): Spot[] {
    const isAttacking = attacking === side;
    return Array.from({ length: PLAYERS }, (_, i): Spot => {
      const back = isAttacking ? -0.03 - (i % 2) * 0.035 - (isRugby ? i * 0.006 : 0) : 0.04 + (i % 3 === 0 ? 0.05 : 0);
      return facing(attacking, [Math.min(0.985, Math.max(0.015, along + back)), 0.14 + (0.72 * i) / (PLAYERS - 1), 0]);
    });
  }

  const carrier = (side: Side, along: number): Spot => facing(side, [along, 0.5, 4]);

  function line(side: Side, along: number): Step {
    const transitions = ([0, 1] as const).map((each) => teams[each].transitionTo(formation(side, each, along)));
    let start: Spot | undefined;
    return {
      ms: 900,
      frame(share) {
        start ??= at;
        for (const transition of transitions) transition(share);
        moveBall(between(start, carrier(side, along), eased(share), 4));
      },
    };
  }

  function showTrail(side: Side, from: number, to: number): void {
    trail.setAttribute('d', pathOf(project, [facing(side, [from, 0.5, 0]), facing(side, [to, 0.5, 0])], true));
    trail.setAttribute('stroke', colours[side]);
  }

  function showGain({ side, points }: Turn): void {
    const [x, y] = project(facing(side, [0.9, 0.5, 0]));
    floater.show(
      gainOf(points),
      [Math.min(292, Math.max(28, x)), Math.max(24, y - 40)],
      points ? colours[side] : '#fff',
    );
  }

  function showStill({ last, attacking }: TurnsMoment): void {
    if (!last) {
      floater.hide();
      for (const side of [0, 1] as const) teams[side].setFormation(formation(attacking, side, START));
      moveBall(carrier(attacking, START));
      return;
    }
    const { along } = endOf(first.id, last);
    for (const side of [0, 1] as const) teams[side].setFormation(formation(last.side, side, Math.min(along, 0.92)));
    showTrail(last.side, START, along);
    moveBall(carrier(last.side, along));
    showGain(last);
  }

  function kick(side: Side, from: number): Step {
    return {
      ms: 900,
      frame: (share) => moveBall(between(carrier(side, from), facing(side, [1.02, 0.5, 30]), share, 24)),
    };
  }

  function turnSteps(turn: Turn): Step[] {
    const { side, points, tick } = turn;
    const { kind, along } = endOf(first.id, turn);
    const downs = 3;
    const gains = Array.from({ length: downs }, (_, i) => START + ((along - START) * (i + 1)) / downs);
    const carries = gains.map((to, i): Step => {
      const from = gains[i - 1] ?? START;
      const across = 0.5 + (i === downs - 1 ? 0 : 0.5 * (scatter(first.id, tick * 4 + i, 3) - 0.5));
      const transitions = ([0, 1] as const).map((each) =>
        teams[each].transitionTo(formation(side, each, Math.min(to, 0.94))),
      );
      let start: Spot | undefined;
      return {
        ms: 620,
        frame(share) {
          floater.hide();
          start ??= at;
          for (const transition of transitions) transition(share);
          const isThrown = !isRugby && scatter(first.id, tick * 4 + i, 4) < 0.4;
          moveBall(between(start, facing(side, [to, across, 4]), eased(share), isThrown ? 22 : 2));
          showTrail(side, START, from + (to - from) * share);
        },
      };
    });
    const isConverted = points === 7 || (kind === 'kicked' && points !== null);
    return [
      line(side, START),
      ...carries,
      {
        ms: 600,
        frame(share) {
          if (kind === 'stopped') return;
          teams[side].pawns.forEach((pawn, i) => {
            const [u, v] = pawn.spot();
            pawn.move([u, v, 7 * Math.abs(Math.sin(share * Math.PI * 2 + i)) * (1 - share)]);
          });
        },
      },
      ...(isConverted ? [kick(side, Math.min(along, 0.82))] : []),
      {
        ms: 500,
        frame(share) {
          showGain(turn);
          floater.rise(share);
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
      motion.run([
        ...(known === 'next' && moment.last
          ? [...turnSteps(moment.last), { ms: 1, frame: () => showStill(moment) }]
          : []),
        ...(fixture.phase === 'live' ? [pause(1_200), line(moment.attacking, START), swaying(teams, 4_000)] : []),
      ]);
    },
  };
};
