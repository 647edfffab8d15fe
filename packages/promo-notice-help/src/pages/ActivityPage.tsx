import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListPromotionsQuery } from '@parlor/api-client';
import { Link, paths, useGatewayNow } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Page as PageFrame,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@parlor/ui-kit';
import { PromotionBanners } from '../components/PromotionBanners/PromotionBanners.tsx';
import { PromotionCard } from '../components/PromotionCard/PromotionCard.tsx';
import { useStandings } from '../hooks/useStandings.ts';
import { rankOf, statusOf } from '../model/standings.ts';
import * as S from './ActivityPage.styles.ts';

const LiveContests = lazy(async () => ({
  default: (await import('../components/ContestCard/LiveContests.tsx')).LiveContests,
}));

const ALL = 'ALL';
/** Tournaments and raffles. They load on demand. */
const CONTESTS = 'CONTESTS';

/**
 * Promotions at /m/activity by category, with contests as the last one. Promotions on which the player can act come
 * first. `?id=` scrolls to one. The order is fixed for a visit, so that no card moves when its label changes.
 */
export function Page() {
  const { t } = useTranslation('promo');
  const { t: common } = useTranslation();
  const { t: contests } = useTranslation('contests');
  const { data, isError, isFetching, refetch } = useListPromotionsQuery(undefined, { refetchOnFocus: true });
  const [category, setCategory] = useState(ALL);
  const [query] = useSearchParams();
  const wanted = query.get('id');
  const standings = useStandings();
  const now = useGatewayNow();
  const [ranks, setRanks] = useState<ReadonlyMap<string, number>>();
  if (ranks === undefined && standings.list !== undefined)
    setRanks(new Map(standings.list.map((standing) => [standing.promotionId, rankOf(standing)])));

  useEffect(() => {
    if (data && wanted !== null) document.getElementById(`promotion-${wanted}`)?.scrollIntoView({ block: 'start' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new order moves the promotion
  }, [data, wanted, ranks]);

  if (!data) {
    return (
      <PageFrame>
        {isError ? (
          <ErrorState
            title={t('activity.loadFailed')}
            description={common('state.errorText')}
            retryLabel={common('action.retry')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Stack gap={4}>
            <Skeleton shape="banner" />
            <Skeleton shape="banner" />
            <Skeleton shape="banner" />
          </Stack>
        )}
      </PageFrame>
    );
  }
  const inCategory = (id: string) =>
    data.list.filter((promotion) => id === ALL || promotion.promoAnnouncementCategoryIds.includes(id));
  const unknown = rankOf(undefined);
  const placeOf = (id: string) => ranks?.get(id) ?? unknown;
  const shown = inCategory(category).toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
  const tab = (id: string, name: string) => ({ id, label: t('activity.tab', { name, count: inCategory(id).length }) });
  return (
    <PageFrame>
      <PromotionBanners />
      <Stack direction="row" gap={3} isWrapping>
        <LinkButton size="small" variant="secondary" render={<Link to={paths.contests} />}>
          {contests('list.tournaments')}
        </LinkButton>
        <LinkButton size="small" variant="secondary" render={<Link to={paths.rain} />}>
          {contests('list.rains')}
        </LinkButton>
      </Stack>
      <S.Kinds>
        <Tabs
          label={t('activity.filter')}
          variant="pill"
          items={[
            tab(ALL, t('activity.all')),
            ...data.categories.map(({ id, displayName }) => tab(id, displayName)),
            { id: CONTESTS, label: contests('list.tab') },
          ]}
          value={category}
          onChange={setCategory}
        />
      </S.Kinds>
      {standings.hasFailed && (
        <Stack direction="row" gap={3} align="center" justify="space-between" isWrapping>
          <Text size={14} tone="secondary">
            {t('activity.standingsFailed')}
          </Text>
          <Button size="small" variant="secondary" isLoading={standings.isFetching} onClick={standings.retry}>
            {common('action.retry')}
          </Button>
        </Stack>
      )}
      {category === CONTESTS && (
        <Suspense fallback={<Skeleton shape="banner" />}>
          <LiveContests />
        </Suspense>
      )}
      {category !== CONTESTS && shown.length === 0 && (
        <EmptyState scene="gifts" title={t('activity.empty')} description={t('activity.emptyText')} />
      )}
      {shown.map((promotion, index) => (
        <PromotionCard
          key={promotion.id}
          promotion={promotion}
          isUrgent={index === 0}
          status={statusOf(promotion, standings.of(promotion.id), { isLoggedIn: standings.isLoggedIn, now: now() })}
          progress={standings.of(promotion.id)?.progress ?? null}
        />
      ))}
    </PageFrame>
  );
}
