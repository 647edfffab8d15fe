import type { Dress } from '../../../arcadeApi.ts';
import { element } from '../../../shell/element.ts';

type Motif = Dress['motifs'][number];

/**
 * The address of a motif as an image: a face that runs from its light side to its shadow side. The policy of the page
 * forbids to insert markup, but allows images that consist of it.
 */
export function motifUrl({ body, hi, mid, lo }: Motif): string {
  const stops = [hi, mid, lo].map((colour, i) => `<stop offset="${i / 2}" stop-color="${colour}"/>`).join('');
  const face = `<linearGradient id="face" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${face}${body.replaceAll('currentColor', 'url(#face)')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** A motif as a decorative image. */
export function motifImage(motif: Motif, className: string): HTMLImageElement {
  return element('img', { class: className, src: motifUrl(motif), alt: '', draggable: 'false' });
}
