import { useState } from 'react';
import { useTakeBreakMutation } from '@parlor/api-client';
import { exclusionEnd, type ExclusionSpan, type PlayLimits } from '@parlor/contract';
import { toastDuration, useSettings, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, PasswordField, Stack, Text, writeDate } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { useCheckedForm } from '../../hooks/useCheckedForm.ts';
import { PinField } from '../PinField/PinField.tsx';
import { SecurityForm } from '../SecurityForm/SecurityForm.tsx';

interface Props {
  span: ExclusionSpan;
  confirmBy: PlayLimits['confirmBy'];
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** Explains the effect and end of a break, and asks for a password before it starts. */
export function BreakDialog({ span, confirmBy, isOpen, onClose, onClosed }: Props) {
  const { t } = useTranslation('limits');
  const { t: fields } = useTranslation('security');
  const { t: common } = useTranslation();
  const { tag: locale } = useLanguage();
  const { timeZone } = useSettings();
  const toast = useToast();
  const [takeBreak] = useTakeBreakMutation();
  const form = useCheckedForm<'password'>({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: { key: 'validation.required' } } : {}),
    send: ({ password }) => takeBreak({ span, password }),
    onDone: () => {
      toast({ tone: 'success', messageKey: 'limits:begun', durationMs: toastDuration.long });
      onClose();
    },
    refusals: { 'payment_password.wrong': 'password', 'password.incorrect': 'password' },
  });
  const [openedAt] = useState(() => Date.now());
  const end = exclusionEnd(span, openedAt);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={t('confirm.title', { span: t(`span.${span}`) })}
      description={
        end === null
          ? t('confirm.forGood')
          : t('confirm.until', { time: writeDate(end, 'moment', { locale, timeZone, length: 'medium' }) })
      }
      closeLabel={common('action.close')}
    >
      <SecurityForm onSubmit={form.submit} problem={form.problem}>
        <Text size={14}>{t('confirm.means')}</Text>
        {confirmBy === 'payment' ? (
          <PinField {...form.field('password')} label={fields('field.paymentPassword')} />
        ) : (
          <PasswordField
            {...form.field('password')}
            label={fields('field.loginPassword')}
            autoComplete="current-password"
            showLabel={common('action.show')}
            hideLabel={common('action.hide')}
          />
        )}
        <Stack direction="row" gap={2}>
          <Button variant="secondary" isFullWidth onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" variant="danger" isFullWidth isLoading={form.isSending}>
            {t('confirm.now')}
          </Button>
        </Stack>
      </SecurityForm>
    </Dialog>
  );
}
