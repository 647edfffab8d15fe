import { useSearchParams } from 'react-router';
import { errorMessageKey, useListDepositMethodsQuery } from '@parlor/api-client';
import type { Deposit } from '@parlor/contract';
import { isTrialType, openWebAddress, useSession } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, Heading, Page as PageFrame, Skeleton, Stack } from '@parlor/ui-kit';
import { BalanceCard } from '../components/BalanceCard/BalanceCard.tsx';
import { DepositForm } from '../components/DepositForm/DepositForm.tsx';
import { DepositList } from '../components/DepositList/DepositList.tsx';
import { DepositOrder } from '../components/DepositOrder/DepositOrder.tsx';
import { LimitsLink } from '../components/LimitsLink/LimitsLink.tsx';
import { TrialRefusal } from '@parlor/page-states';

/** Deposits at /m/voucherCenter; a trial account sees a notice instead of the form. */
export function Page() {
  const session = useSession();
  return <PageFrame>{isTrialType(session?.type) ? <TrialRefusal /> : <Deposits />}</PageFrame>;
}

function Deposits() {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const message = useMessage();
  const [query, setQuery] = useSearchParams();
  const { data, isError, error, isFetching, refetch } = useListDepositMethodsQuery();
  const shownOrder = query.get('order');
  // QR codes and bank accounts are shown here; other payments open the provider's page.
  const start = ({ orderId, payUrl, qrText }: Deposit) =>
    payUrl !== null && qrText === null ? openWebAddress(payUrl) : setQuery({ order: orderId });

  return (
    <>
      <BalanceCard />
      {shownOrder !== null && <DepositOrder key={shownOrder} orderId={shownOrder} />}
      {data?.list.length === 0 && (
        <EmptyState scene="wallet" title={t('deposit.noMethods')} description={t('deposit.noMethodsText')} />
      )}
      {data && data.list.length > 0 && <DepositForm methods={data.list} offers={data.offers} onStarted={start} />}
      <LimitsLink />
      {!data && isError && (
        <ErrorState
          title={t('deposit.loadFailed')}
          description={message(errorMessageKey(error))}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Stack gap={4}>
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
      <Stack as="section" gap={3}>
        <Heading level={2} size={20}>
          {t('deposit.recent')}
        </Heading>
        <DepositList />
      </Stack>
    </>
  );
}
