import { useState } from 'react';
import { errorMessageKey, useSetPlayLimitMutation } from '@parlor/api-client';
import { fromMinor, toMinor, type PlayLimit, type PlayLimits } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Field } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { useCheckedForm } from '../../hooks/useCheckedForm.ts';
import { SecurityForm } from '../SecurityForm/SecurityForm.tsx';

interface Props {
  limit: PlayLimit;
  limits: PlayLimits;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** Sets, changes or removes one limit. Shows when the change takes effect. */
export function LimitDialog({ limit: { kind, period, amount, next }, limits, isOpen, onClose, onClosed }: Props) {
  const { t } = useTranslation('limits');
  const { t: common } = useTranslation();
  const toast = useToast();
  const [setLimit] = useSetPlayLimitMutation();
  const [isRemoving, setIsRemoving] = useState(false);
  const { currency, raiseHours } = limits;

  const minorOf = (typed: string) => toMinor(typed.replaceAll(/[\s,]/g, ''), currency);
  const showOutcome = (answer: PlayLimits | undefined) => {
    const changed = answer?.limits.find((item) => item.kind === kind && item.period === period);
    toast({
      tone: 'success',
      messageKey: changed?.next ? 'limits:waits' : 'limits:saved',
      durationMs: toastDuration.long,
    });
    onClose();
  };
  const send = async (value: string | null) => {
    const answer = await setLimit({ kind, period, amount: value });
    if (!answer.error) showOutcome(answer.data);
    return answer;
  };

  const form = useCheckedForm<'amount'>({
    initial: { amount: amount ?? '' },
    check: ({ amount: typed }) => ((minorOf(typed) ?? 0n) > 0n ? {} : { amount: { key: 'limits:amountWrong' } }),
    send: ({ amount: typed }) => send(fromMinor(minorOf(typed) ?? 0n, currency)),
    onDone: () => undefined,
    keepsInput: true,
    refusals: { 'wallet.amount_invalid': 'amount' },
  });
  const remove = async (value: string | null) => {
    setIsRemoving(true);
    const { error } = await send(value);
    setIsRemoving(false);
    if (error) toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.long });
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={t('dialogTitle', { kind: t(`kind.${kind}`), period: t(`period.${period}`) })}
      description={t('dialogText', { count: raiseHours })}
      closeLabel={common('action.close')}
    >
      <SecurityForm onSubmit={form.submit} problem={form.problem}>
        <Field
          {...form.field('amount')}
          label={t('amount', { currency })}
          help={t(`help.${kind}`)}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <Button type="submit" size="large" isFullWidth isLoading={form.isSending}>
          {t('save')}
        </Button>
        {next !== null && (
          <Button variant="secondary" isFullWidth isLoading={isRemoving} onClick={() => void remove(amount)}>
            {t('keep')}
          </Button>
        )}
        {next === null && amount !== null && (
          <Button variant="ghost" isFullWidth isLoading={isRemoving} onClick={() => void remove(null)}>
            {t('remove')}
          </Button>
        )}
      </SecurityForm>
    </Dialog>
  );
}
