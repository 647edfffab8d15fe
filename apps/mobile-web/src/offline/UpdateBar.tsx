import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { useTranslation } from '@parlor/i18n';
import { Button, StatusBanner } from '@parlor/ui-kit';

export interface UpdateBarProps {
  /** Switches to the newer release. */
  onReload: () => void;
}

/** A message that a newer release is ready, and a button that switches to it. */
export function UpdateBar({ onReload }: UpdateBarProps) {
  const { t } = useTranslation();
  return (
    <StatusBanner
      message={t('state.updateReady')}
      action={
        <Button size="small" icon={<ArrowClockwiseIcon />} onClick={onReload}>
          {t('action.reload')}
        </Button>
      }
    />
  );
}
