import './esports.css';
import { svgElement } from '../../../../../shell/element.ts';
import { claimsOf, lastClaim } from './claims.ts';
import { momentFollower, type CreateDrawing, type Side } from './drawing.ts';
import { canvasOf, slabOf } from './ground.ts';
import { pause } from './motion.ts';
import { setsMoment, type SetsMoment } from './setsMoment.ts';
import { eased, fromCorner, pathOf, projection, type Spot } from './spots.ts';

/** The fields of each row; in total the most points of a set. */
const ROWS = [4, 5, 4];
const STEP = 0.165;

/** The middles of all fields, ordered from home's end to the other. */
const fields: readonly Spot[] = ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, i): Spot => [0.5 + (i - (count - 1) / 2) * STEP, 0.5 + (row - 1) * 0.27, 0]),
).toSorted((a, b) => a[0] - b[0]);

/** Returns a field's outline at a height. */
function hexOf([along, across]: Spot, height: number): Spot[] {
  return Array.from({ length: 6 }, (_, i): Spot => {
    const angle = (Math.PI / 3) * (i + 0.5);
    return [along + 0.09 * Math.cos(angle), across + 0.165 * Math.sin(angle), height];
  });
}

/** Draws a land of fields. Each point of the tape takes one, from either end, until one side holds more than half. */
export const createDrawing: CreateDrawing = ({ colours, motion }) => {
  const project = projection(fromCorner);
  const lands = fields.map((spot) => {
    const side = svgElement('path', { class: 'hex-side' });
    const top = svgElement('path', { class: 'hex-top' });
    const flag = svgElement(
      'g',
      { class: 'hex-land' },
      svgElement('path', { d: 'M0 0V-17', class: 'hex-pole' }),
      svgElement('path', { d: 'M0-17L11-13.500 0-10z', class: 'hex-flag' }),
    );
    return { spot, side, top, flag, root: svgElement('g', {}, side, top, flag) };
  });
  const root = canvasOf(
    'hexes',
    slabOf(project, '#1d4250'),
    ...lands.toSorted((a, b) => project(a.spot)[1] - project(b.spot)[1]).map(({ root: land }) => land),
  );
  const follow = momentFollower();

  function raise(index: number, owner: Side | null, share: number): void {
    const land = lands[index];
    if (!land) return;
    const height = owner === null ? 2 : 2 + 7 * share;
    const outline = hexOf(land.spot, height);
    const colour = owner === null ? '#5f8f6a' : colours[owner];
    land.top.setAttribute('d', pathOf(project, outline));
    land.top.setAttribute('fill', colour);
    land.side.setAttribute('d', pathOf(project, [...outline, ...hexOf(land.spot, 0).toReversed()]));
    land.side.setAttribute('fill', colour);
    const [x, y] = project([land.spot[0], land.spot[1], height]);
    land.flag.setAttribute(
      'transform',
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1 ${Math.max(0.01, share).toFixed(2)})`,
    );
    land.flag.setAttribute('visibility', owner === null ? 'hidden' : 'visible');
  }

  function showStill({ points }: SetsMoment): void {
    claimsOf(fields.length, points).forEach((owner, i) => raise(i, owner, 1));
  }

  return {
    root,
    show(fixture, events) {
      const moment = setsMoment(fixture, events);
      const known = follow(`${fixture.phase}/${moment.tick}`);
      if (known === 'same') return;
      showStill(moment);
      const lastTaken = lastClaim(fields.length, moment.points);
      const owner = moment.last?.side ?? null;
      const rise = { ms: 700, frame: (share: number) => raise(lastTaken, owner, eased(share)) };
      /** Lets the flags of the leader's land wave. */
      const wave = {
        ms: 4_000,
        frame: (share: number) =>
          lands.forEach(({ flag }, i) =>
            flag.lastElementChild?.setAttribute(
              'transform',
              `skewY(${(9 * Math.sin(share * Math.PI * 10 + i)).toFixed(1)})`,
            ),
          ),
      };
      motion.run([
        ...(known === 'next' && owner !== null ? [rise] : []),
        pause(100),
        ...(fixture.phase === 'live' ? [wave] : []),
      ]);
    },
  };
};
