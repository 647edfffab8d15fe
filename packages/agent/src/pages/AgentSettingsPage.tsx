import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { OutlookPage } from '@parlor/page-states';

/** The settings of an agent’s team at /m/set. */
export function Page() {
  const { t } = useTranslation('agent');
  return (
    <OutlookPage
      scene="empty"
      title={t('settings.soon')}
      text={t('settings.soonText')}
      way={{ label: t('settings.way'), to: paths.agentHome }}
    />
  );
}
