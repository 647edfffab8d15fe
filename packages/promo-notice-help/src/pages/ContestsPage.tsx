import { useState } from 'react';
import type { ContestKind } from '@parlor/contract';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, LinkButton, Page as PageFrame, Skeleton, Stack, Tabs } from '@parlor/ui-kit';
import { ContestCard } from '../components/ContestCard/ContestCard.tsx';
import { useContests } from '../hooks/useContests.ts';

/** Tournaments and raffles at /m/contests: running ones first, then upcoming, then past ones. */
export function Page() {
  const { t } = useTranslation('contests');
  const { t: common } = useTranslation();
  const { list, standingOf, hasFailed, isFetching, retry } = useContests();
  const [kind, setKind] = useState<ContestKind>('tournament');
  const shown = list?.filter((contest) => contest.kind === kind);
  return (
    <PageFrame>
      <Tabs
        label={t('list.filter')}
        variant="pill"
        items={[
          { id: 'tournament', label: t('list.tournaments') },
          { id: 'raffle', label: t('list.raffles') },
        ]}
        value={kind}
        onChange={setKind}
      />
      {hasFailed && (
        <ErrorState
          title={t('list.failed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={retry}
        />
      )}
      {shown === undefined && !hasFailed && (
        <Stack gap={4}>
          <Skeleton shape="banner" />
          <Skeleton shape="banner" />
        </Stack>
      )}
      {shown?.length === 0 && (
        <EmptyState
          scene="gifts"
          title={t(`list.empty.${kind}`)}
          description={t('list.emptyText')}
          action={<LinkButton render={<Link to={paths.activity} />}>{t('list.toPromotions')}</LinkButton>}
        />
      )}
      {shown?.map((contest, index) => (
        <ContestCard key={contest.code} contest={contest} standing={standingOf(contest.code)} isUrgent={index === 0} />
      ))}
    </PageFrame>
  );
}
