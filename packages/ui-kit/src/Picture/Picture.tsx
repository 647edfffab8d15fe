import { useState, type CSSProperties, type ReactNode } from 'react';

import { Root } from './Picture.styles.ts';

/** A picture in several formats. */
export interface PictureSource {
  /** Fallback if the others do not load. */
  readonly src: string;
  /** `srcset` of AVIF files: "/art/1.avif 1x, /art/1@2x.avif 2x". */
  readonly avif?: string;
  /** `srcset` of WebP files, used without AVIF. Every supported browser reads WebP. */
  readonly webp?: string;
  /** Placeholder colour, as CSS. */
  readonly dominantColor?: string;
}

/** Loading priority: `true` first with high priority, `eager` immediately, `false` lazily. */
export type PictureUrgency = boolean | 'eager';

/** Props of `Picture`. Width and height are a 1x slot in px and set the proportions. */
export interface PictureProps {
  /** Addresses and placeholder colour. */
  readonly source: PictureSource;
  /** Alternative text; '' if adjacent text says the same. */
  readonly alt: string;
  /** Width of the 1x slot, in px. */
  readonly width: number;
  /** Height of the 1x slot, in px. */
  readonly height: number;
  /** Loading priority. Use `true` for the largest picture of the first screen only. */
  readonly isUrgent?: PictureUrgency;
  /** Called if the picture fails to load. */
  readonly onFail?: () => void;
}

/** Whether the proportions are the style's default. */
const isUsual = (width: number, height: number): boolean => width * 4 === height * 3;

function placeStyle(width: number, height: number, color: string | undefined): CSSProperties {
  return {
    ...(!isUsual(width, height) && { '--picture-ratio': `${width} / ${height}` }),
    ...(color !== undefined && { '--picture-color': color }),
  } as CSSProperties;
}

/**
 * A picture in AVIF, or in its fallback if AVIF fails to load. It is a single element without `<picture>`, because a
 * long list has hundreds. The placeholder has the final size and colour from the start.
 */
export function Picture({ source, alt, width, height, isUrgent = false, onFail }: PictureProps): ReactNode {
  // Addresses that failed to load: a set of files, then its fallback.
  const [failed, setFailed] = useState<readonly string[]>([]);
  const set = source.avif ?? source.webp;
  const srcSet = set !== undefined && failed.includes(set) ? undefined : set;
  const handleError = (): void => {
    setFailed([...failed, srcSet ?? source.src]);
    if (srcSet === undefined) onFail?.();
  };
  return (
    <Root style={placeStyle(width, height, source.dominantColor)}>
      {!failed.includes(source.src) && (
        <img
          // Another picture gets another element: otherwise the browser would show the old one until the new one has
          // loaded.
          key={source.src}
          srcSet={srcSet}
          src={source.src}
          alt={alt}
          width={width}
          height={height}
          // Decoding urgent pictures synchronously paints them in the frame in which they arrive.
          decoding={isUrgent === false ? 'async' : 'sync'}
          loading={isUrgent === false ? 'lazy' : 'eager'}
          fetchPriority={isUrgent === true ? 'high' : undefined}
          onError={handleError}
        />
      )}
    </Root>
  );
}
