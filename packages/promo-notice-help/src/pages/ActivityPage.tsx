import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListPromotionsQuery } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, Page as PageFrame, Skeleton, Stack, Tabs } from '@parlor/ui-kit';
import { PromotionBanners } from '../components/PromotionBanners/PromotionBanners.tsx';
import { PromotionCard } from '../components/PromotionCard/PromotionCard.tsx';
import * as S from './ActivityPage.styles.ts';

const ALL = 'ALL';

/** Promotions at /m/activity, by category; `?id=` scrolls to one. */
export function Page() {
  const { t } = useTranslation('promo');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useListPromotionsQuery();
  const [category, setCategory] = useState(ALL);
  const [query] = useSearchParams();
  const wanted = query.get('id');

  useEffect(() => {
    if (data && wanted !== null) document.getElementById(`promotion-${wanted}`)?.scrollIntoView({ block: 'start' });
  }, [data, wanted]);

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
  const shown = data.list.filter(
    (promotion) => category === ALL || promotion.promoAnnouncementCategoryIds.includes(category),
  );
  return (
    <PageFrame>
      <PromotionBanners />
      <S.Kinds>
        <Tabs
          label={t('activity.filter')}
          variant="pill"
          items={[
            { id: ALL, label: t('activity.all') },
            ...data.categories.map(({ id, displayName }) => ({ id, label: displayName })),
          ]}
          value={category}
          onChange={setCategory}
        />
      </S.Kinds>
      {shown.length === 0 && (
        <EmptyState scene="gifts" title={t('activity.empty')} description={t('activity.emptyText')} />
      )}
      {shown.map((promotion, index) => (
        <PromotionCard key={promotion.id} promotion={promotion} isUrgent={index === 0} />
      ))}
    </PageFrame>
  );
}
