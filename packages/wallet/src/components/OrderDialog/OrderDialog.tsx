import { useState } from 'react';
import { errorMessageKey, useCancelSuborderMutation, useGetOrderQuery } from '@parlor/api-client';
import type { Order } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import {
  Button,
  DateText,
  ErrorState,
  formatMoney,
  Heading,
  ListRow,
  Money,
  RowList,
  Skeleton,
  Stack,
  Table,
  Text,
} from '@parlor/ui-kit';
import { ConfirmDialog, Sheet } from '@parlor/ui-kit/dialog';

interface Props {
  /** The order as it was when the dialog opened; later changes are fetched. */
  order: Order;
  onClose: () => void;
}

/** One bet with its account transactions, and its cancellation while that is possible. */
export function OrderDialog({ order: opened, onClose }: Props) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const message = useMessage();
  const { data, isError, isFetching, refetch } = useGetOrderQuery(opened.orderId, { refetchOnMountOrArgChange: true });
  const [cancel, { data: cancelled, isLoading: isCancelling, error }] = useCancelSuborderMutation();
  const [isAsking, setIsAsking] = useState(false);
  const order = cancelled ?? data ?? opened;
  const stake = formatMoney(order.stake, { currency: order.currency, locale: tag });
  const moment = (at: number) => <DateText value={at} format="moment" locale={tag} timeZone={timeZone} />;
  const money = (amount: string, tone: 'plain' | 'auto' = 'plain') => (
    <Money amount={amount} currency={order.currency} locale={tag} tone={tone} />
  );

  const handleCancel = async () => {
    await cancel(order.orderId);
    setIsAsking(false);
  };

  return (
    <Sheet isOpen onClose={onClose} title={order.gameName} closeLabel={common('action.close')}>
      <Stack gap={4}>
        <RowList>
          <ListRow isDense title={t('record.stake')} end={money(order.stake)} />
          <ListRow isDense title={t('record.payout')} end={money(order.payout)} />
          <ListRow isDense title={t('record.net')} end={money(order.net, 'auto')} />
          <ListRow isDense title={t('record.placedAt')} end={moment(order.placedAt)} />
          {order.settledAt !== null && <ListRow isDense title={t('record.settledAt')} end={moment(order.settledAt)} />}
          <ListRow isDense title={t('record.round')} detail={order.roundId} />
        </RowList>
        <Heading level={3} size={16}>
          {t('record.entries')}
        </Heading>
        {isError && (
          <ErrorState
            title={t('record.loadFailed')}
            retryLabel={common('action.retry')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
            headingLevel={4}
          />
        )}
        {!data && !isError && <Skeleton shape="block" />}
        {data && (
          <Table
            caption={t('record.entries')}
            rows={data.transactions}
            getKey={({ id }) => id}
            columns={[
              {
                id: 'kind',
                header: t('record.kind'),
                render: ({ kind, at }) => (
                  <>
                    <div>{t(`kind.${kind}`)}</div>
                    <Text as="span" size={12} tone="secondary">
                      {moment(at)}
                    </Text>
                  </>
                ),
              },
              {
                id: 'amount',
                header: t('deposit.amount'),
                align: 'end',
                render: ({ amount }) => money(amount, 'auto'),
              },
              {
                id: 'balance',
                header: t('balance.label'),
                align: 'end',
                render: ({ balanceAfter }) => money(balanceAfter),
              },
            ]}
          />
        )}
        <div role="alert">
          {error !== undefined && (
            <Text tone="danger" size={14}>
              {message(errorMessageKey(error))}
            </Text>
          )}
        </div>
        <output>
          {cancelled && (
            <Text as="span" size={14}>
              {t('cancelBet.done', { amount: stake })}
            </Text>
          )}
        </output>
        {order.isCancellable && (
          <Button variant="secondary" isFullWidth onClick={() => setIsAsking(true)}>
            {t('cancelBet.way')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancelBet.title')}
        description={t('cancelBet.text', { amount: stake })}
        confirmLabel={t('cancelBet.way')}
        cancelLabel={t('cancelBet.back')}
        isDangerous
        isBusy={isCancelling}
        onConfirm={() => void handleCancel()}
        onCancel={() => setIsAsking(false)}
      />
    </Sheet>
  );
}
