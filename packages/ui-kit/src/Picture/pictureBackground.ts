import type { CSSProperties } from 'react';

import type { PictureSource } from './Picture.tsx';

/** Converts a `srcset` to CSS images of a format, with their densities. */
const imagesOf = (set: string, format: string): string[] =>
  set.split(', ').map((image) => {
    const [address = '', density = '1x'] = image.split(' ');
    return `${JSON.stringify(address)} ${density} type("image/${format}")`;
  });

/**
 * Returns styles that show a picture as an element's background, in a format that the browser supports. Use it with
 * `picturePlace` for an element that shows one picture after another: an `<img>` shows the last one until the next has
 * loaded, and a new one for each picture takes three times as long. It loads at once, and a failed picture leaves the
 * placeholder.
 */
export function pictureBackground({ src, avif, webp, dominantColor }: PictureSource): CSSProperties {
  const images = [
    ...(avif === undefined ? [] : imagesOf(avif, 'avif')),
    ...(webp === undefined ? [] : imagesOf(webp, 'webp')),
  ];
  return {
    '--picture-color': dominantColor,
    '--picture-plain': `url(${JSON.stringify(src)})`,
    ...(images.length > 0 && { backgroundImage: `image-set(${images.join(', ')})` }),
  } as CSSProperties;
}
