import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { OutlookPage } from '../components/OutlookPage/OutlookPage.tsx';

/** The payment password at /m/securityCenter/FundsPasswordBox. */
export function Page() {
  const { t } = useTranslation('member');
  return <OutlookPage scene="closed" title={t('paymentPassword.soon')} text={t('paymentPassword.soonText')} way={{ label: t('paymentPassword.way'), to: paths.securityCenter }} />;
}
