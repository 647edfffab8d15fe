import { svgElement } from '../element.ts';

const skins = ['#f6cfa6', '#e8b184', '#c98c5f', '#a56a43'] as const;
const hairs = ['#1d1512', '#3a2316', '#6b3f1d', '#8d8a92'] as const;
const shirts = ['#d8433f', '#2f7ad6', '#1f9d68', '#a052cf', '#e08a1e', '#16899a'] as const;
const hairShapes = [
  'M12 27c-2-13 5-19 12-19s14 6 12 19c-2-6-4-9-6-10-5 3-12 3-15 1-2 2-3 5-3 9z',
  'M11 38c-3-20 3-30 13-30s16 10 13 30c-3 0-5-2-5-5 1-6 0-11-2-14-5 2-9 1-12 0-2 3-3 8-2 14 0 3-2 5-5 5z',
  'M13 24c-1-9 4-15 11-15s12 6 11 15c-1-4-3-6-5-6h-12c-2 0-4 2-5 6z',
  'M12 25c-4-4-1-9 2-9 0-5 6-8 10-6 5-3 12 1 11 6 4 1 4 7 1 9-1-5-4-7-7-7-4 2-8 2-11 0-3 0-5 3-6 7z',
] as const;

/** Draws the face of a player at a table, by its number. Decorative: the name is beside it. */
export function face(picture: number): SVGSVGElement {
  const skin = skins[picture % skins.length] ?? skins[0];
  const hair = hairs[(picture * 7 + 1) % hairs.length] ?? hairs[0];
  const shirt = shirts[picture % shirts.length] ?? shirts[0];
  const hasGlasses = picture % 5 === 2;
  const isLaughing = picture % 3 === 0;
  return svgElement(
    'svg',
    { viewBox: '0 0 48 48', class: 'face', 'aria-hidden': 'true', focusable: 'false' },
    svgElement('circle', { cx: 24, cy: 24, r: 24, fill: `color-mix(in srgb, ${shirt}, #fff 62%)` }),
    svgElement('path', { d: 'M6 48c1-10 8-14 18-14s17 4 18 14z', fill: shirt }),
    svgElement('path', { d: 'M20 30h8v6c0 3-8 3-8 0z', fill: `color-mix(in srgb, ${skin}, #5a2d12 22%)` }),
    svgElement('ellipse', { cx: 24, cy: 23, rx: 9.5, ry: 11, fill: skin }),
    svgElement('path', { d: hairShapes[picture % hairShapes.length], fill: hair }),
    svgElement('circle', { cx: 20, cy: 24, r: 1.4, fill: '#24150f' }),
    svgElement('circle', { cx: 28, cy: 24, r: 1.4, fill: '#24150f' }),
    svgElement('path', {
      d: isLaughing ? 'M19.500 28.500q4.500 5.500 9 0z' : 'M20 29q4 3 8 0',
      fill: isLaughing ? '#fff' : 'none',
      stroke: '#8a3a2c',
      'stroke-width': 1.4,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    ...(hasGlasses
      ? [
          svgElement('path', {
            d: 'M15.500 24a4.500 4 0 1 0 9 0 4.500 4 0 1 0-9 0M23.500 24a4.500 4 0 1 0 9 0 4.500 4 0 1 0-9 0',
            fill: '#ffffff40',
            stroke: '#24150f',
            'stroke-width': 1.2,
          }),
        ]
      : []),
  );
}

const metals = ['#9fb4c8', '#c3a8dd', '#9ed1bd', '#dcbf93'] as const;

/** Draws the face of a bot: a robot, so that nobody mistakes it for a person. */
export function robot(picture: number): SVGSVGElement {
  const metal = metals[picture % metals.length] ?? metals[0];
  const dark = `color-mix(in srgb, ${metal}, #10131c 70%)`;
  return svgElement(
    'svg',
    { viewBox: '0 0 48 48', class: 'face', 'aria-hidden': 'true', focusable: 'false' },
    svgElement('circle', { cx: 24, cy: 24, r: 24, fill: dark }),
    svgElement('path', { d: 'M24 6v6', stroke: metal, 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
    svgElement('circle', { cx: 24, cy: 6.5, r: 2.6, fill: '#ffd75e' }),
    svgElement('path', {
      d: 'M8 21h-2.500v8h2.500M40 21h2.500v8h-2.500',
      fill: 'none',
      stroke: metal,
      'stroke-width': 2.6,
    }),
    svgElement('rect', { x: 10, y: 12, width: 28, height: 23, rx: 7, fill: metal }),
    svgElement('rect', { x: 13.5, y: 16, width: 21, height: 10, rx: 5, fill: '#10131c' }),
    svgElement('circle', { cx: 19.5, cy: 21, r: 2.6, fill: '#7fe3ff' }),
    svgElement('circle', { cx: 28.5, cy: 21, r: 2.6, fill: '#7fe3ff' }),
    svgElement('path', { d: 'M18 30.500h12M21 29v3M24 29v3M27 29v3', stroke: '#10131c', 'stroke-width': 1.4 }),
    svgElement('path', { d: 'M13 48c1-7 5-10 11-10s10 3 11 10z', fill: `color-mix(in srgb, ${metal}, #000 24%)` }),
  );
}
