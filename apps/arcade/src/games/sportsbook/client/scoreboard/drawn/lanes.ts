import './esports.css';
import { svgElement } from '../../../../../shell/element.ts';
import { createBurst } from './burst.ts';
import { momentFollower, oppositeOf, type CreateDrawing, type Side } from './drawing.ts';
import { boxOf, canvasOf, circleOf, setPosition, slabOf } from './ground.ts';
import { type Step } from './motion.ts';
import { createPawn } from './pawn.ts';
import { scatter } from './scatter.ts';
import { pointsOf, setsMoment, type SetsMoment } from './setsMoment.ts';
import { between, eased, fromCorner, pathOf, projection, turned, type Spot } from './spots.ts';

/** The points that win a set; the last one takes the other side's core. */
const targets: Readonly<Record<string, number>> = { 'lane-war': 10, 'hero-arena': 9, 'mobile-heroes': 8 };
const floors: Readonly<Record<string, readonly [ground: string, river: string]>> = {
  'lane-war': ['#5b3a34', '#e0702f'],
  'hero-arena': ['#2c4166', '#7fd6ef'],
  'mobile-heroes': ['#2f6144', '#4fb7d8'],
};
const CORE: Spot = [0.07, 0.5, 0];
const LANES = [0.16, 0.5, 0.84];

/**
 * Returns the positions of home's towers in the order in which they fall: those nearest to the other side first. The
 * core is not a tower.
 */
export function towersOf(sport: string): Spot[] {
  const count = (targets[sport] ?? 10) - 1;
  return Array.from({ length: count }, (_, i): Spot => {
    const across = LANES[i % LANES.length] ?? 0.5;
    return [0.4 - Math.floor(i / LANES.length) * 0.11, across, 0];
  });
}

const facing = (side: Side, spot: Spot): Spot => (side === 0 ? spot : turned(spot));

