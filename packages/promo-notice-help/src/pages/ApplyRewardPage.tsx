import { Navigate, useLocation } from 'react-router';
import { useListPromotionsQuery } from '@parlor/api-client';
import { Link, paths, useDialogs } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  Page as PageFrame,
  Skeleton,
  Stack,
} from '@parlor/ui-kit';
import { PromotionCover, PromotionDates } from '../components/PromotionCard/PromotionCard.tsx';
import { rewardPromotion } from '../model/rewardPromotion.ts';

/** The claim of a promotion's reward at /m/applyReward?{id}. Without an id it redirects to the promotions. */
export function Page() {
  const { t } = useTranslation('promo');
  const { t: common } = useTranslation();
  const { openDialog } = useDialogs();
  const { search } = useLocation();
  const { data, isError, isFetching, refetch } = useListPromotionsQuery();
  const wanted = rewardPromotion(search);
  if (wanted === undefined) return <Navigate to={paths.activity} replace />;
  const promotion = data?.list.find(({ id }) => id === wanted);

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
          <EmptyState
            scene="gifts"
            headingLevel={3}
            title={t('applyReward.soon')}
            description={t('applyReward.soonText')}
            action={
              <>
                <LinkButton render={<Link to={paths.activityDetail(promotion.id)} />}>
                  {t('applyReward.way')}
                </LinkButton>
                <Button variant="secondary" onClick={() => openDialog('service')}>
                  {common('shell.service')}
                </Button>
              </>
            }
          />
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
