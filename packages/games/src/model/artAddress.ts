/** A picture of the platform in all its formats and densities. */
export interface ArtSource {
  src: string;
  avif: string;
  webp: string;
}

/**
 * Addresses of a picture. `base` is its address without density and format, `cdn` its origin or ''.
 */
export function artSource(base: string, cdn = ''): ArtSource {
  const address = `${cdn.replace(/\/$/, '')}${base}`;
  const set = (format: string) => `${address}@1x.${format} 1x, ${address}@2x.${format} 2x`;
  return { src: `${address}@1x.webp`, avif: set('avif'), webp: set('webp') };
}

/** Picks a random image origin; '' (the page's own origin) if none is configured. `random` is in [0, 1). */
export function pickCdn(cdns: readonly string[], random: number): string {
  return cdns[Math.floor(random * cdns.length)] ?? '';
}
