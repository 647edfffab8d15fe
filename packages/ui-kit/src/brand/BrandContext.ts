import { createContext, useContext } from 'react';
import type { Theme } from '@parlor/theme';

/** What screens need to know of a brand besides its CSS variables. */
export type Brand = Pick<Theme, 'id' | 'name' | 'defaultMode' | 'modes' | 'layout' | 'logo'>;

const BrandContext = createContext<Brand | null>(null);

/** Gives the brand to everything below it. */
export const BrandProvider = BrandContext.Provider;

/** The brand of the page: its layout choices, its logo and its modes. Throws outside `BrandProvider`. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand is used outside BrandProvider');
  return brand;
}
