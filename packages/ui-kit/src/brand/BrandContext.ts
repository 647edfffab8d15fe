import { createContext, useContext } from 'react';
import type { Theme } from '@parlor/theme';

/** Addresses of a brand's pictures. */
export interface BrandImagery {
  /** Hero picture, 16:7, with its placeholder colour. */
  readonly hero: {
    readonly avif: string;
    readonly webp: string;
    readonly width: number;
    readonly height: number;
    readonly color: string;
  };
  /** SVG sprite with one symbol per game category: `${categories}#slot`. */
  readonly categories: string;
  /** SVG sprite with one symbol per empty or failed state: `${scenes}#empty`. */
  readonly scenes: string;
}

/** Properties of a brand that screens need besides its CSS variables. */
export type Brand = Pick<Theme, 'id' | 'name' | 'defaultMode' | 'modes' | 'layout' | 'logo'> & {
  readonly imagery: BrandImagery;
};

const BrandContext = createContext<Brand | null>(null);

/** Provides the brand to its subtree. */
export const BrandProvider = BrandContext.Provider;

/** Returns the current brand. Throws outside `BrandProvider`. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand is used outside BrandProvider');
  return brand;
}

/** Returns the brand's pictures, or undefined without a brand, as on the start-up error page. */
export function useImagery(): BrandImagery | undefined {
  return useContext(BrandContext)?.imagery;
}
