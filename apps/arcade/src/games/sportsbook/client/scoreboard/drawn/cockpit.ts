import { svgElement } from '../../../../../shell/element.ts';
import { createBird, poseBetween, poses, type Pose } from './bird.ts';
import { boutMoment, type BoutMoment } from './boutMoment.ts';
import { createBurst } from './burst.ts';
import { momentFollower, oppositeOf, type CreateDrawing, type Side } from './drawing.ts';
import { canvasOf } from './ground.ts';
import { pause, type Step } from './motion.ts';
import { scatter } from './scatter.ts';
import { eased } from './spots.ts';

const FLOOR = 146;
const MIDDLE = 160;
/** The distance of each bird from the middle. */
const APART = 50;
const SIZE = 1.5;
/** The number of hits at which the wear of a bird is complete. */
const WORN = 16;
/** The number of hits for each feather on the sand. */
const HITS_A_FEATHER = 2;
const MAX_FEATHERS = 7;

/** Returns the pose of a bird at rest. */
export function poseOf({ winner, stopped, isOver, hitsTaken }: BoutMoment, side: Side): Pose {
  if (stopped === side) return poses.beaten;
  if (winner === side) return poses.proud;
  const worn = Math.min(1, hitsTaken[side] / WORN);
  return poseBetween(poses.ready, poses.low, isOver ? 0.6 + worn * 0.4 : worn * 0.8);
}

function crowd(): SVGElement {
  const heads = Array.from({ length: 26 }, (_, i) => {
    const row = i % 2;
    const [x, y] = [14 + i * 11.7, 40 + row * 15 + 12 * Math.abs(i / 12.5 - 1) ** 2];
    return svgElement('path', {
      d: `M${x - 9} ${y + 22}C${x - 9} ${y + 8} ${x + 9} ${y + 8} ${x + 9} ${y + 22}zM${x - 5} ${y}a5 5.500 0 1 0 10 0 5 5.500 0 1 0-10 0z`,
      class: row === 0 ? 'pit-far' : 'pit-near',
    });
  });
  return svgElement('g', {}, ...heads.filter((_, i) => i % 2 === 0), ...heads.filter((_, i) => i % 2 === 1));
}

function pit(): SVGElement {
  const posts = Array.from({ length: 17 }, (_, i) => {
    const angle = Math.PI * (1 + i / 16);
    const [x, y] = [MIDDLE + 150 * Math.cos(angle), 118 + 34 * Math.sin(angle)];
    return `M${x.toFixed(1)} ${(y - 19).toFixed(1)}V${y.toFixed(1)}`;
  });
  return svgElement(
    'g',
    {},
    svgElement('path', { d: 'M160-10L60 120H260z', class: 'pit-lamp' }),
    crowd(),
    svgElement('path', { d: 'M10 99A150 34 0 0 1 310 99V118A150 34 0 0 0 10 118z', class: 'pit-wall' }),
    svgElement('path', { d: posts.join(''), class: 'pit-posts' }),
    svgElement('path', { d: 'M10 99A150 34 0 0 1 310 99', class: 'pit-rail' }),
    svgElement('path', { d: 'M10 118A150 34 0 0 1 310 118C310 150 250 172 160 172S10 150 10 118z', class: 'pit-sand' }),
    svgElement('ellipse', { cx: MIDDLE, cy: 136, rx: 104, ry: 24, class: 'pit-glow' }),
    svgElement('ellipse', { cx: MIDDLE, cy: 136, rx: 62, ry: 15, class: 'pit-line' }),
  );
}

