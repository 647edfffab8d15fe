import type { Dress } from '../../../arcadeApi.ts';
import { element } from '../../../shell/element.ts';

/** A drawing of a title's card. */
export type Motif = Dress['motifs'][number];

/**
 * Draws a motif: a face that runs from its light side to its shadow side, with an outline. Decorative. It is a picture of
 * its own because the page's policy allows no markup from strings in the document.
 */
export function motifPicture({ body, hi, mid, lo, ink }: Motif, className: string): HTMLImageElement {
  const markup =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 560 560">` +
    `<linearGradient id="face" gradientUnits="userSpaceOnUse" x2="0" y2="512">` +
    `<stop stop-color="${hi}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${lo}"/></linearGradient>` +
    `<g color="${ink}" stroke="${ink}" stroke-width="36" stroke-linejoin="round" transform="translate(0 8)">${body}</g>` +
    `${body.replaceAll('currentColor', 'url(#face)')}</svg>`;
  return element('img', {
    class: className,
    src: `data:image/svg+xml,${encodeURIComponent(markup)}`,
    alt: '',
    draggable: 'false',
  });
}
