import { svgElement } from '../../../../../shell/element.ts';
import { courtOf, type Court } from './courts.ts';
import { momentFollower, oppositeOf, type CreateDrawing, type Side } from './drawing.ts';
import { boxOf, canvasOf, cornersOf, linesOf, setPosition, slabOf } from './ground.ts';
import { pause, type Step } from './motion.ts';
import { createPawn, type Pawn } from './pawn.ts';
import { scatter } from './scatter.ts';
import { setsMoment, type SetsMoment } from './setsMoment.ts';
import { between, eased, fromCorner, pathOf, projection, turned, type Project, type Spot } from './spots.ts';

/** How many of the last balls have their marks on the court. */
const MARKS = 5;
const STROKES = 4;

/** Returns the landing point of a point's ball: in the half of the side that lost it, in shares of the court. */
export function landingOf(fixture: string, tick: number, winner: Side): Spot {
  const spot: Spot = [0.06 + 0.36 * scatter(fixture, tick, 1), 0.1 + 0.8 * scatter(fixture, tick, 2), 0];
  return winner === 1 ? spot : turned(spot);
}

function ballOf({ ball: { radius, fill, isShuttle } }: Court): SVGElement {
  if (!isShuttle) return svgElement('circle', { r: radius, fill, class: 'drawn-ball' });
  return svgElement('path', { d: 'M-3.500-6L3.500-6L1.500 0A1.600 1.600 0 0 1-1.500 0z', fill, class: 'drawn-ball' });
}

/** Draws a table on its legs, with its shadow on the floor. */
function tableOf(project: Project, { along, across, height, surface: fill }: Court): SVGElement[] {
  const inset = { along: [along[0] + 0.03, along[1] - 0.03], across: [across[0] + 0.06, across[1] - 0.06] } as const;
  const legs = cornersOf(inset).map((foot) => pathOf(project, [foot, [foot[0], foot[1], height]], true));
  return [
    svgElement('path', { d: pathOf(project, cornersOf({ along, across })), class: 'drawn-shadow' }),
    svgElement('path', { d: legs.join(''), class: 'drawn-legs' }),
    boxOf(project, { along, across, heights: [height - 3, height], fill }),
  ];
}

