import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, LinkButton, Skeleton, Stack } from '@parlor/ui-kit';
import { useContests } from '../../hooks/useContests.ts';
import { ContestCard } from './ContestCard.tsx';

/** Running and upcoming tournaments and raffles, with a link to all. */
export function LiveContests() {
  const { t } = useTranslation('contests');
  const { t: common } = useTranslation();
  const { list, standingOf, hasFailed, isFetching, retry } = useContests();
  const live = list?.filter(({ state }) => state === 'RUNNING' || state === 'COMING');
  if (hasFailed)
    return (
      <ErrorState
        title={t('list.failed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={retry}
        headingLevel={2}
      />
    );
  if (live === undefined) return <Skeleton shape="banner" />;
  const toAll = (
    <LinkButton size="small" variant="secondary" render={<Link to={paths.contests} />}>
      {t('list.toAll')}
    </LinkButton>
  );
  if (live.length === 0)
    return <EmptyState scene="gifts" title={t('list.noneLive')} description={t('list.emptyText')} action={toAll} />;
  return (
    <>
      {live.map((contest, index) => (
        <ContestCard key={contest.code} contest={contest} standing={standingOf(contest.code)} isUrgent={index === 0} />
      ))}
      <Stack align="center">{toAll}</Stack>
    </>
  );
}
