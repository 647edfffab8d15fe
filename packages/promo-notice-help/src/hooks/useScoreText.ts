import type { Contest } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney } from '@parlor/ui-kit';

/** Returns a formatter of scores by the contest's measure: money, a multiple of the stake, points or tickets. */
export function useScoreText({ kind, measure, currency }: Pick<Contest, 'kind' | 'measure' | 'currency'>) {
  const { t } = useTranslation('contests');
  const { tag } = useLanguage();
  return (score: string): string => {
    if (kind === 'raffle') return t('score.tickets', { count: Number(score) });
    if (measure === 'points') return t('score.points', { count: Number(score) });
    if (measure === 'best_multiplier') return t('score.multiple', { multiple: score });
    return formatMoney(score, { currency, locale: tag });
  };
}
