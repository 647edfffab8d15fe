import type { Reward } from '@parlor/contract';
import { Link, paths } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, formatMoney, Heading, LinkButton, Scene, Stack, Text } from '@parlor/ui-kit';
import { useRewardCenterLink } from './useRewardCenterLink.tsx';

/** A reward that was just claimed, with its amount and requirements. */
export function ClaimedCard({
  reward: { reward, amount, currency, wageringRequired, freeRounds, contestReward },
}: {
  reward: Reward;
}) {
  const { t } = useTranslation('promo');
  const { tag } = useLanguage();
  const rewardCenter = useRewardCenterLink();
  const money = (value: string) => formatMoney(value, { currency, locale: tag });
  const won = (): string => {
    if (contestReward !== null) return t(`claimed.${contestReward.unit}`, { count: contestReward.count });
    return freeRounds === null
      ? t(reward === 'bonus' ? 'claimed.bonus' : 'claimed.cash', { amount: money(amount) })
      : t('claimed.freeRounds', { count: freeRounds.count });
  };
  const description = (): string => {
    if (contestReward !== null) return t(`claimed.${contestReward.unit}Text`);
    if (wageringRequired !== null) return t('claimed.wagering', { amount: money(wageringRequired) });
    return t(freeRounds === null ? 'claimed.cashText' : 'claimed.freeRoundsText');
  };
  return (
    <Card as="section" isAccented hasPattern>
      <Stack gap={3} align="center">
        <Scene name="gifts" />
        <div aria-live="polite">
          <Heading level={3} size={20}>
            {won()}
          </Heading>
        </div>
        <Text isCentred tone="secondary">
          {description()}
        </Text>
        {contestReward !== null && (
          <LinkButton isFullWidth render={<Link to={paths.contest(contestReward.contest)} />}>
            {contestReward.title}
          </LinkButton>
        )}
        {rewardCenter(reward === 'bonus' ? 'bonuses' : 'past', 'secondary')}
      </Stack>
    </Card>
  );
}
