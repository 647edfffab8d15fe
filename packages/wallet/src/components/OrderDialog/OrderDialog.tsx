import { useGetOrderQuery } from '@parlor/api-client';
import type { Order } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { DateText, ErrorState, Heading, ListRow, Money, RowList, Skeleton, Stack, Table, Text } from '@parlor/ui-kit';
import { Sheet } from '@parlor/ui-kit/dialog';

/** One bet with what it moved on the player's account. */
export function OrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const { data, isError, isFetching, refetch } = useGetOrderQuery(order.orderId);
  const moment = (at: number) => <DateText value={at} format="moment" locale={tag} timeZone={timeZone} />;
  const money = (amount: string, tone: 'plain' | 'auto' = 'plain') => (
    <Money amount={amount} currency={order.currency} locale={tag} tone={tone} />
  );

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
      </Stack>
    </Sheet>
  );
}
