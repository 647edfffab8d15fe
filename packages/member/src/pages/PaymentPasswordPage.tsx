import { isTrialType, paths, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Page as PageFrame } from '@parlor/ui-kit';
import { OutlookPage, TrialRefusal } from '@parlor/page-states';

/** The payment password at /m/securityCenter/FundsPasswordBox. */
export function Page() {
  const { t } = useTranslation('member');
  const session = useSession();
  if (isTrialType(session?.type)) return <PageFrame><TrialRefusal /></PageFrame>;
  return <OutlookPage scene="closed" title={t('paymentPassword.soon')} text={t('paymentPassword.soonText')} way={{ label: t('paymentPassword.way'), to: paths.securityCenter }} />;
}
