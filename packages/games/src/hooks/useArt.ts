import { useCallback, useState } from 'react';
import { useSettings } from '@parlor/core';
import type { PictureSource } from '@parlor/ui-kit';
import { artSource, pickCdn } from '../model/artAddress.ts';

/**
 * Returns a stable function that maps a picture of the gateway to its sources. Each component picks a random image
 * origin.
 */
export function useArt(): (base: string, dominantColor?: string) => PictureSource {
  const { imageCDNs } = useSettings();
  const [cdn] = useState(() => pickCdn(imageCDNs, Math.random()));
  return useCallback(
    (base, dominantColor) => ({ ...artSource(base, cdn), ...(dominantColor !== undefined && { dominantColor }) }),
    [cdn],
  );
}
