import { trustedDrawing } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Text } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import * as S from './DownloadOptions.styles.ts';

/** The brand's sign with what it is good for on a home screen. */
export function DownloadInvitation() {
  const { t } = useTranslation();
  const { logo, name } = useBrand();
  return (
    <S.Invitation>
      {/* Drawn by the brand's own theme package, never by a server's answer. */}
      <S.Sign aria-hidden dangerouslySetInnerHTML={trustedDrawing(logo.mark)} />
      <Text tone="secondary">{t('shell.downloadText', { name })}</Text>
    </S.Invitation>
  );
}
