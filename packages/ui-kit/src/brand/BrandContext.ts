import { createContext, useContext } from 'react';
import type { Theme } from '@parlor/theme';

/** Addresses of a brand's pictures. */
export interface BrandImagery {
  /** The picture over home, 16:7, with the colour that stands in its place until it has arrived. */
  readonly hero: { readonly avif: string; readonly webp: string; readonly width: number; readonly height: number; readonly color: string };
  /** The sprite with a drawing for each category of games: `${categories}#slot`. */
  readonly categories: string;
  /** The sprite with a drawing for each empty or broken place: `${scenes}#empty`. */
  readonly scenes: string;
}

/** What screens need to know of a brand besides its CSS variables. */
export type Brand = Pick<Theme, 'id' | 'name' | 'defaultMode' | 'modes' | 'layout' | 'logo'> & { readonly imagery: BrandImagery };

const BrandContext = createContext<Brand | null>(null);

/** Gives the brand to everything below it. */
export const BrandProvider = BrandContext.Provider;

/** The brand of the page: its layout choices, its logo and its modes. Throws outside `BrandProvider`. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand is used outside BrandProvider');
  return brand;
}

/** The brand's pictures; undefined while no brand is there, as on a page that could not start. */
export function useImagery(): BrandImagery | undefined {
  return useContext(BrandContext)?.imagery;
}
