import { useState } from 'react';
import { trustedDrawing } from '@parlor/core';
import { useBrand } from '@parlor/ui-kit/brand';
import * as S from './DownloadSign.styles.ts';
import { useDownloads } from './useDownloads.ts';

/**
 * The icon of the app beside its text: the merchant's own, or the brand's logo if there is none or it fails to load.
 */
export function DownloadSign() {
  const { picture } = useDownloads();
  const { logo } = useBrand();
  const [missing, setMissing] = useState<string>();
  if (picture !== undefined && picture !== missing)
    return <S.Icon src={picture} alt="" onError={() => setMissing(picture)} />;
  // Drawn by the brand's own theme package, never by an answer of a server.
  return <S.Mark dangerouslySetInnerHTML={trustedDrawing(logo.mark)} />;
}
