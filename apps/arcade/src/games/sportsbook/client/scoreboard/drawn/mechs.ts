import './esports.css';
import { svgElement } from '../../../../../shell/element.ts';
import { createBurst } from './burst.ts';
import { momentFollower, oppositeOf, type CreateDrawing, type Side } from './drawing.ts';
import { boxOf, canvasOf, circleOf, linesOf, setPosition, slabOf } from './ground.ts';
import type { Step } from './motion.ts';
import { scatter } from './scatter.ts';
import { pointsOf, setsMoment, type SetsMoment } from './setsMoment.ts';
import { fromCorner, pathOf, projection, type Project, type Spot } from './spots.ts';

/** The points that win a set; the last one brings a machine down. */
const TARGET = 5;

/** A part of a machine: its ranges forward of the middle, across and in height; the colour of its side, or steel. */
interface Part {
  forward: readonly [number, number];
  across: readonly [number, number];
  heights: readonly [number, number];
  isPainted?: boolean;
  /** The number of hits that shoots it off. */
  lostWith?: number;
}

const parts: readonly Part[] = [
  { forward: [-0.035, 0.045], across: [-0.22, -0.15], heights: [18, 38], isPainted: true, lostWith: 3 },
  { forward: [-0.035, 0.035], across: [-0.11, -0.03], heights: [0, 18] },
  { forward: [-0.035, 0.035], across: [0.03, 0.11], heights: [0, 18] },
  { forward: [-0.055, 0.055], across: [-0.14, 0.14], heights: [18, 42], isPainted: true },
  { forward: [-0.02, 0.09], across: [-0.13, -0.07], heights: [42, 49], lostWith: 1 },
  { forward: [-0.028, 0.035], across: [-0.05, 0.05], heights: [42, 53], lostWith: TARGET },
  { forward: [-0.02, 0.09], across: [0.07, 0.13], heights: [42, 49], lostWith: 2 },
  { forward: [-0.035, 0.045], across: [0.15, 0.22], heights: [18, 38], isPainted: true, lostWith: 4 },
];

const STAND: readonly [Spot, Spot] = [
  [0.27, 0.5, 0],
  [0.73, 0.5, 0],
];

function partOf(
  project: Project,
  side: Side,
  colour: string,
  { forward, across, heights, isPainted }: Part,
): SVGElement {
  const [along, middle] = STAND[side];
  const turnedForward = side === 0 ? forward : ([-forward[1], -forward[0]] as const);
  return boxOf(project, {
    along: [along + turnedForward[0], along + turnedForward[1]],
    across: [middle + across[0], middle + across[1]],
    heights,
    fill: isPainted ? colour : '#aeb6c2',
  });
}

