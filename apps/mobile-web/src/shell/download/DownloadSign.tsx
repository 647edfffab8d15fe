import { useState } from 'react';
import { trustedDrawing } from '@parlor/core';
import { useBrand } from '@parlor/ui-kit/brand';
import * as S from './DownloadSign.styles.ts';
import { useDownloads } from './useDownloads.ts';

/**
 * What stands for the app beside its words: the merchant's picture of it, and the brand's sign where there is none or
 * it does not come.
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
