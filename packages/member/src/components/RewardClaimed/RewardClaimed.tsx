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
  reward: { reward, amount, currency, wageringRequired, freeRounds, tickets, points },
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
    if (tickets !== null) return t('claimed.tickets', { count: tickets.count });
    if (points !== null) return t('claimed.points', { count: points.count });
    return freeRounds === null
      ? t(reward === 'bonus' ? 'claimed.bonus' : 'claimed.cash', { amount: money(amount) })
      : t('claimed.freeRounds', { count: freeRounds.count });
  };
  const told = (): string => {
    if (tickets !== null)
      return tickets.drawnAfter === null
        ? t('claimed.ticketsText')
        : t('claimed.ticketsDrawn', {
            day: writeDate(tickets.drawnAfter, 'moment', { locale: tag, timeZone, length: 'medium' }),
          });
    if (points !== null) return t('claimed.pointsText');
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
          {told()}
        </Text>
        {tickets !== null && (
          <LinkButton variant="secondary" render={<Link to={paths.contest(tickets.raffle)} />}>
            {tickets.title}
          </LinkButton>
        )}
        {points !== null && (
          <LinkButton variant="secondary" render={<Link to={paths.contest(points.contest)} />}>
            {points.title}
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
