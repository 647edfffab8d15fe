import { paths, useSwitch } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { OutlookPage } from '@parlor/page-states';

/** A player’s rewards at /m/rewardCenter; a merchant without the centre sends players to customer service. */
export function Page() {
  const { t } = useTranslation('member');
  const isOpen = useSwitch('rewardCentre');
  const way = { label: t('rewardCenter.way'), to: paths.activity };
  if (!isOpen)
    return <OutlookPage scene="closed" title={t('rewardCenter.off')} text={t('rewardCenter.offText')} way={way} />;
  return <OutlookPage scene="gifts" title={t('rewardCenter.soon')} text={t('rewardCenter.soonText')} way={way} />;
}
