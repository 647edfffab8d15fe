import './esports.css';
import { svgElement } from '../../../../../shell/element.ts';
import { claimsOf, lastClaim } from './claims.ts';
import { momentFollower, type CreateDrawing, type Side } from './drawing.ts';
import { boxOf, canvasOf, circleOf, setPosition, slabOf } from './ground.ts';
import type { Step } from './motion.ts';
import { setsMoment, type SetsMoment } from './setsMoment.ts';
import { eased, fromCorner, pathOf, projection, type Spot } from './spots.ts';

/** The most points of a set. */
const STATIONS = 11;

/** Returns a place on the track, from home's end at 0 to the other end at 1. */
function onTrack(share: number): Spot {
  return [0.09 + 0.82 * share, 0.5 + 0.32 * Math.sin(share * Math.PI * 3.5 - 0.9), 0];
}

/**
 * Draws a track of stations between two gates. Each point of the tape lights one, from either end, and a comet runs to
 * it.
 */
export const createDrawing: CreateDrawing = ({ colours, motion }) => {
  const project = projection(fromCorner);
  const spots = Array.from({ length: STATIONS }, (_, i) => onTrack((i + 1) / (STATIONS + 1)));
  const track = (from: number, to: number): string =>
    pathOf(
      project,
      Array.from({ length: 49 }, (_, i) => onTrack(from + ((to - from) * i) / 48)),
      true,
    );
  const lit = ([0, 1] as const).map((side) => svgElement('path', { class: 'circuit-lit', stroke: colours[side] }));
  const stations = spots.map((spot) => {
    const ring = svgElement('path', { d: pathOf(project, circleOf(spot, [0.036, 0.075])), class: 'circuit-ring' });
    const beam = svgElement('path', { d: 'M-5 0L-2.500-30H2.500L5 0z', class: 'circuit-beam' });
    const lamp = svgElement('path', { d: 'M-5-3C-5-9 5-9 5-3 5 0-5 0-5-3z', class: 'circuit-lamp' });
    const post = svgElement('g', {}, beam, lamp);
    setPosition(post, project(spot));
    return { spot, ring, beam, lamp, post };
  });
  const gate = (side: Side): SVGElement =>
    boxOf(project, {
      along: side === 0 ? [0.03, 0.06] : [0.94, 0.97],
      across: side === 0 ? [0.12, 0.34] : [0.66, 0.88],
      heights: [0, 24],
      fill: colours[side],
    });
  const comet = svgElement(
    'g',
    { visibility: 'hidden' },
    svgElement('circle', { r: 7, class: 'circuit-halo' }),
    svgElement('circle', { r: 3.2, class: 'circuit-comet' }),
  );
  const inDepth = stations.toSorted((a, b) => project(a.spot)[1] - project(b.spot)[1]);
  const root = canvasOf(
    'circuit',
    slabOf(project, '#1b1f3b'),
    gate(0),
    svgElement('path', { d: track(0, 1), class: 'circuit-track' }),
    ...lit,
    ...stations.map(({ ring }) => ring),
    ...inDepth.map(({ post }) => post),
    gate(1),
    comet,
  );
  const follow = momentFollower();

  function light(index: number, owner: Side | null, share = 1): void {
    const station = stations[index];
    if (!station) return;
    const colour = owner === null ? '#59608a' : colours[owner];
    for (const part of [station.ring, station.lamp, station.beam]) part.setAttribute('fill', colour);
    station.beam.setAttribute('visibility', owner === null ? 'hidden' : 'visible');
    station.beam.setAttribute('transform', `scale(1 ${Math.max(0.02, share).toFixed(2)})`);
  }

  function showStill({ points }: SetsMoment): void {
    const claims = claimsOf(STATIONS, points);
    claims.forEach((owner, i) => light(i, owner));
    comet.setAttribute('visibility', 'hidden');
    const [home, away] = [0, 1].map((side) => claims.filter((owner) => owner === side).length / (STATIONS + 1));
    lit[0]?.setAttribute('d', home ? track(0, home) : '');
    lit[1]?.setAttribute('d', away ? track(1 - away, 1) : '');
  }

  function claimSteps(moment: SetsMoment): Step[] {
    const { last, points } = moment;
    const index = lastClaim(STATIONS, points);
    if (!last || index < 0) return [];
    const end = (index + 1) / (STATIONS + 1);
    return [
      {
        ms: 900,
        frame(share) {
          comet.setAttribute('visibility', 'visible');
          const progress = last.side === 0 ? end * eased(share) : 1 - (1 - end) * eased(share);
          const [along, across] = onTrack(progress);
          setPosition(comet, project([along, across, 5]));
          light(index, null);
        },
      },
      {
        ms: 500,
        frame(share) {
          comet.setAttribute('visibility', 'hidden');
          light(index, last.side, eased(share));
        },
      },
    ];
  }

  /** Lets the next station of each side glow until one side takes it. */
  function waitSteps({ points }: SetsMoment): Step[] {
    const claims = claimsOf(STATIONS, points);
    const open = [claims.indexOf(null), claims.lastIndexOf(null)];
    return [
      {
        ms: 6_000,
        frame(share) {
          for (const index of open)
            stations[index]?.lamp.setAttribute('opacity', (0.7 + 0.3 * Math.cos(share * Math.PI * 12)).toFixed(2));
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
      for (const { lamp } of stations) lamp.removeAttribute('opacity');
      showStill(moment);
      motion.run([
        ...(known === 'next' ? claimSteps(moment) : []),
        ...(fixture.phase === 'live' ? waitSteps(moment) : []),
      ]);
    },
  };
};
