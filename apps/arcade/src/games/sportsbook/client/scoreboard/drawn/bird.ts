import { svgElement } from '../../../../../shell/element.ts';

/** The posture of a bird. Angles are in degrees, clockwise for a bird that faces right. */
export interface Pose {
  /** Its height above the ground, and its whole body. */
  height: number;
  body: number;
  neck: number;
  wing: number;
  tail: number;
  /** How far its legs reach forward, and how far they bend, 0 to 1. */
  legs: number;
  crouch: number;
}

export const poses = {
  ready: { height: 0, body: 0, neck: 0, wing: 0, tail: 0, legs: 0, crouch: 0 },
  low: { height: 0, body: 10, neck: 24, wing: 6, tail: 8, legs: 0, crouch: 0.35 },
  leap: { height: 26, body: -34, neck: 12, wing: 74, tail: 26, legs: 58, crouch: 0 },
  struck: { height: 5, body: -20, neck: -26, wing: 40, tail: -14, legs: 14, crouch: 0.1 },
  proud: { height: 0, body: -16, neck: -16, wing: 56, tail: -14, legs: 0, crouch: 0 },
  beaten: { height: 0, body: 6, neck: 66, wing: -8, tail: 30, legs: 0, crouch: 0.9 },
} as const satisfies Record<string, Pose>;

/** Interpolates between two poses. */
export function poseBetween(from: Pose, to: Pose, share: number): Pose {
  const mix = (key: keyof Pose): number => from[key] + (to[key] - from[key]) * share;
  return {
    height: mix('height'),
    body: mix('body'),
    neck: mix('neck'),
    wing: mix('wing'),
    tail: mix('tail'),
    legs: mix('legs'),
    crouch: mix('crouch'),
  };
}

export interface Bird {
  root: SVGElement;
  /** Sets the position of its feet and its pose. */
  set: (x: number, y: number, pose: Pose) => void;
  /** Sets its wear from 0 to 1: it loses feathers of the tail. */
  wear: (share: number) => void;
  /** Opens its beak, to crow. */
  crow: (isOpen: boolean) => void;
}

const path = (d: string, name: string, fill?: string): SVGElement =>
  svgElement('path', { d, class: `bird-${name}`, ...(fill !== undefined && { fill }) });

/** Feathers of the tail, the outermost first. */
const tailFeathers = [
  'M-12-21C-25-18-34-22-38-31-30-26-22-26-11-25z',
  'M-13-23C-27-23-36-29-38-39-31-31-22-28-11-26z',
  'M-13-24C-27-28-34-38-32-48-29-38-21-31-11-27z',
  'M-12-26C-23-32-27-44-21-53-21-43-17-35-9-29z',
  'M-11-27C-17-34-18-43-12-51-13-43-11-36-6-30z',
];

