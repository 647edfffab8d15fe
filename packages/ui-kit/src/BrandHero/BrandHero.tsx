import type { ReactNode } from 'react';

import { useBrand, type BrandImagery } from '../brand/BrandContext.ts';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Root, Words } from './BrandHero.styles.ts';

/** Props of `BrandHero`. Width and height are a 1x slot in px. */
export interface BrandHeroProps {
  /** Text and at most one action, over the start of the picture. */
  readonly children?: ReactNode;
  /** Width of the 1x slot, in px. The proportions hold at any width and the picture covers them. */
  readonly width?: number;
  /** Height of the 1x slot, in px. */
  readonly height?: number;
  /** Loads the picture with high priority. */
  readonly isUrgent?: boolean;
}

/** Returns the brand's hero as a picture source: AVIF, WebP fallback and placeholder colour. */
export function heroSource({ hero }: BrandImagery): PictureSource {
  return { src: hero.webp, avif: hero.avif, webp: hero.webp, dominantColor: hero.color };
}

/** The brand's hero picture on home, 16:7. Decorative: its message is the text over it. */
export function BrandHero({ children, width = 480, height = 210, isUrgent = false }: BrandHeroProps): ReactNode {
  const { imagery } = useBrand();
  return (
    <Root>
      <Picture source={heroSource(imagery)} alt="" width={width} height={height} isUrgent={isUrgent} />
      {children !== undefined && <Words>{children}</Words>}
    </Root>
  );
}
