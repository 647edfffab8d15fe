import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useDialogs } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, IconButton } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import * as S from './DownloadBar.styles.ts';
import { DownloadSign } from './DownloadSign.tsx';

/** Home's download bar. */
export function DownloadBar({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const { openDialog } = useDialogs();
  return (
    <S.Root aria-label={t('shell.download')}>
      <IconButton size="small" label={t('shell.hideDownload')} onClick={onHide}>
        <XIcon />
      </IconButton>
      <S.Sign aria-hidden>
        <DownloadSign />
      </S.Sign>
      <S.Words>{t('shell.downloadText', { name })}</S.Words>
      <Button size="small" icon={<DownloadSimpleIcon />} aria-haspopup="dialog" onClick={() => openDialog('download')}>
        {t('shell.download')}
      </Button>
    </S.Root>
  );
}
