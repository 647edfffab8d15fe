import type { Reward } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, formatMoney, Heading, Scene, Stack, Text } from '@parlor/ui-kit';

interface Props {
  reward: Reward;
  /** Shows the bonuses with their wagering. */
  onShowBonuses: () => void;
}

/** A reward that was just claimed: how much, and what it takes to keep it. */
export function RewardClaimed({ reward: { reward, amount, currency, wageringRequired }, onShowBonuses }: Props) {
  const { t } = useTranslation('rewards');
  const { tag } = useLanguage();
  const money = (value: string) => formatMoney(value, { currency, locale: tag });
  return (
    <Card as="section" isAccented hasPattern>
      <Stack gap={3} align="center">
        <Scene name="gifts" />
        <div aria-live="polite">
          <Heading level={2} size={20}>
            {t(`claimed.${reward}`, { amount: money(amount) })}
          </Heading>
        </div>
        <Text isCentred tone="secondary">
          {wageringRequired === null
            ? t('claimed.cashText')
            : t('claimed.bonusText', { amount: money(wageringRequired) })}
        </Text>
        {reward === 'bonus' && (
          <Button variant="secondary" onClick={onShowBonuses}>
            {t('claimed.progress')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
