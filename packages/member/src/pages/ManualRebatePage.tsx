import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { OutlookPage } from '@parlor/page-states';

/** What bets give back, at /m/member/manualRebate. */
export function Page() {
  const { t } = useTranslation('member');
  return (
    <OutlookPage
      scene="wallet"
      title={t('manualRebate.soon')}
      text={t('manualRebate.soonText')}
      way={{ label: t('manualRebate.way'), to: paths.activity }}
    />
  );
}
