/*
 * Pictures from markup. They are images with a data address, because the page's policy allows no markup from strings in
 * the document.
 */
import type { Dress } from '../arcadeApi.ts';
import { element } from './element.ts';

/** A drawing of a title's card. */
export type Motif = Dress['motifs'][number];

/** Returns the data address of an SVG picture. */
export function svgAddress(viewBox: string, markup: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markup}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns the address of a motif's picture: a face with a gradient from light to shadow, and an outline. */
export function motifAddress({ body, hi, mid, lo, ink }: Motif): string {
  return svgAddress(
    '-24 -24 560 560',
    `<linearGradient id="f" gradientUnits="userSpaceOnUse" x2="0" y2="512"><stop stop-color="${hi}"/>` +
      `<stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${lo}"/></linearGradient>` +
      `<g color="${ink}" stroke="${ink}" stroke-width="36" stroke-linejoin="round" transform="translate(0 8)">${body}</g>` +
      body.replaceAll('currentColor', 'url(#f)'),
  );
}

/** Returns the address of a motif's picture in a single colour. */
export function plainMotifAddress({ body }: Motif, colour: string): string {
  return svgAddress('0 0 512 512', `<g color="${colour}">${body}</g>`);
}

/** Creates a motif as a decorative image. */
export function motifPicture(motif: Motif, className: string): HTMLImageElement {
  return element('img', { class: className, src: motifAddress(motif), alt: '', draggable: 'false' });
}
