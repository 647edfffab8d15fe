import { useState } from 'react';
import { trustedDrawing } from '@parlor/core';
import { useBrand } from '@parlor/ui-kit/brand';
import * as S from './DownloadSign.styles.ts';
import { useDownloads } from './useDownloads.ts';

/**
 * The picture of the app beside its words: the merchant's own, or the brand's sign if there is none or it fails to
 * load.
 */
export function DownloadSign() {
  const { picture } = useDownloads();
  const { logo } = useBrand();
  const [missing, setMissing] = useState<string>();
  if (picture !== undefined && picture !== missing)
    return <S.Icon src={picture} alt="" onError={() => setMissing(picture)} />;
  // Drawn by the brand's own theme package, never by a server's answer.
  return <S.Mark dangerouslySetInnerHTML={trustedDrawing(logo.mark)} />;
}
