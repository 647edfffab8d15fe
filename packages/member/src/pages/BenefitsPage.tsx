import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { OutlookPage } from '@parlor/page-states';

/** What a player’s rank gives, at /m/member/benefits. */
export function Page() {
  const { t } = useTranslation('member');
  return (
    <OutlookPage
      scene="gifts"
      title={t('benefits.soon')}
      text={t('benefits.soonText')}
      way={{ label: t('benefits.way'), to: paths.activity }}
    />
  );
}
