import { useSearchParams } from 'react-router';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, Heading, LinkButton, Page as PageFrame, Skeleton } from '@parlor/ui-kit';
import { ContestBoard } from '../components/ContestBoard/ContestBoard.tsx';
import { ContestEntry } from '../components/ContestBoard/ContestEntry.tsx';
import { ContestPrizes, ContestRules, DrawFacts } from '../components/ContestBoard/ContestTerms.tsx';
import { ContestBadge, ContestCover } from '../components/ContestCard/ContestCard.tsx';
import { ContestFigures } from '../components/ContestCard/ContestFigures.tsx';
import { Head } from '../components/PromotionCard/PromotionCard.styles.ts';
import { useContests } from '../hooks/useContests.ts';

/** One contest at /m/contest?id=…: the player's place, the live board, prizes and rules. */
export function Page() {
  const { t } = useTranslation('contests');
  const { t: common } = useTranslation();
  const [query] = useSearchParams();
  const { list, standingOf, isLoggedIn, hasFailed, isFetching, retry } = useContests();
  const contest = list?.find(({ code }) => code === query.get('id'));
  return (
    <PageFrame>
      {contest !== undefined && (
        <>
          <ContestCover contest={contest} isUrgent isAlone />
          <Head>
            <Heading level={2} size={24}>
              {contest.title}
            </Heading>
            <ContestBadge state={contest.state} />
          </Head>
          <ContestFigures key={contest.state} contest={contest} onEnd={retry} />
          <ContestEntry contest={contest} standing={standingOf(contest.code)} isLoggedIn={isLoggedIn} />
          {contest.state !== 'COMING' && (
            <ContestBoard contest={contest} standing={standingOf(contest.code)} isLoggedIn={isLoggedIn} />
          )}
          <ContestPrizes contest={contest} />
          <ContestRules contest={contest} />
          {contest.draw !== null && <DrawFacts draw={contest.draw} />}
        </>
      )}
      {list !== undefined && contest === undefined && (
        <EmptyState
          scene="gifts"
          title={t('list.gone')}
          description={t('list.emptyText')}
          action={<LinkButton render={<Link to={paths.contests} />}>{t('list.toAll')}</LinkButton>}
        />
      )}
      {hasFailed && (
        <ErrorState
          title={t('list.failed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={retry}
        />
      )}
      {list === undefined && !hasFailed && <Skeleton shape="banner" />}
    </PageFrame>
  );
}
