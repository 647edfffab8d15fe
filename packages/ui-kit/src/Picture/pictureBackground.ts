import type { CSSProperties } from 'react';

import type { PictureSource } from './Picture.tsx';

/** The addresses of a `srcset`, with their densities, as CSS images of a format. */
const imagesOf = (set: string, format: string): string[] =>
  set.split(', ').map((image) => {
    const [address = '', density = '1x'] = image.split(' ');
    return `${JSON.stringify(address)} ${density} type("image/${format}")`;
  });

/**
 * Styles of an element that shows a picture as its background, in the format that the browser knows. Use it with
 * `picturePlace` where one element shows one picture after another: an `<img>` shows the last one until the next has
 * loaded, and making one for each picture takes three times as long. It loads at once, and a picture that fails leaves
 * the placeholder.
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
