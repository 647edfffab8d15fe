import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { errorMessageKey, saveFile, useExportTransactionsMutation } from '@parlor/api-client';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button } from '@parlor/ui-kit';
import type { DayRange } from '../../model/days.ts';

/** Saves the account record of a period as a CSV file. */
export function DownloadRecords({ range }: { range: DayRange }) {
  const { t } = useTranslation('wallet');
  const toast = useToast();
  const [fetchFile, { isLoading }] = useExportTransactionsMutation();

  const handleClick = async () => {
    const { data, error } = await fetchFile(range);
    if (data) saveFile(data);
    else toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
  };

  return (
    <Button
      variant="secondary"
      isFullWidth
      isLoading={isLoading}
      icon={<DownloadSimpleIcon />}
      onClick={() => void handleClick()}
    >
      {t('profitAndLoss.download')}
    </Button>
  );
}
