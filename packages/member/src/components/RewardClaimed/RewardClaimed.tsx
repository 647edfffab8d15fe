import { useEffect, useRef } from 'react';
import type { Reward } from '@parlor/contract';
import { Link, paths, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, formatMoney, Heading, LinkButton, Scene, Stack, Text, writeDate } from '@parlor/ui-kit';

interface Props {
  reward: Reward;
  /** Shows the bonuses with their wagering. */
  onShowBonuses: () => void;
}

/**
 * A reward that was just claimed: the amount and its requirements. It scrolls into view, because the form that claimed
 * it is further down.
 */
export function RewardClaimed({
  reward: { reward, amount, currency, wageringRequired, freeRounds, contestReward },
  onShowBonuses,
}: Props) {
  const { t } = useTranslation('rewards');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const heading = useRef<HTMLDivElement>(null);
  // Newer browsers return a promise, which React would take for the cleanup.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const money = (value: string) => formatMoney(value, { currency, locale: tag });
  const won = (): string => {
    if (contestReward !== null) return t(`claimed.${contestReward.unit}`, { count: contestReward.count });
    return freeRounds === null
      ? t(reward === 'bonus' ? 'claimed.bonus' : 'claimed.cash', { amount: money(amount) })
      : t('claimed.freeRounds', { count: freeRounds.count });
  };
  const description = (): string => {
    if (contestReward !== null) {
      const { unit, endsAt } = contestReward;
      return unit === 'points' || endsAt === null
        ? t(`claimed.${unit}Text`)
        : t('claimed.ticketsDrawn', {
            day: writeDate(endsAt, 'moment', { locale: tag, timeZone, length: 'medium' }),
          });
    }
    if (freeRounds?.playUntil)
      return t('claimed.freeRoundsText', {
        day: writeDate(freeRounds.playUntil, 'moment', { locale: tag, timeZone, length: 'medium' }),
      });
    return wageringRequired === null
      ? t('claimed.cashText')
      : t('claimed.bonusText', { amount: money(wageringRequired) });
  };
  return (
    <Card as="section" isAccented hasPattern>
      <Stack gap={3} align="center">
        <Scene name="gifts" />
        <div ref={heading} aria-live="polite">
          <Heading level={2} size={20}>
            {won()}
          </Heading>
        </div>
        <Text isCentred tone="secondary">
          {description()}
        </Text>
        {contestReward !== null && (
          <LinkButton variant="secondary" render={<Link to={paths.contest(contestReward.contest)} />}>
            {contestReward.title}
          </LinkButton>
        )}
        {reward === 'bonus' && (
          <Button variant="secondary" onClick={onShowBonuses}>
            {t('claimed.progress')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
