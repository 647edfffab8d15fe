import { useState, type CSSProperties, type ReactNode } from 'react';

import { Root } from './Picture.styles.ts';

/** A picture in the formats it was made in. */
export interface PictureSource {
  /** The fallback that every browser shows. */
  readonly src: string;
  /** Candidates with their densities: "/art/1.avif 1x, /art/1@2x.avif 2x". */
  readonly avif?: string;
  readonly webp?: string;
  /** The colour that fills the place until the picture is there, as CSS. */
  readonly dominantColor?: string;
}

/** Whether a picture is fetched before all others, at once, or when it comes near. */
export type PictureUrgency = boolean | 'eager';

export interface PictureProps {
  /** Where the picture is, and the colour that holds its place. */
  readonly source: PictureSource;
  /** What the picture says; empty where words beside it say so already. */
  readonly alt: string;
  /** Width by height in px of the slot at 1x; keeps the place before the picture comes. */
  readonly width: number;
  /** Its own height in px, for the place it keeps. */
  readonly height: number;
  /** `true` is the picture the page is waited for: fetched first. `eager` is one beside it: fetched at once. All others wait until they are near. */
  readonly isUrgent?: PictureUrgency;
  /** Called when the picture does not load. */
  readonly onFail?: () => void;
}

/** The proportions of most pictures, which the style has already. */
const isUsual = (width: number, height: number): boolean => width * 4 === height * 3;

function placeStyle(width: number, height: number, color: string | undefined): CSSProperties {
  return { ...(!isUsual(width, height) && { '--picture-ratio': `${width} / ${height}` }), ...(color !== undefined && { '--picture-color': color }) } as CSSProperties;
}

/** A picture in AVIF, WebP or what else there is, in a place that is its size and its colour from the start. */
export function Picture({ source, alt, width, height, isUrgent = false, onFail }: PictureProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasFailed = failedSrc === source.src;
  const handleError = (): void => {
    setFailedSrc(source.src);
    onFail?.();
  };
  return (
    <Root style={placeStyle(width, height, source.dominantColor)}>
      {!hasFailed && (
        <picture>
          {source.avif !== undefined && <source type="image/avif" srcSet={source.avif} />}
          {source.webp !== undefined && <source type="image/webp" srcSet={source.webp} />}
          <img
            src={source.src}
            alt={alt}
            width={width}
            height={height}
            // A picture that is waited for is shown in the frame it arrives in.
            decoding={isUrgent === false ? 'async' : 'sync'}
            loading={isUrgent === false ? 'lazy' : 'eager'}
            {...(isUrgent === true && { fetchPriority: 'high' as const })}
            onError={handleError}
          />
        </picture>
      )}
    </Root>
  );
}
