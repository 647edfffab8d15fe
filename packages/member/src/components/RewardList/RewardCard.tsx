import { errorMessageKey, useClaimRewardMutation } from '@parlor/api-client';
import type { Reward } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import { Badge, Button, Card, formatMoney, Heading, Stack, Text, writeDate } from '@parlor/ui-kit';

interface Props {
  reward: Reward;
  onClaimed: (reward: Reward) => void;
}

/** A reward to claim: its content, requirements and expiry. */
export function RewardCard({ reward: open, onClaimed }: Props) {
  const { t } = useTranslation('rewards');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const message = useMessage();
  const [claim, { isLoading, error }] = useClaimRewardMutation();
  const { title, reward, amount, currency, wageringRequired, freeRounds, contestReward, expiresAt } = open;
  const money = (value: string) => formatMoney(value, { currency, locale: tag });
  const description = (): string => {
    if (contestReward !== null) {
      const { unit, count, title: contestTitle } = contestReward;
      return t(`open.${unit}Text`, { count, title: contestTitle });
    }
    if (freeRounds !== null) {
      const { count, stake, wageringMultiple: times } = freeRounds;
      return t(times > 0 ? 'open.freeRoundsText' : 'open.freeRoundsCash', { count, stake: money(stake), times });
    }
    return wageringRequired === null ? t('open.cashText') : t('open.wagering', { amount: money(wageringRequired) });
  };
  const action = (): string => {
    if (contestReward !== null) return t(`open.${contestReward.unit}Claim`, { count: contestReward.count });
    return freeRounds === null
      ? t('open.claim', { amount: money(amount) })
      : t('open.freeRoundsClaim', { count: freeRounds.count });
  };
  const send = async () => {
    // A second tap while the first is pending has no effect.
    if (isLoading) return;
    const { data } = await claim(open.rewardId);
    if (data) onClaimed(data);
  };
  return (
    <Card as="li">
      <Stack gap={3}>
        <Stack direction="row" gap={3} justify="space-between" isWrapping>
          <Heading level={2} size={16}>
            {title}
          </Heading>
          <Badge tone={reward === 'cash' ? 'success' : 'accent'}>{t(`open.${reward}`)}</Badge>
        </Stack>
        <Text size={14} tone="secondary">
          {description()}
        </Text>
        {expiresAt !== null && (
          <Text size={14} tone="secondary">
            {t('open.until', { day: writeDate(expiresAt, 'moment', { locale: tag, timeZone, length: 'medium' }) })}
          </Text>
        )}
        {error !== undefined && (
          <div role="alert">
            <Text size={14} tone="danger">
              {message(errorMessageKey(error))}
            </Text>
          </div>
        )}
        <Button isFullWidth isLoading={isLoading} onClick={() => void send()}>
          {action()}
        </Button>
      </Stack>
    </Card>
  );
}
