import { isTrialType, Link, paths, useDialogs, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, EmptyState, LinkButton, Page as PageFrame } from '@parlor/ui-kit';
import { BalanceCard } from '../components/BalanceCard/BalanceCard.tsx';
import { TrialRefusal } from '@parlor/page-states';

/** Withdrawals at /m/withdraw: what there is to withdraw, and who pays it out. */
export function Page() {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { openDialog } = useDialogs();
  const session = useSession();
  if (isTrialType(session?.type)) return <PageFrame><TrialRefusal /></PageFrame>;
  return (
    <PageFrame>
      <BalanceCard />
      <EmptyState
        scene="wallet"
        title={t('withdraw.soon')}
        description={t('withdraw.soonText')}
        action={
          <>
            <Button onClick={() => openDialog('service')}>{common('shell.service')}</Button>
            <LinkButton variant="secondary" render={<Link to={paths.memberHome} />}>{t('withdraw.way')}</LinkButton>
          </>
        }
      />
    </PageFrame>
  );
}
