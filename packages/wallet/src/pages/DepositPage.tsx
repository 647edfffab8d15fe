import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { depositSettled, errorMessageKey, useGetDepositQuery, useListDepositMethodsQuery } from '@parlor/api-client';
import { isTrialType, openWebAddress, useSession } from '@parlor/core';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import {
  Card,
  EmptyState,
  ErrorState,
  formatMoney,
  Heading,
  Page as PageFrame,
  Skeleton,
  Stack,
  Text,
} from '@parlor/ui-kit';
import { BalanceCard } from '../components/BalanceCard/BalanceCard.tsx';
import { DepositForm } from '../components/DepositForm/DepositForm.tsx';
import { DepositList } from '../components/DepositList/DepositList.tsx';
import { TrialRefusal } from '@parlor/page-states';

const POLL_MS = 1500;

/** Asks for a deposit until it is decided. */
function usePendingDeposit(orderId: string, isPending: boolean): void {
  useGetDepositQuery(orderId, { pollingInterval: POLL_MS, skip: !isPending, skipPollingIfUnfocused: true });
}

/** What became of the deposit that the player comes back from. */
function ReturnedDeposit({ orderId }: { orderId: string }) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const dispatch = useDispatch();
  const message = useMessage();
  const { data, error } = useGetDepositQuery(orderId, { refetchOnMountOrArgChange: true });
  usePendingDeposit(orderId, data?.state === 'PENDING');

  useEffect(() => {
    if (data?.state === 'PAID') dispatch(depositSettled());
  }, [data?.state, dispatch]);

  if (!data) {
    return error ? (
      <Card>
        <output>
          <Text as="span" tone="danger">
            {message(errorMessageKey(error))}
          </Text>
        </output>
      </Card>
    ) : (
      <Skeleton shape="control" />
    );
  }
  const amount = formatMoney(data.amount, { currency: data.currency, locale: tag });
  const words = {
    PENDING: t('deposit.waiting'),
    PAID: t('deposit.settled', { amount }),
    FAILED: t('deposit.failed', { amount }),
    EXPIRED: t('state.EXPIRED'),
  }[data.state];
  return (
    <Card isAccented>
      <output>
        <Text as="span">{words}</Text>
      </output>
    </Card>
  );
}

/** Deposits at /m/voucherCenter; a trial is told so before it fills in a form. */
export function Page() {
  const session = useSession();
  return <PageFrame>{isTrialType(session?.type) ? <TrialRefusal /> : <Deposits />}</PageFrame>;
}

function Deposits() {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const message = useMessage();
  const [query] = useSearchParams();
  const { data, isError, error, isFetching, refetch } = useListDepositMethodsQuery();
  const returnedOrder = query.get('order');

  return (
    <>
      <BalanceCard />
      {returnedOrder !== null && <ReturnedDeposit orderId={returnedOrder} />}
      {data?.list.length === 0 && (
        <EmptyState scene="wallet" title={t('deposit.noMethods')} description={t('deposit.noMethodsText')} />
      )}
      {data && data.list.length > 0 && <DepositForm methods={data.list} onStarted={openWebAddress} />}
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
