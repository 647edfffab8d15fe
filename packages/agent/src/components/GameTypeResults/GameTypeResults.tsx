import { useGetTeamGameTypesQuery } from '@parlor/api-client';
import type { TeamSpanQuery } from '@parlor/contract';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { ErrorState, Heading, Money, Skeleton, Stack, Table } from '@parlor/ui-kit';

/** The results of each game type in a period. */
export function GameTypeResults({ span }: { span: TeamSpanQuery }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const nameOf = useGameTypeName();
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useGetTeamGameTypesQuery(span, { refetchOnMountOrArgChange: true });
  const money = (amount: string, tone: 'plain' | 'auto' = 'plain') => (
    <Money amount={amount} currency={data?.currency ?? 'THB'} locale={tag} tone={tone} />
  );

  if (data?.list.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={16}>
        {t('games.title')}
      </Heading>
      {!data && isError && (
        <ErrorState
          title={t('games.failed')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          headingLevel={3}
        />
      )}
      {!data && !isError && (
        <Stack gap={1}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
      {data && (
        <Table
          caption={t('games.title')}
          rows={data.list}
          getKey={({ gameType }) => gameType}
          columns={[
            { id: 'game', header: t('games.game'), render: ({ gameType }) => nameOf(gameType), isRowName: true },
            { id: 'turnover', header: t('kpi.turnover'), align: 'end', render: ({ turnover }) => money(turnover) },
            {
              id: 'netLoss',
              header: t('trend.netLoss'),
              align: 'end',
              render: ({ netLoss }) => money(netLoss, 'auto'),
            },
          ]}
        />
      )}
    </Stack>
  );
}
