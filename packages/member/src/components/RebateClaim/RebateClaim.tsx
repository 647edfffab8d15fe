import type { Rebate } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, formatMoney, Money, Stack, Stat } from '@parlor/ui-kit';
import { useRebateClaim } from '../../hooks/useRebateClaim.ts';

const isZero = (amount: string): boolean => !/[1-9]/.test(amount);

/** The amount to claim, and the button that claims it (MEM-03). */
export function RebateClaim({ rebate }: { rebate: Rebate }) {
  const { t } = useTranslation('loyalty');
  const { tag } = useLanguage();
  const { currency, claimable, claimedInAll } = rebate;
  const written = (amount: string) => formatMoney(amount, { currency, locale: tag });
  const { claim, isClaiming } = useRebateClaim(written);
  const isNothing = isZero(claimable);
  return (
    <Card hasPattern as="section">
      <Stack gap={4}>
        <Stack direction="row" gap={4} justify="space-between" isWrapping>
          <Stat label={t('rebate.claimable')} size="large">
            <Money amount={claimable} currency={currency} locale={tag} isStrong />
          </Stat>
          <Stat label={t('rebate.claimedInAll')}>
            <Money amount={claimedInAll} currency={currency} locale={tag} />
          </Stat>
        </Stack>
        <Button isFullWidth isLoading={isClaiming} disabled={isNothing} onClick={() => void claim()}>
          {isNothing ? t('rebate.nothing') : t('rebate.claim', { amount: written(claimable) })}
        </Button>
      </Stack>
    </Card>
  );
}
