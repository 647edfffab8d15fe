import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { errorMessageKey, useAcknowledgePlayReminderMutation } from '@parlor/api-client';
import type { PlayReminder } from '@parlor/contract';
import { paths } from '@parlor/core';
import { useLanguage, useMessage, useTranslation, useFullPack } from '@parlor/i18n';
import { Button, Money, Stack, Stat, Text } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';

const MINUTE_MS = 60_000;

interface Props {
  due: NonNullable<PlayReminder['due']>;
  isOpen: boolean;
  onClosed: () => void;
}

/**
 * Shows how long the player has played, and the sums staked and won. It closes only after an answer that the gateway
 * confirmed.
 */
export function ReminderDialog({ due, isOpen, onClosed }: Props) {
  useFullPack();
  const { t } = useTranslation('limits');
  const { t: wallet } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { tag: locale } = useLanguage();
  const message = useMessage();
  const navigate = useNavigate();
  const [acknowledge, { isLoading, error }] = useAcknowledgePlayReminderMutation();
  const { since, playedMs, currency, pauseMinutes } = due;

  const answer = async (path?: string) => {
    const { error: refused } = await acknowledge({ since });
    if (!refused && path !== undefined) void navigate(path);
  };
  // The focus is not on a button: the key that plays a round would close the dialog unread.
  const figures = useRef<HTMLDivElement>(null);
  const minutes = Math.floor(playedMs / MINUTE_MS);
  return (
    <Dialog
      isOpen={isOpen}
      mustAnswer
      role="alertdialog"
      onClose={() => undefined}
      onClosed={onClosed}
      title={t('reminder.title')}
      description={
        minutes < 60
          ? t('reminder.minutes', { count: minutes })
          : t('reminder.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
      }
      closeLabel={common('action.close')}
      initialFocus={figures}
    >
      <Stack gap={4}>
        <div ref={figures} tabIndex={-1}>
          <Stack direction="row" justify="space-between" isWrapping>
            {(['staked', 'won', 'net'] as const).map((figure) => (
              <Stat key={figure} label={wallet(`profitAndLoss.${figure}`)}>
                <Money
                  amount={due[figure]}
                  currency={currency}
                  locale={locale}
                  tone={figure === 'net' ? 'auto' : 'plain'}
                />
              </Stat>
            ))}
          </Stack>
        </div>
        {pauseMinutes > 0 && <Text size={14}>{t('reminder.pause', { count: pauseMinutes })}</Text>}
        <div role="alert">
          {error !== undefined && (
            <Text tone="danger" size={14}>
              {message(errorMessageKey(error))}
            </Text>
          )}
        </div>
        <Stack gap={2}>
          <Button isFullWidth isLoading={isLoading} onClick={() => void answer()}>
            {t(pauseMinutes > 0 ? 'reminder.afterPause' : 'reminder.goOn')}
          </Button>
          <Button
            variant="secondary"
            isFullWidth
            disabled={isLoading}
            onClick={() => void answer(`${paths.securityCenter}?limits`)}
          >
            {t('break.start')}
          </Button>
          <Button variant="ghost" isFullWidth disabled={isLoading} onClick={() => void answer(paths.gameRecord)}>
            {common('shell.gameRecord')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
