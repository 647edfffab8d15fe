import { useSearchParams } from 'react-router';
import { useGatewayNow } from '@parlor/core';
import { OfferFacts } from '../components/OfferFacts/OfferFacts.tsx';
import { PromotionArticle } from '../components/PromotionArticle/PromotionArticle.tsx';
import { RichText } from '../components/RichText/RichText.tsx';
import { StandingCard } from '../components/StandingCard/StandingCard.tsx';
import { useStandings } from '../hooks/useStandings.ts';
import { statusOf } from '../model/standings.ts';

/** One promotion at /m/activityDetail?id=…: the player's state, the terms of the offer and its text. */
export function Page() {
  const [query] = useSearchParams();
  const standings = useStandings();
  const now = useGatewayNow();

  return (
    <PromotionArticle id={query.get('id')}>
      {(promotion) => (
        <>
          {promotion.terms !== null && (
            <StandingCard
              key={promotion.id}
              promotion={promotion}
              status={statusOf(promotion, standings.of(promotion.id), {
                isLoggedIn: standings.isLoggedIn,
                now: now(),
              })}
              standings={standings}
            />
          )}
          <RichText html={promotion.content} />
          {promotion.terms !== null && <OfferFacts promotion={promotion} terms={promotion.terms} />}
        </>
      )}
    </PromotionArticle>
  );
}
