import { useTranslation } from '@parlor/i18n';
import { Text } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import * as S from './DownloadOptions.styles.ts';
import { DownloadSign } from './DownloadSign.tsx';

/** The brand's icon with the benefits of a home-screen app. */
export function DownloadInvitation() {
  const { t } = useTranslation();
  const { name } = useBrand();
  return (
    <S.Invitation>
      <S.Sign aria-hidden>
        <DownloadSign />
      </S.Sign>
      <Text tone="secondary">{t('shell.downloadText', { name })}</Text>
    </S.Invitation>
  );
}
