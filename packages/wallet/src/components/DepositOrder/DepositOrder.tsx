import { lazy, Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { depositSettled, errorMessageKey, useGetDepositQuery } from '@parlor/api-client';
import type { Deposit } from '@parlor/contract';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import { Card, formatMoney, Skeleton, Stack, Text } from '@parlor/ui-kit';

// Most players return from a provider's page, so the code for QR codes and slips loads on demand.
const QrPayment = lazy(() => import('../QrPayment/QrPayment.tsx').then((loaded) => ({ default: loaded.QrPayment })));
const TransferPayment = lazy(() =>
  import('../TransferPayment/TransferPayment.tsx').then((loaded) => ({ default: loaded.TransferPayment })),
);

/** The polling interval by state, in ms. An operator takes longer than a payment. */
const pollMs: Partial<Record<Deposit['state'], number>> = { PENDING: 1_500, CHECKING: 3_000, REVIEW: 10_000 };

/** One deposit: its state, or the player's next step. */
export function DepositOrder({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const message = useMessage();
  const { data, error, refetch } = useGetDepositQuery(orderId, { refetchOnMountOrArgChange: true });
  const interval = data && pollMs[data.state];
  useGetDepositQuery(orderId, {
    pollingInterval: interval ?? 0,
    skip: interval === undefined,
    skipPollingIfUnfocused: true,
  });

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
  const { qrText, transfer } = data;
  return (
    <Stack gap={3}>
      <Outcome deposit={data} />
      <Suspense fallback={<Skeleton shape="block" />}>
        {qrText !== null && <QrPayment deposit={{ ...data, qrText }} onEnd={() => void refetch()} />}
        {transfer !== null && <TransferPayment deposit={{ ...data, transfer }} />}
      </Suspense>
    </Stack>
  );
}

/** The state of a deposit, as text for the player. */
function Outcome({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { currency, reason, state, transfer } = deposit;
  const amount = formatMoney(deposit.amount, { currency, locale: tag });
  const words = {
    PENDING: t('deposit.waiting'),
    REVIEW: t('deposit.review'),
    CHECKING: t('deposit.checking'),
    PAID: t('deposit.settled', { amount: formatMoney(deposit.credited, { currency, locale: tag }) }),
    FAILED:
      reason === null
        ? t('deposit.failed', { amount })
        : `${t('deposit.refused', { amount })} ${t(`deposit.reason.${reason}`)}`,
    EXPIRED: t('deposit.expired'),
  }[state];
  // A transfer without a slip shows its own instructions.
  if (transfer !== null && state !== 'REVIEW') return null;
  return (
    <Card isAccented>
      <output>
        <Text as="span">{words}</Text>
      </output>
    </Card>
  );
}
