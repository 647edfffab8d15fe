import { useGetGameTypeResultsQuery } from '@parlor/api-client';
import { gameTypes } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { ErrorState, Heading, Money, Skeleton, Stack, Table } from '@parlor/ui-kit';
import type { DayRange } from '../../model/days.ts';

/** The results of each game type in a period. Loaded separately from the days, which load much faster. */
export function GameTypeTable({ range }: { range: DayRange }) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useGetGameTypeResultsQuery(range, { refetchOnMountOrArgChange: true });
  const nameOf = (gameType: string) => {
    const known = gameTypes.find((candidate) => candidate === gameType);
    return known === undefined ? gameType : t(`gameType.${known}`);
  };
  const money = (amount: string, tone: 'plain' | 'auto' = 'plain') => (
    <Money amount={amount} currency={data?.currency} locale={tag} tone={tone} />
  );

  if (data?.list.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={20}>
        {t('profitAndLoss.byGame')}
      </Heading>
      {!data && isError && (
        <ErrorState
          title={t('profitAndLoss.loadFailed')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          headingLevel={3}
        />
      )}
      {!data && !isError && <Skeleton shape="block" />}
      {data && (
        <Table
          caption={t('profitAndLoss.byGame')}
          rows={data.list}
          getKey={({ gameType }) => gameType}
          columns={[
            {
              id: 'type',
              header: t('profitAndLoss.game'),
              render: ({ gameType }) => nameOf(gameType),
              isRowName: true,
            },
            { id: 'stake', header: t('profitAndLoss.staked'), align: 'end', render: ({ stake }) => money(stake) },
            { id: 'net', header: t('profitAndLoss.net'), align: 'end', render: ({ net }) => money(net, 'auto') },
          ]}
        />
      )}
    </Stack>
  );
}
