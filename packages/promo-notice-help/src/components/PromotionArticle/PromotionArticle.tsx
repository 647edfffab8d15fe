import type { ReactNode } from 'react';
import { useListPromotionsQuery } from '@parlor/api-client';
import type { Promotion } from '@parlor/contract';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, Heading, LinkButton, Page, Skeleton, Stack } from '@parlor/ui-kit';
import { PromotionCover, PromotionDates } from '../PromotionCard/PromotionCard.tsx';

interface Props {
  /** Null if the address names none. */
  id: string | null;
  /** The content below its title. */
  children: (promotion: Promotion) => ReactNode;
}

/** The page of one promotion: its cover, title and dates, or why it is missing. */
export function PromotionArticle({ id, children }: Props) {
  const { t } = useTranslation('promo');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useListPromotionsQuery();
  const promotion = data?.list.find((each) => each.id === id);

  return (
    <Page>
      {promotion && (
        <>
          <PromotionCover promotion={promotion} isUrgent isAlone />
          <Stack gap={2}>
            <Heading level={2} size={24}>
              {promotion.title}
            </Heading>
            <PromotionDates promotion={promotion} />
          </Stack>
          {children(promotion)}
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
    </Page>
  );
}
