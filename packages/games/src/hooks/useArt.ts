import { useCallback, useState } from 'react';
import { useSettings } from '@parlor/core';
import type { PictureSource } from '@parlor/ui-kit';
import { artSource, pickCdn } from '../model/artAddress.ts';

/**
 * Turns pictures of the gateway into sources, from one image origin that is chosen at random for each component. The
 * same function on each draw.
 */
export function useArt(): (base: string, dominantColor?: string) => PictureSource {
  const { imageCDNs } = useSettings();
  const [cdn] = useState(() => pickCdn(imageCDNs, Math.random()));
  return useCallback(
    (base, dominantColor) => ({ ...artSource(base, cdn), ...(dominantColor !== undefined && { dominantColor }) }),
    [cdn],
  );
}
