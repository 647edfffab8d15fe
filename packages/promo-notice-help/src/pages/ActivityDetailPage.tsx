import { useSearchParams } from 'react-router';
import { useListPromotionsQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, Heading, LinkButton, Page as PageFrame, Skeleton, Stack } from '@parlor/ui-kit';
import { PromotionCover, PromotionDates } from '../components/PromotionCard/PromotionCard.tsx';
import { RichText } from '../components/RichText/RichText.tsx';

/** One promotion at /m/activityDetail?id=…. */
export function Page() {
  const { t } = useTranslation('promo');
  const { t: common } = useTranslation();
  const [query] = useSearchParams();
  const { data, isError, isFetching, refetch } = useListPromotionsQuery();
  const promotion = data?.list.find(({ id }) => id === query.get('id'));

  return (
    <PageFrame>
      {promotion && (
        <>
          <PromotionCover promotion={promotion} isUrgent isAlone />
          <Stack gap={2}>
            <Heading level={2} size={24}>
              {promotion.title}
            </Heading>
            <PromotionDates promotion={promotion} />
          </Stack>
          <RichText html={promotion.content} />
        </>
      )}
      {data && !promotion && (
        <EmptyState
          scene="gifts"
          title={t('activity.gone')}
          description={t('activity.goneText')}
          action={<LinkButton render={<Link to={paths.activity} />}>{t('activity.toAll')}</LinkButton>}
        />
      )}
      {!data && isError && (
        <ErrorState
          title={t('activity.loadFailed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton shape="banner" />}
    </PageFrame>
  );
}
