import type { Promotion, PromotionStanding, PromotionStatus } from '@parlor/contract';
import { paths, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Heading, Picture, Text, writeDate } from '@parlor/ui-kit';
import { OfferProgress } from '../OfferProgress/OfferProgress.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import * as S from './PromotionCard.styles.ts';

/** The first and the last day of a promotion. */
export function PromotionDates({ promotion: { startDate, endDate, noExpiry } }: { promotion: Promotion }) {
  const { t } = useTranslation('promo');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const day = (at: number) => writeDate(at, 'date', { locale: tag, timeZone, length: 'medium' });
  const isLongTerm = noExpiry === 1 || endDate === null;
  return (
    <Text size={14} tone="secondary">
      {isLongTerm ? t('activity.longTerm') : t('activity.range', { from: day(startDate), to: day(endDate) })}
    </Text>
  );
}

/** The cover of a promotion. `isAlone` rounds its corners for use outside of a card. */
export function PromotionCover({
  promotion,
  isUrgent = false,
  isAlone = false,
}: {
  promotion: Promotion;
  isUrgent?: boolean;
  isAlone?: boolean;
}) {
  const cover = promotion.announcementImages.toSorted((a, b) => a.sequence - b.sequence)[0];
  if (!cover) return null;
  const source = {
    src: `${cover.url}@1x.webp`,
    avif: `${cover.url}@1x.avif 1x, ${cover.url}@2x.avif 2x`,
    webp: `${cover.url}@1x.webp 1x, ${cover.url}@2x.webp 2x`,
    dominantColor: cover.dominantColour,
  };
  const picture = <Picture source={source} alt="" width={390} height={170} isUrgent={isUrgent} />;
  return isAlone ? <S.Cover>{picture}</S.Cover> : picture;
}

interface PromotionCardProps {
  promotion: Promotion;
  isUrgent: boolean;
  /** The label for the current player or visitor; null if there is none. */
  status: PromotionStatus | null;
  progress: PromotionStanding['progress'];
}

/** A promotion of the list, with the player's state. The whole card is a link to the promotion. */
export function PromotionCard({ promotion, isUrgent, status, progress }: PromotionCardProps) {
  const { t } = useTranslation('promo');
  return (
    <S.Root id={`promotion-${promotion.id}`} to={paths.activityDetail(promotion.id)}>
      <PromotionCover promotion={promotion} isUrgent={isUrgent} />
      <S.Words>
        <S.Head>
          <Heading level={2} size={20}>
            {promotion.title}
          </Heading>
          {status !== null && <StatusBadge status={status} />}
        </S.Head>
        <Text tone="secondary">{promotion.summary}</Text>
        {progress !== null && promotion.terms !== null && (
          <OfferProgress progress={progress} currency={promotion.terms.currency} />
        )}
        <S.Foot>
          <PromotionDates promotion={promotion} />
          <S.More>{t('activity.more')}</S.More>
        </S.Foot>
      </S.Words>
    </S.Root>
  );
}
