import { useLocation } from 'react-router';
import { isAgentType, paths, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { OutlookPage } from '@parlor/page-states';

/** A contract between an account and its upline. The path says which kind. */
export function Page() {
  const { t } = useTranslation('agent');
  const { pathname } = useLocation();
  const session = useSession();
  const way = isAgentType(session?.type)
    ? { label: t('contract.toAgency'), to: paths.agentHome }
    : { label: t('contract.toAccount'), to: paths.memberHome };
  const asked = pathname.toLowerCase();
  let title = t('contract.hour');
  if (asked.startsWith(paths.salaryContract.toLowerCase())) title = t('contract.salary');
  else if (asked.startsWith(paths.dividendContract.toLowerCase())) title = t('contract.dividend');
  return <OutlookPage scene="records" title={title} text={t('contract.soonText')} way={way} />;
}
