import './esports.css';
import { svgElement } from '../../../../../shell/element.ts';
import { momentFollower, oppositeOf, type CreateDrawing, type Side } from './drawing.ts';
import { canvasOf, circleOf, linesOf, setPosition, slabOf } from './ground.ts';
import type { Step } from './motion.ts';
import { createPawn } from './pawn.ts';
import { scatter } from './scatter.ts';
import { pointsOf, setsMoment, type SetsMoment } from './setsMoment.ts';
import { between, eased, fromCorner, pathOf, projection, turned, type Spot } from './spots.ts';

/** The most tricks of a set. Each side has a card for each trick. */
const TRICKS = 7;
const [HALF_LONG, HALF_WIDE] = [0.047, 0.088];
const signs = ['M0-6L5 0 0 6-5 0z', 'M0-6L6 5H-6z', 'M-5-5H5V5H-5z', 'M-6 0A6 6 0 1 1 6 0 6 6 0 1 1-6 0z'];

const facing = (side: Side, spot: Spot): Spot => (side === 0 ? spot : turned(spot));

/** Draws a duel at a table. Each point of the tape shows both cards, the winning one on top. */
export const createDrawing: CreateDrawing = ({ fixture: first, colours, motion }) => {
  const project = projection({ ...fromCorner, middle: [160, 99] });
  const outline = ([along, across, height]: Spot): string =>
    pathOf(project, [
      [along - HALF_LONG, across - HALF_WIDE, height],
      [along + HALF_LONG, across - HALF_WIDE, height],
      [along + HALF_LONG, across + HALF_WIDE, height],
      [along - HALF_LONG, across + HALF_WIDE, height],
    ]);

  /** Draws a card: its back, or its face with a sign. */
  function cardAt(spot: Spot, side: Side, sign: number | null): SVGElement {
    const mark = svgElement('path', {
      d: signs[sign ?? 3] ?? '',
      fill: sign === null ? '#ffffff66' : colours[side],
      class: 'card-sign',
    });
    setPosition(mark, project(spot), ' scale(.9 .62)');
    return svgElement(
      'g',
      {},
      svgElement('path', { d: outline(spot), fill: sign === null ? colours[side] : '#fbf7ec', class: 'card-sheet' }),
      mark,
    );
  }

  const hands = svgElement('g', {});
  const piles = svgElement('g', {});
  const trick = svgElement('g', {});
  const players = [
    createPawn(project, colours[0], { size: 1.5 }),
    createPawn(project, colours[1], { size: 1.5, isMirrored: true }),
  ] as const;
  const root = canvasOf(
    'cards',
    slabOf(project, '#31553f'),
    players[0].root,
    linesOf(project, [circleOf([0.5, 0.5, 0], [0.2, 0.36])]),
    piles,
    hands,
    trick,
    players[1].root,
  );
  const follow = momentFollower();
  const signOf = (tick: number, side: Side): number => Math.floor(scatter(first.id, tick, side) * signs.length);
  const handSpot = (side: Side, i: number): Spot => facing(side, [0.2, 0.2 + i * 0.1, 1]);
  const pileSpot = (side: Side, i: number): Spot => facing(side, [0.33, 0.9, 2 * i]);
  const playSpot = (side: Side): Spot => facing(side, [0.45, 0.46, 1]);

  function showHands(played: number): void {
    hands.replaceChildren(
      ...([0, 1] as const).flatMap((side) =>
        Array.from({ length: Math.max(0, TRICKS - played) }, (_, i) => cardAt(handSpot(side, i), side, null)),
      ),
    );
  }

  function showPiles(points: readonly Side[]): void {
    const counts = pointsOf({ points });
    piles.replaceChildren(
      ...([0, 1] as const).flatMap((side) =>
        Array.from({ length: 2 * counts[side] }, (_, i) =>
          cardAt(pileSpot(side, i), i % 2 === 0 ? side : oppositeOf(side), null),
        ),
      ),
    );
  }

  /** Shows both cards of a trick; the winning one is lifted and on top. */
  function showTrick(winner: Side, tick: number, places: readonly [Spot, Spot]): void {
    const order = [oppositeOf(winner), winner] as const;
    trick.replaceChildren(...order.map((side) => cardAt(places[side], side, signOf(tick, side))));
  }

  const lifted = (side: Side, isWinner: boolean): Spot => {
    const [along, across] = playSpot(side);
    return [along, across, isWinner ? 9 : 1];
  };

  function showStill({ points, last, tick, winner }: SetsMoment): void {
    for (const side of [0, 1] as const) players[side].move(facing(side, [0.05, 0.5, winner === side ? 6 : 0]));
    showHands(points.length);
    // The last trick stays open until the next one.
    showPiles(points.slice(0, -1));
    if (last) showTrick(last.side, tick, [lifted(0, last.side === 0), lifted(1, last.side === 1)]);
    else trick.replaceChildren();
  }

  function trickSteps({ points, last, tick }: SetsMoment): Step[] {
    if (!last) return [];
    const before = points.at(-2);
    const steps: Step[] = [];
    if (before !== undefined)
      steps.push({
        ms: 420,
        frame(share) {
          showHands(points.length - 1);
          showPiles(points.slice(0, -2));
          const pile = pileSpot(before, 0);
          showTrick(before, tick - 1, [
            between(playSpot(0), pile, eased(share), 8),
            between(playSpot(1), pile, eased(share), 8),
          ]);
        },
      });
    steps.push(
      {
        ms: 620,
        frame(share) {
          showHands(points.length);
          showPiles(points.slice(0, -1));
          const from = TRICKS - points.length;
          showTrick(last.side, tick, [
            between(handSpot(0, from), playSpot(0), eased(share), 16),
            between(handSpot(1, from), playSpot(1), eased(share), 16),
          ]);
        },
      },
      {
        ms: 500,
        frame(share) {
          const [along, across] = playSpot(last.side);
          const up: Spot = [along, across, 1 + 8 * eased(share)];
          showTrick(last.side, tick, last.side === 0 ? [up, playSpot(1)] : [playSpot(0), up]);
          const [u, v] = players[last.side].spot();
          players[last.side].move([u, v, 6 * Math.sin(share * Math.PI)]);
        },
      },
    );
    return steps;
  }

  return {
    root,
    show(fixture, events) {
      const moment = setsMoment(fixture, events);
      const known = follow(`${fixture.phase}/${moment.tick}`);
      if (known === 'same') return;
      showStill(moment);
      const think: Step = {
        ms: 8_000,
        frame: (share) =>
          players.forEach((pawn, side) => {
            const [along, across] = pawn.spot();
            pawn.move([along, across, 0], 5 * Math.sin(share * Math.PI * 8 + side * 2));
          }),
      };
      motion.run([...(known === 'next' ? trickSteps(moment) : []), ...(fixture.phase === 'live' ? [think] : [])]);
    },
  };
};