/** Draws two machines. Each point of the tape shoots a part off the other one, and the last one brings it down. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const project = projection({ ...fromCorner, middle: [160, 102] });
  const machines = ([0, 1] as const).map((side) => {
    const all = parts.map((part) => ({ part, drawn: partOf(project, side, colours[side], part) }));
    const [along, across] = STAND[side];
    const eye = svgElement('path', {
      d: pathOf(
        project,
        [
          [along + (side === 0 ? 0.036 : -0.029), across - 0.035, 49],
          [along + (side === 0 ? 0.036 : -0.029), across + 0.04, 49],
        ],
        true,
      ),
      class: 'mech-eye',
    });
    // A machine of the away side faces away from the viewer, so its eye is behind its head.
    const body = svgElement('g', {}, ...all.map(({ drawn }) => drawn), ...(side === 0 ? [eye] : []));
    return { all, body, eye };
  });
  const scrap = svgElement('g', {});
  const beam = svgElement('path', { class: 'mech-beam' });
  const burst = createBurst();
  const shade = ([along, across]: Spot): SVGElement =>
    svgElement('path', { d: pathOf(project, circleOf([along, across, 0], [0.09, 0.22])), class: 'pawn-shadow' });
  const root = canvasOf(
    'mechs',
    slabOf(project, '#3b3f4a'),
    linesOf(project, [
      circleOf([0.5, 0.5, 0], [0.44, 0.44]),
      [
        [0.5, 0.08, 0],
        [0.5, 0.92, 0],
      ],
    ]),
    ...STAND.map(shade),
    scrap,
    ...machines.map(({ body }) => body),
    beam,
    burst.root,
  );
  const follow = momentFollower();

  /** Shows a machine without the parts that this many hits have shot off. */
  function showMachine(side: Side, hits: number): void {
    const machine = machines[side];
    for (const { part, drawn } of machine?.all ?? [])
      drawn.setAttribute('visibility', part.lostWith !== undefined && hits >= part.lostWith ? 'hidden' : 'visible');
    machine?.eye.setAttribute('visibility', hits >= TARGET ? 'hidden' : 'visible');
    const [x, y] = project(STAND[side]);
    machine?.body.setAttribute(
      'transform',
      hits >= TARGET ? `rotate(${side === 0 ? -16 : 16} ${x.toFixed(0)} ${y.toFixed(0)}) translate(0 4)` : '',
    );
  }

  function showScrap([ofHome, ofAway]: readonly [number, number]): void {
    const pieces = ([0, 1] as const).flatMap((side) =>
      Array.from({ length: side === 0 ? ofHome : ofAway }, (_, i) => {
        const piece = svgElement('path', {
          d: 'M-5 0L-1-4 5-2 3 2-3 3z',
          fill: i < 2 ? '#aeb6c2' : colours[side],
          class: 'mech-scrap',
        });
        const [along] = STAND[side];
        setPosition(
          piece,
          project([along - 0.12 + 0.24 * scatter(first.id, i, side), 0.78 + 0.14 * scatter(first.id, i, side + 2), 1]),
        );
        return piece;
      }),
    );
    scrap.replaceChildren(...pieces);
  }

  function showStill(moment: SetsMoment): void {
    const [home, away] = pointsOf(moment);
    showMachine(0, away);
    showMachine(1, home);
    showScrap([away, home]);
    beam.setAttribute('d', '');
    burst.hide();
  }

  function hitSteps(moment: SetsMoment): Step[] {
    const { last } = moment;
    if (!last) return [];
    const loser = oppositeOf(last.side);
    const hits = pointsOf(moment)[last.side];
    const lost = parts.find(({ lostWith }) => lostWith === hits);
    const target: Spot = [
      STAND[loser][0],
      0.5 + (lost ? (lost.across[0] + lost.across[1]) / 2 : 0),
      lost ? lost.heights[0] + 4 : 30,
    ];
    const muzzle: Spot = [STAND[last.side][0] + (last.side === 0 ? 0.09 : -0.09), 0.5, 44];
    return [
      {
        ms: 420,
        frame(share) {
          showMachine(loser, hits - 1);
          const [x, y] = project(muzzle);
          burst.show([x, y], 1 - share * 0.8 - 0.05, 0.4 * share + 0.1);
        },
      },
      {
        ms: 360,
        frame(share) {
          beam.setAttribute('d', pathOf(project, [muzzle, target], true));
          beam.setAttribute('stroke', colours[last.side]);
          beam.setAttribute('opacity', (1 - share * 0.6).toFixed(2));
          const [x, y] = project(target);
          burst.show([x, y], share, hits === TARGET ? 2.2 : 1.2);
        },
      },
      {
        ms: 420,
        frame(share) {
          beam.setAttribute('d', '');
          showMachine(loser, hits);
          const shake = 3 * Math.sin(share * 30) * (1 - share);
          if (hits < TARGET) machines[loser]?.body.setAttribute('transform', `translate(${shake.toFixed(1)} 0)`);
        },
      },
      { ms: 1, frame: () => showStill(moment) },
    ];
  }

  /** Lets both machines breathe steam and shift their weight. */
  function waitSteps(moment: SetsMoment): Step[] {
    const [home, away] = pointsOf(moment);
    return [
      {
        ms: 8_000,
        frame(share) {
          [away, home].forEach((hits, side) => {
            if (hits >= TARGET) return;
            const turn = share * Math.PI * 10 + side * 2;
            machines[side]?.body.setAttribute(
              'transform',
              `translate(${(1.5 * Math.sin(turn / 2)).toFixed(1)} ${(1.2 * Math.sin(turn)).toFixed(1)})`,
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
        ...(known === 'next' ? hitSteps(moment) : []),
        ...(fixture.phase === 'live' ? waitSteps(moment) : []),
      ]);
    },
  };
};
