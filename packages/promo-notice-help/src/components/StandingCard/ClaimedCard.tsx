import type { Reward } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, formatMoney, Heading, Scene, Stack, Text } from '@parlor/ui-kit';
import { useRewardCenterLink } from './useRewardCenterLink.tsx';

/** A reward that was just claimed: how much, and what it takes to keep it. */
export function ClaimedCard({
  reward: { reward, amount, currency, wageringRequired, freeRounds },
}: {
  reward: Reward;
}) {
  const { t } = useTranslation('promo');
  const { tag } = useLanguage();
  const rewardCenter = useRewardCenterLink();
  const money = (value: string) => formatMoney(value, { currency, locale: tag });
  return (
    <Card as="section" isAccented hasPattern>
      <Stack gap={3} align="center">
        <Scene name="gifts" />
        <div aria-live="polite">
          <Heading level={3} size={20}>
            {freeRounds === null
              ? t(reward === 'bonus' ? 'claimed.bonus' : 'claimed.cash', { amount: money(amount) })
              : t('claimed.freeRounds', { count: freeRounds.count })}
          </Heading>
        </div>
        <Text isCentred tone="secondary">
          {wageringRequired === null
            ? t(freeRounds === null ? 'claimed.cashText' : 'claimed.freeRoundsText')
            : t('claimed.wagering', { amount: money(wageringRequired) })}
        </Text>
        {rewardCenter(reward === 'bonus' ? 'bonuses' : 'past', 'secondary')}
      </Stack>
    </Card>
  );
}
