import { useGetQuotasQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useAgentsPack } from '@parlor/i18n/agents';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Page as PageFrame,
  Skeleton,
  Stack,
  Table,
  Text,
} from '@parlor/ui-kit';

/** The number of downlines that the agent may hold at each limited level, at /m/agent/quotas (AGT-06). */
export function Page() {
  useAgentsPack();
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetQuotasQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && isError)
    return (
      <PageFrame>
        <ErrorState
          title={t('quota.failed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </PageFrame>
    );
  if (!data)
    return (
      <PageFrame>
        <Skeleton shape="block" />
        <Stack gap={1}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </PageFrame>
    );
  if (data.list.length === 0)
    return (
      <PageFrame>
        <EmptyState title={t('quota.none')} description={t('quota.noneText', { percent: data.unlimitedUpTo })} />
      </PageFrame>
    );
  return (
    <PageFrame isWide>
      <Card hasPattern>
        <Text>{t('quota.unlimited', { percent: data.unlimitedUpTo })}</Text>
      </Card>
      <Table
        caption={t('quota.title')}
        rows={data.list}
        getKey={({ percent }) => percent}
        columns={[
          { id: 'level', header: t('quota.level'), isRowName: true, render: ({ percent }) => `${percent}%` },
          { id: 'left', header: t('quota.left'), align: 'end', render: ({ left }) => <strong>{left}</strong> },
          { id: 'granted', header: t('quota.granted'), align: 'end', render: ({ granted }) => granted },
          { id: 'used', header: t('quota.used'), align: 'end', render: ({ used }) => used },
          { id: 'given', header: t('quota.given'), align: 'end', render: ({ given }) => given },
        ]}
      />
      <Text size={14} tone="secondary">
        {t('quota.how')}
      </Text>
      <LinkButton variant="secondary" isFullWidth render={<Link to={paths.agentTeam()} />}>
        {t('quota.toTeam')}
      </LinkButton>
    </PageFrame>
  );
}