/** Draws a gamecock that faces right, or left if it is mirrored; `size` is its scale. */
export function createBird(colour: string, plumage: string, { isMirrored = false, size = 1 } = {}): Bird {
  const feathers = tailFeathers.map((d, i) => path(d, 'tail', i % 2 === 0 ? plumage : colour));
  const tail = svgElement('g', {}, ...feathers);
  const beakLow = path('M21-43.600L26.500-42.800 21-41.800z', 'beak');
  const neck = svgElement(
    'g',
    {},
    path(
      'M13-48.500C12-52.500 14-54 15.600-51.500 15.800-55.500 19-55.500 19-52 20.500-54.500 23-53 22.200-49.500L20.500-46.500z',
      'comb',
    ),
    path('M20-41.500C22.600-40.500 22.800-36 20.600-35.200 18.400-36 18.200-40 20-41.500z', 'comb'),
    beakLow,
    path('M21-47.200L28-44.200 21-43z', 'beak'),
    svgElement('circle', { cx: 17.5, cy: -45, r: 5, class: 'bird-face' }),
    path('M3-30C8-35 9-43 14-48.500 17-48 18.500-44 17.500-41 20-36 19.500-27 15-20 8-19 3-24 3-30z', 'hackle', colour),
    path('M7-30C10-34 12-38 14-43M9-26C13-30 15-34 16.500-40M12-23C15-26 17-30 17.800-36', 'quill'),
    svgElement('circle', { cx: 19, cy: -45.6, r: 1.5, class: 'bird-eye' }),
    svgElement('circle', { cx: 19.4, cy: -45.6, r: 0.7, class: 'bird-pupil' }),
    path('M16.800-48L20.800-46.800', 'brow'),
  );
  const wing = svgElement(
    'g',
    {},
    path('M8-28C3-33-9-31-16-20-12-20-11-17-14-14-8-13-5-14-4-16-2-14 3-15 6-19 10-22 10-26 8-28z', 'wing', plumage),
    path('M6-27C1-30-7-28-12-21M5-24C1-26-4-24-8-18M4-21C2-22-1-21-3-17', 'quill'),
  );
  const legs = svgElement(
    'g',
    {},
    path('M-5-14C-7-10-5-6-3-6L0-6C1-9 1-12 0-14z', 'thigh', plumage),
    path('M3-14C2-10 3-6 5-6L8-6C9-9 10-12 9-14z', 'thigh', plumage),
    path('M-2-6L-3-1 2 .5M-3-1L-7 .5M-3-1L-1 1M-3.500-3L-6.500-3.500', 'leg'),
    path('M6-6L6-1 11 .5M6-1L2 .500M6-1L8 1M5.500-3L2.500-3.500', 'leg'),
  );
  const trunk = svgElement(
    'g',
    {},
    tail,
    path('M-16-21C-17-31-5-35 6-33 14-31 18-25 16-18 13-10 5-7-3-8-10-9-15-14-16-21z', 'trunk', plumage),
    path('M16-18C13-10 5-7-3-8 4-10 11-14 13-25 15-24 16.500-21 16-18z', 'breast', colour),
    path('M-3-33C-12-30-18-24-15-15-11-19-7-22-2-23z', 'saddle', colour),
    neck,
    wing,
  );
  const figure = svgElement('g', {}, legs, trunk);
  const shadow = svgElement('ellipse', { rx: 22 * size, ry: 4.5 * size, class: 'pawn-shadow' });
  const root = svgElement('g', { class: 'bird' }, shadow, figure);

  return {
    root,
    set(x, y, { height, body, neck: neckTurn, wing: wingTurn, tail: tailTurn, legs: reach, crouch }) {
      root.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      shadow.setAttribute('opacity', Math.max(0.35, 1 - height / 50).toFixed(2));
      figure.setAttribute(
        'transform',
        `translate(0 ${(-height).toFixed(1)}) scale(${isMirrored ? -size : size} ${size}) rotate(${body.toFixed(1)} 0 -14)`,
      );
      trunk.setAttribute('transform', `translate(0 ${(crouch * 8).toFixed(1)})`);
      neck.setAttribute('transform', `rotate(${neckTurn.toFixed(1)} 8 -27)`);
      wing.setAttribute('transform', `rotate(${wingTurn.toFixed(1)} 6 -25)`);
      tail.setAttribute('transform', `rotate(${tailTurn.toFixed(1)} -9 -25)`);
      legs.setAttribute('transform', `rotate(${(-reach).toFixed(1)} 2 -14) scale(1 ${(1 - crouch * 0.45).toFixed(2)})`);
    },
    wear(share) {
      const lost = Math.min(3, Math.floor(share * 4));
      feathers.forEach((feather, i) => feather.setAttribute('visibility', i < lost ? 'hidden' : 'visible'));
    },
    crow: (isOpen) => beakLow.setAttribute('transform', isOpen ? 'rotate(28 21 -43)' : 'rotate(0)'),
  };
}