/** Draws a map with three lanes. Each point of the tape takes a tower of the other side, and the last one its core. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const project = projection(fromCorner);
  const [ground = '#2f6144', river = '#4fb7d8'] = floors[first.sport] ?? [];
  const towers = towersOf(first.sport);
  const target = targets[first.sport] ?? 10;
  const boxAt = ([along, across]: Spot, size: number, heights: readonly [number, number], fill: string): SVGElement =>
    boxOf(project, {
      along: [along - size, along + size],
      across: [across - size * 1.6, across + size * 1.6],
      heights,
      fill,
    });
  const strongholds = ([0, 1] as const).map((side) => {
    const createTower = (
      spot: Spot,
      size: number,
      height: number,
    ): { spot: Spot; root: SVGElement; intact: SVGElement; ruin: SVGElement } => {
      const intact = svgElement(
        'g',
        {},
        boxAt(spot, size, [0, height], '#d9d3c4'),
        boxAt(spot, size * 1.15, [height, height + 5], colours[side]),
      );
      const ruin = svgElement('g', { class: 'lane-ruin' }, boxAt(spot, size * 1.2, [0, 2.5], '#6b665e'));
      return { spot, intact, ruin, root: svgElement('g', {}, ruin, intact) };
    };
    return [
      ...towers.map((spot) => createTower(facing(side, spot), 0.017, 10)),
      createTower(facing(side, CORE), 0.036, 15),
    ];
  });
  const heroes = ([0, 1] as const).map((side) =>
    LANES.map(() => createPawn(project, colours[side], { isMirrored: side === 1, size: 0.9 })),
  );
  const burst = createBurst();
  const lane = (across: number): string =>
    pathOf(project, [
      [0.08, across, 0],
      [0.92, across, 0],
      [0.92, across + 0.09, 0],
      [0.08, across + 0.09, 0],
    ]);
  const trees = Array.from({ length: 22 }, (_, i) => {
    const along = 0.15 + 0.7 * scatter(first.id, i, 1);
    const across = (i % 2 === 0 ? 0.28 : 0.64) + 0.1 * scatter(first.id, i, 2);
    const tree = svgElement('path', { d: 'M0-10L5 0H-5z', class: 'lane-tree' });
    setPosition(tree, project([along, across, 0]));
    return Math.abs(along - 0.5) < 0.06 ? [] : [tree];
  }).flat();
  const bottomUp = strongholds.flat().toSorted((a, b) => project(a.spot)[1] - project(b.spot)[1]);
  const root = canvasOf(
    'lanes',
    slabOf(project, ground),
    ...LANES.map((across) => svgElement('path', { d: lane(across - 0.045), class: 'lane-way' })),
    svgElement('path', {
      d: pathOf(project, [
        [0.47, 0, 0],
        [0.53, 0, 0],
        [0.55, 0.5, 0],
        [0.53, 1, 0],
        [0.47, 1, 0],
        [0.45, 0.5, 0],
      ]),
      fill: river,
      class: 'lane-river',
    }),
    ...([0, 1] as const).map((side) =>
      svgElement('path', {
        d: pathOf(project, circleOf(facing(side, CORE), [0.07, 0.16])),
        fill: colours[side],
        class: 'lane-base',
      }),
    ),
    ...trees,
    ...bottomUp.map(({ root: each }) => each),
    ...heroes.flatMap((pawns) => pawns.map((pawn) => pawn.root)),
    burst.root,
  );
  const follow = momentFollower();

  /** Shows the remaining towers of a side, which loses one for each point of the other side. */
  function showTowers(side: Side, lost: number): void {
    strongholds[side]?.forEach(({ intact, ruin }, i) => {
      const isLost = i < lost;
      intact.setAttribute('visibility', isLost ? 'hidden' : 'visible');
      ruin.setAttribute('visibility', isLost ? 'visible' : 'hidden');
    });
  }

  /** Returns the place of a hero: in front of the other side's foremost remaining tower in its lane. */
  function frontOf(side: Side, inLane: number, lost: number): Spot {
    const remaining = towers.find((_, i) => i % LANES.length === inLane && i >= lost);
    const front = remaining ?? CORE;
    const across = LANES[inLane] ?? 0.5;
    const spot: Spot = [Math.min(0.47, front[0] + 0.075), across, 0];
    return facing(oppositeOf(side), spot);
  }

  function showStill(moment: SetsMoment): void {
    const [home, away] = pointsOf(moment);
    showTowers(0, away);
    showTowers(1, home);
    burst.hide();
    for (const side of [0, 1] as const)
      heroes[side]?.forEach((pawn, i) => pawn.move(frontOf(side, i, side === 0 ? home : away)));
  }

  /** Moves the hero of the lane to the tower that falls. */
  function fallSteps(moment: SetsMoment): Step[] {
    const { last } = moment;
    if (!last) return [];
    const { side } = last;
    const loser = oppositeOf(side);
    const lost = pointsOf(moment)[side];
    const fallen = strongholds[loser]?.[Math.min(lost, target) - 1];
    const hero = heroes[side]?.[(lost - 1) % LANES.length];
    if (!fallen || !hero) return [];
    const from = frontOf(side, (lost - 1) % LANES.length, lost - 1);
    const beside: Spot = between(fallen.spot, from, 0.3);
    const [x, y] = project([fallen.spot[0], fallen.spot[1], 10]);
    return [
      {
        ms: 600,
        frame(share) {
          showTowers(loser, lost - 1);
          hero.move(between(from, beside, eased(share), 2));
        },
      },
      {
        ms: 500,
        frame(share) {
          burst.show([x, y], share, lost === target ? 2 : 1);
          fallen.intact.setAttribute(
            'transform',
            `translate(${(2 * Math.sin(share * 40)).toFixed(1)} ${(8 * share).toFixed(1)})`,
          );
          fallen.intact.setAttribute('opacity', (1 - share).toFixed(2));
        },
      },
      {
        ms: 400,
        frame(share) {
          fallen.intact.removeAttribute('transform');
          fallen.intact.removeAttribute('opacity');
          showTowers(loser, lost);
          hero.move([beside[0], beside[1], 6 * Math.sin(share * Math.PI)]);
        },
      },
      { ms: 1, frame: () => showStill(moment) },
    ];
  }

  /** Lets the heroes of both sides skirmish in their lanes until the next point. */
  function waitSteps(moment: SetsMoment): Step[] {
    const [home, away] = pointsOf(moment);
    return [
      {
        ms: 6_000,
        frame(share) {
          for (const side of [0, 1] as const)
            heroes[side]?.forEach((pawn, i) => {
              const [along, across] = frontOf(side, i, side === 0 ? home : away);
              const turn = share * Math.PI * 2 * (2 + i) + side * 2;
              pawn.move(
                [along + 0.02 * Math.sin(turn), across + 0.03 * Math.cos(turn), Math.max(0, 3 * Math.sin(turn * 2))],
                8 * Math.sin(turn),
              );
            });
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
      motion.run([
        ...(known === 'next' ? fallSteps(moment) : []),
        ...(fixture.phase === 'live' ? waitSteps(moment) : []),
      ]);
    },
  };
};