/** Draws a court with its players. The ball of each point lands in the court of the side that lost it. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const court = courtOf(first.sport);
  const projectFloor = projection(fromCorner);
  const [left, near] = [court.along[0], court.across[0]];
  const [length, width] = [court.along[1] - left, court.across[1] - near];
  /** Projects places of the court by way of the slab. */
  const project = ([along, across, height]: Spot): readonly [number, number] =>
    projectFloor([left + along * length, near + across * width, height + court.height]);
  /** Projects places on the floor, where players stand even beside a table. */
  const onFloor = ([along, across, height]: Spot): readonly [number, number] =>
    projectFloor([left + along * length, near + across * width, height]);

  const placesOf = (side: Side): Spot[] =>
    court.players.map(([along, across]) => (side === 0 ? [along, across, 0] : turned([along, across, 0])));
  const places = [placesOf(0), placesOf(1)] as const;
  const team = (side: Side): Pawn[] =>
    places[side].map(() => createPawn(onFloor, colours[side], { tool: court.tool, isMirrored: side === 1 }));
  const teams = [team(0), team(1)] as const;
  const marks = svgElement('g', {});
  const shadow = svgElement('ellipse', { rx: court.ball.radius, ry: court.ball.radius / 2, class: 'pawn-shadow' });
  const ball = ballOf(court);
  const netTop = (height: number): Spot[] => [
    [0.5, -0.05, height],
    [0.5, 1.05, height],
  ];
  const net = svgElement(
    'g',
    {},
    svgElement('path', {
      d: pathOf(project, [...netTop(court.net), ...netTop(court.net > 10 ? court.net / 2 : 0).toReversed()]),
      class: 'drawn-net',
    }),
    svgElement('path', { d: pathOf(project, netTop(court.net), true), class: 'drawn-tape' }),
    svgElement('path', {
      d: netTop(court.net)
        .map((top) => pathOf(project, [top, [top[0], top[1], -court.height]], true))
        .join(''),
      class: 'drawn-post',
    }),
  );
  const isTable = court.height > 0;
  const table = isTable
    ? tableOf(projectFloor, court)
    : [svgElement('path', { d: pathOf(project, cornersOf({ along: [0, 1], across: [0, 1] })), fill: court.surface })];
  const root = canvasOf(
    'court',
    slabOf(projectFloor, court.floor),
    ...(isTable ? teams[0].map((pawn) => pawn.root) : []),
    ...table,
    linesOf(project, court.lines),
    marks,
    shadow,
    ...(isTable ? [] : teams[0].map((pawn) => pawn.root)),
    net,
    ...teams[1].map((pawn) => pawn.root),
    ball,
  );
  const follow = momentFollower();
  let at: Spot = [0.5, 0.5, 8];

  function moveBall(spot: Spot): void {
    at = spot;
    setPosition(shadow, project([spot[0], spot[1], 0]));
    setPosition(ball, project(spot));
  }

  /** Returns the player of a side who is nearest to a place. */
  function nearest(side: Side, [along, across]: Spot): number {
    const distances = places[side].map((place) => Math.hypot(place[0] - along, place[1] - across));
    return distances.indexOf(Math.min(...distances));
  }

  function placePawns(): void {
    for (const side of [0, 1] as const)
      teams[side].forEach((pawn, i) => {
        const place = places[side][i];
        if (place) pawn.move(place);
        pawn.swing(0);
      });
  }

  /** Returns the point where a player hits the ball: beside the hand. */
  function contact(side: Side, player: number): Spot {
    const [along, across] = teams[side][player]?.spot() ?? [0.5, 0.5];
    return [along + (side === 0 ? 0.03 : -0.03), across, court.height > 0 ? 6 : Math.max(9, court.net * 0.8)];
  }

  function stroke(side: Side, player: number, to: Spot, ms: number, arc: number): Step {
    const start = (): Spot => contact(side, player);
    return {
      ms,
      frame(share) {
        moveBall(between(start(), to, share, arc));
        teams[side][player]?.swing(-60 + 120 * Math.min(1, share * 3));
      },
    };
  }

  /** Returns the run of a player to a place. */
  function run(side: Side, player: number, to: Spot): (share: number) => void {
    const pawn = teams[side][player];
    const start = pawn?.spot() ?? to;
    return (share) => pawn?.move(between(start, to, eased(share)), (side === 0 ? 10 : -10) * Math.sin(Math.PI * share));
  }

  function showMarks({ tick, points }: SetsMoment): void {
    marks.replaceChildren(
      ...points.slice(-MARKS).map((side, i, shown) => {
        const age = shown.length - 1 - i;
        const mark = svgElement('ellipse', { rx: 4, ry: 2.2, class: 'drawn-mark', fill: colours[side] });
        mark.setAttribute('opacity', (1 - age * 0.18).toFixed(2));
        setPosition(mark, project(landingOf(first.id, tick - age, side)));
        return mark;
      }),
    );
  }

  /** Shows the point without motion. */
  function showStill(moment: SetsMoment): void {
    const { last, tick, winner, server } = moment;
    placePawns();
    showMarks(moment);
    if (last) moveBall(landingOf(first.id, tick, last.side));
    else moveBall(contact(server, 0));
    if (winner !== null) for (const pawn of teams[winner]) pawn.swing(-70);
  }

  /** Moves the ball to the winner of the point, who plays it out of reach. */
  function pointSteps({ last, tick, winner }: SetsMoment, start: Spot): Step[] {
    if (!last) return [];
    const { side } = last;
    const target = landingOf(first.id, tick, side);
    const loser = oppositeOf(side);
    const player = Math.floor(scatter(first.id, tick, 3) * teams[side].length);
    const chaser = nearest(loser, target);
    const cheering = teams[side];
    let chase: ((share: number) => void) | undefined;
    const place = places[loser][chaser] ?? target;
    return [
      { ms: 420, frame: (share) => moveBall(between(start, contact(side, player), share, court.arc * 0.7)) },
      {
        ms: 380,
        frame(share) {
          chase ??= run(loser, chaser, between(place, target, 0.6));
          stroke(side, player, target, 380, 2).frame(share);
          chase(share);
        },
      },
      {
        ms: 900,
        frame(share) {
          const beyond = between(target, [target[0] + (side === 0 ? 0.16 : -0.16), target[1], 0], share);
          moveBall([beyond[0], beyond[1], 7 * Math.abs(Math.sin(share * Math.PI * 2)) * (1 - share)]);
          cheering.forEach((pawn, i) => {
            const [along, across] = places[side][i] ?? pawn.spot();
            pawn.move([along, across, Math.max(0, 6 * Math.sin(share * Math.PI * 3) * (1 - share))]);
            pawn.swing(-70);
          });
        },
      },
      ...(winner === null ? [pause(300)] : []),
    ];
  }

  /** Shows strokes to and fro until the next point. */
  function rallySteps({ tick, server, set }: SetsMoment): Step[] {
    const steps: Step[] = [];
    let side = server;
    let start: Spot | undefined;
    steps.push({
      ms: 500,
      frame(share) {
        if (share === 0 || !start) start = at;
        if (share > 0.3) placePawns();
        moveBall(between(start, contact(server, 0), eased(share), 6));
      },
    });
    let hitter = 0;
    for (let i = 0; i < STROKES; i += 1) {
      const [from, hitterIndex] = [side, hitter];
      side = oppositeOf(side);
      const to = side;
      const receiver = Math.floor(scatter(first.id, tick * 10 + i, 4 + set) * teams[to].length);
      const home = places[to][receiver] ?? [0.5, 0.5, 0];
      const across = home[1] + (scatter(first.id, tick * 10 + i, 5) - 0.5) * (teams[to].length > 1 ? 0.1 : 0.5);
      const meeting: Spot = [home[0], Math.min(0.95, Math.max(0.05, across)), 0];
      let moveReceiver: ((share: number) => void) | undefined;
      let ballStart: Spot | undefined;
      steps.push({
        ms: 620,
        frame(share) {
          moveReceiver ??= run(to, receiver, meeting);
          ballStart ??= at;
          moveReceiver(share);
          teams[from][hitterIndex]?.swing(-60 + 120 * Math.min(1, share * 3));
          const height = court.height > 0 ? 6 : Math.max(9, court.net * 0.8);
          moveBall(between(ballStart, [meeting[0] + (to === 0 ? 0.03 : -0.03), meeting[1], height], share, court.arc));
        },
      });
      hitter = receiver;
    }
    return steps;
  }

  return {
    root,
    show(fixture, events) {
      const moment = setsMoment(fixture, events);
      const known = follow(`${fixture.phase}/${moment.tick}`);
      if (known === 'same') return;
      const before = at;
      showStill(moment);
      const steps = fixture.phase === 'live' ? rallySteps(moment) : [];
      if (known === 'next') steps.unshift(...pointSteps(moment, before));
      motion.run(steps);
    },
  };
};
