import { useState } from 'react';
import { errorMessageKey, useEndBonusMutation } from '@parlor/api-client';
import type { Bonus } from '@parlor/contract';
import { toastDuration, useSettings, useToast } from '@parlor/core';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { Badge, Button, Card, formatMoney, Heading, Money, Stack, Stat, Text, writeDate } from '@parlor/ui-kit';
import { ConfirmDialog } from '@parlor/ui-kit/dialog';
import { shareOf, writePercent } from '../../model/rankProgress.ts';
import { BonusRounds } from '../BonusRounds/BonusRounds.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';

/** The confirmation before a bonus is forfeited, with the loss. */
function ForfeitConfirmation({ bonus, written }: { bonus: Bonus; written: string }) {
  const { t } = useTranslation('rewards');
  const toast = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const [end, { isLoading }] = useEndBonusMutation();
  const send = async () => {
    if (isLoading) return;
    const { data, error } = await end(bonus.bonusId);
    setIsConfirming(false);
    toast(
      data
        ? { tone: 'success', messageKey: 'rewards:giveUp.done', durationMs: toastDuration.info }
        : { tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short },
    );
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setIsConfirming(true)}>
        {t('bonus.giveUp')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        isBusy={isLoading}
        isDangerous
        title={t('giveUp.title', { amount: written })}
        description={t('giveUp.text', { amount: written })}
        confirmLabel={t('giveUp.confirm', { amount: written })}
        cancelLabel={t('giveUp.cancel')}
        onConfirm={() => void send()}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}

/** A running bonus: the remaining amount, the wagering progress and the terms. */
export function BonusCard({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('rewards');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const gameTypeName = useGameTypeName();
  const [isOpen, setIsOpen] = useState(false);
  const { title, state, balance, currency, wagering, maxStake, conversionCap, contributions, expiresAt } = bonus;
  const money = (amount: string) => formatMoney(amount, { currency, locale: tag });
  const shareText = ({ gameType, percent, minOdds }: Bonus['contributions'][number]) => {
    const share = `${gameTypeName(gameType)} ${writePercent(percent, tag)}`;
    return minOdds === undefined ? share : t('bonus.fromOdds', { share, odds: minOdds });
  };
  const terms = [
    t('bonus.expires', { day: writeDate(expiresAt, 'moment', { locale: tag, timeZone, length: 'medium' }) }),
    ...(maxStake === null ? [] : [t('bonus.maxStake', { amount: money(maxStake) })]),
    ...(conversionCap === null ? [] : [t('bonus.conversionCap', { amount: money(conversionCap) })]),
    ...(contributions.length === 0
      ? []
      : [t('bonus.contributions', { list: contributions.map(shareText).join(', ') })]),
  ];
  return (
    <Card as="li">
      <Stack gap={3}>
        <Stack direction="row" gap={3} justify="space-between" isWrapping>
          <Heading level={3} size={16}>
            {title}
          </Heading>
          <Badge tone={state === 'ACTIVE' ? 'accent' : 'warning'}>{t(`bonusState.${state}`)}</Badge>
        </Stack>
        <Stat label={t('bonus.balance')} size="large">
          <Money amount={balance} currency={currency} locale={tag} isStrong isLive />
        </Stat>
        <Stack gap={1}>
          <ProgressBar share={shareOf(wagering.done, wagering.required)} />
          <Stack direction="row" gap={2} justify="space-between" isWrapping>
            <Text as="span" size={14} tone="secondary">
              {t('bonus.staked', { done: money(wagering.done), required: money(wagering.required) })}
            </Text>
            <Text as="span" size={14} isStrong>
              {t('bonus.left', { amount: money(wagering.left) })}
            </Text>
          </Stack>
        </Stack>
        <Stack as="ul" gap={1}>
          {terms.map((term) => (
            <li key={term}>
              <Text as="span" size={14} tone="secondary">
                {term}
              </Text>
            </li>
          ))}
        </Stack>
        {state === 'ENDING' && <Text size={14}>{t('bonus.ending')}</Text>}
        <Stack direction="row" gap={3} justify="space-between" isWrapping>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('bonus.rounds')}
          </Button>
          {state === 'ACTIVE' && <ForfeitConfirmation bonus={bonus} written={money(balance)} />}
        </Stack>
        <BonusRounds bonus={bonus} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </Stack>
    </Card>
  );
}
