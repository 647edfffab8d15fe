import type { Currency, PromotionStanding } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney, Text } from '@parlor/ui-kit';
import { donePercent } from '../../model/standings.ts';
import * as S from './OfferProgress.styles.ts';

interface Props {
  progress: NonNullable<PromotionStanding['progress']>;
  /** The currency of the amounts. */
  currency: Currency;
}

/** The player's progress in a promotion, as a bar and as text. */
export function OfferProgress({ progress, currency }: Props) {
  const { t } = useTranslation('promo');
  const { tag } = useLanguage();
  const { unit, step } = progress;
  const written = (value: string) => (unit === 'money' ? formatMoney(value, { currency, locale: tag }) : value);
  return (
    <S.Root>
      <S.Track aria-hidden>
        <S.Fill style={{ inlineSize: `${donePercent(progress)}%` }} />
      </S.Track>
      <Text as="span" size={14} tone="secondary">
        {step !== undefined && `${t('progress.step', step)} · `}
        {t(`progress.${unit}`, { done: written(progress.done), target: written(progress.target) })}
      </Text>
    </S.Root>
  );
}
