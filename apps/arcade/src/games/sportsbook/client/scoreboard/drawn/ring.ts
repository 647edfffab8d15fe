import { svgElement } from '../../../../../shell/element.ts';
import { boutMoment, type BoutMoment } from './boutMoment.ts';
import { createBurst } from './burst.ts';
import { momentFollower, oppositeOf, type CreateDrawing, type Side } from './drawing.ts';
import { boxOf, canvasOf, circleOf, linesOf, setPosition, slabOf } from './ground.ts';
import { pause, type Step } from './motion.ts';
import { createPawn } from './pawn.ts';
import { scatter } from './scatter.ts';
import { between, eased, fromCorner, pathOf, projection, type Spot } from './spots.ts';

const SIZE = 2;
/** The distance of each fighter from the middle, along the ring. */
const APART = 0.11;
const ROPES = [7, 13, 19];
/** The most hits of a side that fit. */
const MAX_HITS = 30;

/** Floor and canvas by sport. */
const floors: Readonly<Record<string, readonly [string, string]>> = {
  'muay-thai': ['#27364f', '#3f6c9c'],
  'street-fighters': ['#2b1f33', '#54405f'],
};

/** Draws a ring with both fighters: blows of the tape, the leader of the round, and the winner at the end. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const project = projection({ ...fromCorner, along: [206, 36], across: [-84, 78] });
  const [floor = '#27364f', canvas = '#3f6c9c'] = floors[first.sport] ?? [];
  const fighters = [
    createPawn(project, colours[0], { tool: 'gloves', size: SIZE }),
    createPawn(project, colours[1], { tool: 'gloves', size: SIZE, isMirrored: true }),
  ] as const;
  const burst = createBurst();
  const hits = svgElement('g', {});
  const [low, high] = [0.09, 0.91];
  const corners: readonly Spot[] = [
    [low, high, 0],
    [low, low, 0],
    [high, low, 0],
    [high, high, 0],
  ];
  const ropes = (places: readonly (Spot | undefined)[], name: string): SVGElement =>
    svgElement('path', {
      d: ROPES.map((height) =>
        pathOf(
          project,
          places.flatMap((place) => (place ? [[place[0], place[1], height] as const] : [])),
          true,
        ),
      ).join(''),
      class: name,
    });
  const post = (corner: Spot | undefined, fill: string): SVGElement[] =>
    corner
      ? [
          boxOf(project, {
            along: [corner[0] - 0.012, corner[0] + 0.012],
            across: [corner[1] - 0.018, corner[1] + 0.018],
            heights: [0, 22],
            fill,
          }),
        ]
      : [];
  const root = canvasOf(
    'ring',
    slabOf(project, floor),
    boxOf(project, { along: [low, high], across: [low, high], heights: [0, 1], fill: canvas }),
    linesOf(project, [circleOf([0.5, 0.5, 1], [0.15, 0.19])]),
    ...post(corners[1], '#e9edf0'),
    ...post(corners[0], colours[0]),
    ...post(corners[2], colours[1]),
    ropes(corners.slice(0, 3), 'ring-ropes'),
    fighters[0].root,
    fighters[1].root,
    burst.root,
    ropes([corners[2], corners[3], corners[0]], 'ring-ropes is-near'),
    ...post(corners[3], '#e9edf0'),
    hits,
  );
  const follow = momentFollower();

  function homeOf(side: Side, { lead, isOver, winner }: BoutMoment): Spot {
    if (winner !== null) return side === winner ? [0.5, 0.46, 0] : [side === 0 ? 0.3 : 0.7, 0.62, 0];
    const apart = isOver ? APART * 1.8 : APART;
    return [0.5 + (side === 0 ? -apart : apart) + (isOver ? 0 : lead * 0.04), 0.5, 0];
  }

  /** Shows a mark for each hit on the front of the ring, in the corner of the fighter who landed it. */
  function showHits({ hitsTaken: [ofHome, ofAway] }: BoutMoment): void {
    const landed = [ofAway, ofHome] as const;
    hits.replaceChildren(
      ...([0, 1] as const).flatMap((side) =>
        Array.from({ length: Math.min(MAX_HITS, landed[side]) }, (_, i) => {
          const mark = svgElement('circle', { r: 1.5, fill: colours[side], class: 'ring-hit' });
          setPosition(mark, project([side === 0 ? 0.03 + i * 0.0155 : 0.97 - i * 0.0155, 1, -4]));
          return mark;
        }),
      ),
    );
  }

  function showStill(moment: BoutMoment): void {
    showHits(moment);
    burst.hide();
    for (const side of [0, 1] as const) {
      const hasWon = moment.winner === side;
      fighters[side].setDown(moment.stopped === side);
      fighters[side].swing(hasWon ? -80 : 0);
      fighters[side].move(homeOf(side, moment), hasWon || moment.isOver ? 0 : side === 0 ? 5 : -5);
    }
    const { last } = moment;
    if (!last || moment.isOver || !motion.isStill()) return;
    const [along, across] = homeOf(oppositeOf(last.side), moment);
    burst.show(project([along, across, 26]), 0.4, 0.8);
    fighters[last.side].swing(-38);
  }

  function strikeSteps(side: Side, moment: BoutMoment): Step[] {
    const other = oppositeOf(side);
    const forward = side === 0 ? 1 : -1;
    const [own, theirs] = [fighters[side].spot(), fighters[other].spot()];
    const near: Spot = [theirs[0] - forward * 0.11, theirs[1], 0];
    const pushed: Spot = [theirs[0] + forward * 0.07, theirs[1], 0];
    return [
      {
        ms: 240,
        frame(share) {
          fighters[side].move(between(own, near, eased(share)), forward * (4 + 14 * share));
          fighters[other].setDown(false);
          fighters[other].move(theirs, -forward * 5);
        },
      },
      {
        ms: 320,
        frame(share) {
          const [x, y] = project([theirs[0] - forward * 0.03, theirs[1], 24]);
          burst.show([x, y], share, 0.8);
          fighters[side].swing(-38);
          fighters[side].move(near, forward * 18);
          fighters[other].move(between(theirs, pushed, share, 3), forward * 20 * share);
        },
      },
      {
        ms: 480,
        frame(share) {
          fighters[side].swing(-38 * (1 - share));
          fighters[side].move(between(near, homeOf(side, moment), eased(share)), forward * 5);
          fighters[other].setDown(moment.stopped === other && share > 0.4);
          fighters[other].move(between(pushed, homeOf(other, moment), eased(share)), forward * 20 * (1 - share));
        },
      },
      { ms: 1, frame: () => showStill(moment) },
    ];
  }

  /** Lets both fighters step to and fro and around each other until the next tick. */
  function waitSteps(moment: BoutMoment): Step[] {
    const turn = scatter(first.id, moment.tick, 1) < 0.5 ? 1 : -1;
    return [1_700, 1_700].map((ms, i) => ({
      ms,
      frame(share) {
        for (const side of [0, 1] as const) {
          const [along, across] = homeOf(side, moment);
          const round = turn * (i === 0 ? Math.sin(share * Math.PI) : -Math.sin(share * Math.PI)) * 0.12;
          const bounce = Math.abs(Math.sin(share * Math.PI * 5 + side));
          fighters[side].move([along, across + (side === 0 ? round : -round), 2 * bounce], side === 0 ? 5 : -5);
          fighters[side].swing(-8 * bounce);
        }
      },
    }));
  }

  function winSteps(moment: BoutMoment, winner: Side): Step[] {
    const [along, across] = homeOf(winner, moment);
    return [
      pause(150),
      {
        ms: 1_600,
        frame: (share) =>
          fighters[winner].move([along, across, 9 * Math.abs(Math.sin(share * Math.PI * 3)) * (1 - share)]),
      },
    ];
  }

  return {
    root,
    show(fixture, events) {
      const moment = boutMoment(fixture, events);
      const known = follow(`${fixture.phase}/${moment.tick}`);
      if (known === 'same') return;
      const { last, winner } = moment;
      const isNext = known === 'next';
      const strikes = isNext && last ? strikeSteps(last.side, moment) : [];
      showStill(moment);
      motion.run([
        ...strikes,
        ...(isNext && winner !== null ? winSteps(moment, winner) : []),
        ...(fixture.phase === 'live' ? waitSteps(moment) : []),
      ]);
    },
  };
};
