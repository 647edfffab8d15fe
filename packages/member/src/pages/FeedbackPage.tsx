import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { OutlookPage } from '@parlor/page-states';

/** What a player writes to the site, at /m/feedback. */
export function Page() {
  const { t } = useTranslation('member');
  return (
    <OutlookPage
      scene="messages"
      title={t('feedback.soon')}
      text={t('feedback.soonText')}
      way={{ label: t('feedback.way'), to: paths.help() }}
    />
  );
}
