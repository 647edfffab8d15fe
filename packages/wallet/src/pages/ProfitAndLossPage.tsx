import { Link, paths, useDialogs, useSwitch } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, EmptyState, LinkButton, Page as PageFrame } from '@parlor/ui-kit';

/** What a player won and lost, at /m/profitandloss. */
export function Page() {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { openDialog } = useDialogs();
  const hasBettingRecord = useSwitch('TRANSBETREPMEM3', 'bettingReport');
  return (
    <PageFrame>
      <EmptyState
        scene="records"
        title={t('profitAndLoss.soon')}
        description={t('profitAndLoss.soonText')}
        action={
          <>
            <LinkButton render={<Link to={hasBettingRecord ? paths.gameRecord : paths.home} />}>{hasBettingRecord ? t('profitAndLoss.way') : t('profitAndLoss.wayHome')}</LinkButton>
            <Button variant="secondary" onClick={() => openDialog('service')}>{common('shell.service')}</Button>
          </>
        }
      />
    </PageFrame>
  );
}
