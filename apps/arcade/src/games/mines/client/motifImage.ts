import type { Dress } from '../../../arcadeApi.ts';

type Motif = Dress['motifs'][number];

/** The address of an SVG picture. The page's policy allows no markup from strings, but pictures with a data address. */
export function svgAddress(viewBox: string, markup: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markup}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The address of a motif's picture: lit from above, on an edge of its shadow colour. */
export function motifImage({ body, hi, mid, lo }: Motif): string {
  return svgAddress(
    '0 0 512 532',
    `<linearGradient id="f" gradientUnits="userSpaceOnUse" x2="0" y2="512"><stop stop-color="${hi}"/>` +
      `<stop offset=".55" stop-color="${mid}"/><stop offset="1" stop-color="${lo}"/></linearGradient>` +
      `<g color="${lo}" transform="translate(0 20)">${body}</g>${body.replaceAll('currentColor', 'url(#f)')}`,
  );
}

/** The address of a motif's picture in a single colour. */
export function plainMotifImage({ body }: Motif, colour: string): string {
  return svgAddress('0 0 512 512', `<g color="${colour}">${body}</g>`);
}
