import type { ProfitAndLoss } from '@parlor/contract';
import { useTranslation, useLanguage } from '@parlor/i18n';
import { Card, Money, Stack, Stat } from '@parlor/ui-kit';

/** Stakes, payouts and the difference. Returned stakes are shown if there are any, so that the figures add up. */
export function ProfitSummary({ totals, currency }: Pick<ProfitAndLoss, 'totals' | 'currency'>) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const figures = (['staked', 'won', 'refunded', 'net'] as const).filter(
    (figure) => figure !== 'refunded' || /[1-9]/.test(totals.refunded),
  );
  return (
    <Card>
      <Stack direction="row" justify="space-between" isWrapping>
        {figures.map((figure) => (
          <Stat key={figure} label={t(`profitAndLoss.${figure}`)}>
            <Money
              amount={totals[figure]}
              currency={currency}
              locale={tag}
              tone={figure === 'net' ? 'auto' : 'plain'}
            />
          </Stat>
        ))}
      </Stack>
    </Card>
  );
}
