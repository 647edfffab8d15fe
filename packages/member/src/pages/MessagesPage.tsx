import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { OutlookPage } from '@parlor/page-states';

/** What the site writes to one player, at /m/webEmail. */
export function Page() {
  const { t } = useTranslation('member');
  return (
    <OutlookPage
      scene="messages"
      title={t('messages.soon')}
      text={t('messages.soonText')}
      way={{ label: t('messages.way'), to: paths.notice() }}
    />
  );
}
