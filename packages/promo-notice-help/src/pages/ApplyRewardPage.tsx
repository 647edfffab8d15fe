import { Navigate, useLocation } from 'react-router';
import type { Promotion } from '@parlor/contract';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { LinkButton, Text } from '@parlor/ui-kit';
import { PromotionArticle } from '../components/PromotionArticle/PromotionArticle.tsx';
import { RewardForm } from '../components/RewardForm/RewardForm.tsx';
import { StandingCard } from '../components/StandingCard/StandingCard.tsx';
import { useStandings, type Standings } from '../hooks/useStandings.ts';
import { rewardPromotion } from '../model/rewardPromotion.ts';
import { mayApply, statusOf } from '../model/standings.ts';

/** The form, if the player may send it; otherwise their state. */
function Application({ promotion, standings }: { promotion: Promotion; standings: Standings }) {
  const { t } = useTranslation('promo');
  const standing = standings.of(promotion.id);
  if (mayApply(promotion.terms, standing))
    return (
      <>
        {standing?.status === 'REJECTED' && standing.reason !== null && (
          <Text>
            {t('standing.REJECTED')} {t(`reason.${standing.reason}`)}
          </Text>
        )}
        <RewardForm key={promotion.id} promotion={promotion} />
      </>
    );
  return (
    <>
      {promotion.terms?.entry === 'apply' ? (
        <StandingCard
          promotion={promotion}
          status={statusOf(promotion, standing, { isLoggedIn: true, now: 0 })}
          standings={standings}
        />
      ) : (
        <Text>{t('applyReward.not_needed')}</Text>
      )}
      <LinkButton variant="secondary" render={<Link to={paths.activityDetail(promotion.id)} />}>
        {t('action.status')}
      </LinkButton>
    </>
  );
}

/** The application for a promotion's reward at /m/applyReward?{id}. Requires an id and a session (PROMO-04). */
export function Page() {
  const { search } = useLocation();
  const standings = useStandings();
  const wanted = rewardPromotion(search);
  if (wanted === undefined || !standings.isLoggedIn) return <Navigate to={paths.activity} replace />;
  return (
    <PromotionArticle id={wanted}>
      {(promotion) => <Application promotion={promotion} standings={standings} />}
    </PromotionArticle>
  );
}
