/** A picture of the platform in the formats and densities it is drawn in. */
export interface ArtSource {
  src: string;
  avif: string;
  webp: string;
}

/**
 * Addresses of a picture: `base` is its address without density and format, `cdn` the origin it is fetched from or ''.
 */
export function artSource(base: string, cdn = ''): ArtSource {
  const address = `${cdn.replace(/\/$/, '')}${base}`;
  const set = (format: string) => `${address}@1x.${format} 1x, ${address}@2x.${format} 2x`;
  return { src: `${address}@1x.webp`, avif: set('avif'), webp: set('webp') };
}

/** One of the configured image origins, at random; the page's own when none is configured. `random` is in [0, 1). */
export function pickCdn(cdns: readonly string[], random: number): string {
  return cdns[Math.floor(random * cdns.length)] ?? '';
}