/** Draws the pit with both birds: attacks of the tape, the effect of received hits, and the winner's pose. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const birds = [
    createBird(colours[0], '#3a2118', { size: SIZE }),
    createBird(colours[1], '#20242e', { size: SIZE, isMirrored: true }),
  ] as const;
  const feathers = svgElement('g', {});
  const burst = createBurst();
  const root = canvasOf('cockpit', pit(), feathers, birds[1].root, birds[0].root, burst.root);
  const follow = momentFollower();

  const homeOf = (side: Side, { lead, isOver, winner, stopped }: BoutMoment): number => {
    const facing = side === 0 ? -1 : 1;
    if (stopped !== null) return MIDDLE + facing * (winner === side ? 34 : 62);
    return MIDDLE + facing * APART + (isOver ? 0 : lead * 9);
  };

  /** Shows the feathers that were lost to hits where they fell. */
  function showFeathers({ hitsTaken }: BoutMoment): void {
    const lying = ([0, 1] as const).flatMap((side) =>
      Array.from({ length: Math.min(MAX_FEATHERS, Math.floor(hitsTaken[side] / HITS_A_FEATHER)) }, (_, i) => {
        const x = MIDDLE + (side === 0 ? -1 : 1) * (8 + 92 * scatter(first.id, i, side));
        const y = 134 + 26 * scatter(first.id, i, side + 2);
        const turn = Math.round(360 * scatter(first.id, i, side + 4));
        return svgElement('path', {
          d: 'M-6 0C-3-3 3-3 6 0 3 2.500-3 2.500-6 0M-8 0H5',
          class: 'pit-feather',
          fill: colours[side],
          transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(1 .7)`,
        });
      }),
    );
    feathers.replaceChildren(...lying);
  }

  function showStill(moment: BoutMoment): void {
    showFeathers(moment);
    burst.hide();
    for (const side of [0, 1] as const) {
      birds[side].set(homeOf(side, moment), FLOOR, poseOf(moment, side));
      birds[side].wear(moment.hitsTaken[side] / WORN);
      birds[side].crow(moment.winner === side);
    }
    const { last } = moment;
    if (!last || moment.isOver || !motion.isStill()) return;
    const struck = oppositeOf(last.side);
    burst.show([homeOf(struck, moment) + (struck === 0 ? 10 : -10), FLOOR - 46], 0.3);
    birds[last.side].set(homeOf(last.side, moment) + (struck === 0 ? -10 : 10), FLOOR, poses.leap);
  }

  /** Lets the side that hit leap at the other, which is thrown back. */
  function strikeSteps(side: Side, moment: BoutMoment, before: readonly [Pose, Pose]): Step[] {
    const other = oppositeOf(side);
    const forward = side === 0 ? 1 : -1;
    const [from, target] = [homeOf(side, moment), homeOf(other, moment)];
    const near = target - forward * 46;
    const after = [poseOf(moment, 0), poseOf(moment, 1)] as const;
    return [
      {
        ms: 260,
        frame(share) {
          birds[side].set(from - forward * 6 * share, FLOOR, poseBetween(before[side], poses.low, share));
          birds[side].crow(false);
          birds[other].crow(false);
          birds[other].set(target, FLOOR, before[other]);
        },
      },
      {
        ms: 340,
        frame(share) {
          const x = from + (near - from) * eased(share);
          birds[side].set(x, FLOOR, poseBetween(poses.low, poses.leap, Math.min(1, share * 1.4)));
        },
      },
      {
        ms: 300,
        frame(share) {
          burst.show([target - forward * 16, FLOOR - 50], share);
          birds[side].set(near, FLOOR, poses.leap);
          birds[other].set(target + forward * 16 * share, FLOOR, poseBetween(before[other], poses.struck, share));
        },
      },
      {
        ms: 520,
        frame(share) {
          const soft = eased(share);
          birds[side].set(near + (from - near) * soft, FLOOR, poseBetween(poses.leap, after[side], soft));
          birds[other].set(target + forward * 16 * (1 - soft), FLOOR, poseBetween(poses.struck, after[other], soft));
        },
      },
      { ms: 1, frame: () => showStill(moment) },
    ];
  }

  /** Lets both birds watch each other, nod and step until the next tick. */
  function waitSteps(moment: BoutMoment): Step[] {
    const resting = [poseOf(moment, 0), poseOf(moment, 1)] as const;
    const nod = (side: Side, share: number, hop: number): void => {
      const wave = Math.sin(share * Math.PI * 4 + side * 1.7);
      const pose = resting[side];
      birds[side].set(homeOf(side, moment) + 3 * Math.sin(share * Math.PI * 2 + side), FLOOR, {
        ...pose,
        height: pose.height + Math.max(0, hop * Math.sin(share * Math.PI * 2)),
        neck: pose.neck + 9 * wave,
        tail: pose.tail + 4 * wave,
        wing: pose.wing + (hop > 0 ? 24 * Math.max(0, Math.sin(share * Math.PI * 2)) : 0),
      });
    };
    const feints = scatter(first.id, moment.tick, 9) < 0.5 ? ([7, 0] as const) : ([0, 7] as const);
    return [1_600, 1_600].map((ms, i) => ({
      ms,
      frame(share) {
        for (const side of [0, 1] as const) nod(side, share, i === 0 ? feints[side] : 0);
      },
    }));
  }

  /** Lets the winner crow and beat its wings. */
  function winSteps(moment: BoutMoment, winner: Side): Step[] {
    return [
      pause(200),
      {
        ms: 2_400,
        frame(share) {
          const beat = Math.sin(share * Math.PI * 8) * (1 - share);
          birds[winner].set(homeOf(winner, moment), FLOOR, {
            ...poses.proud,
            wing: poses.proud.wing + 34 * beat,
            neck: poses.proud.neck - 8 * Math.sin(share * Math.PI),
            height: Math.max(0, 5 * beat),
          });
        },
      },
    ];
  }

  let poseBefore: readonly [Pose, Pose] = [poses.ready, poses.ready];

  return {
    root,
    show(fixture, events) {
      const moment = boutMoment(fixture, events);
      const known = follow(`${fixture.phase}/${moment.tick}`);
      if (known === 'same') return;
      const before = poseBefore;
      poseBefore = [poseOf(moment, 0), poseOf(moment, 1)];
      showStill(moment);
      const { last, winner } = moment;
      const isNext = known === 'next';
      motion.run([
        ...(isNext && last ? strikeSteps(last.side, moment, before) : []),
        ...(isNext && moment.isOver && winner !== null ? winSteps(moment, winner) : []),
        ...(fixture.phase === 'live' ? waitSteps(moment) : []),
      ]);
    },
  };
};
