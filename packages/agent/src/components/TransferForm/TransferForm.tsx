import { useState, type SyntheticEvent } from 'react';
import { useTransferToDownlineMutation } from '@parlor/api-client';
import type { AgentTransfer, TransferTerms } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Field, formatMoney } from '@parlor/ui-kit';
import { useMoneyIntent } from '../../hooks/useMoneyIntent.ts';
import { compareAmounts, readAmount } from '../../model/amounts.ts';
import { Form } from '../Panes/Panes.styles.ts';
import { Problem } from '../Problem/Problem.tsx';
import { TransferPin } from './TransferPin.tsx';

/** Returns why the terms do not allow an amount. */
function amountError(
  amount: string | undefined,
  terms: TransferTerms,
): 'wrongAmount' | 'tooMuch' | 'overDaily' | undefined {
  if (amount === undefined) return 'wrongAmount';
  if (compareAmounts(amount, terms.minAmount) < 0 || compareAmounts(amount, terms.maxAmount) > 0) return 'wrongAmount';
  if (compareAmounts(amount, terms.available) > 0) return 'tooMuch';
  return compareAmounts(amount, terms.dailyLeft) > 0 ? 'overDaily' : undefined;
}

/** Transfers to one account of the team (AGT-04). */
export function TransferForm({ terms, to: firstTo }: { terms: TransferTerms; to: string }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const toast = useToast();
  const [transfer] = useTransferToDownlineMutation();
  const intent = useMoneyIntent<AgentTransfer>();
  const [to, setTo] = useState(firstTo);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const money = (amount: string) => formatMoney(amount, { currency: terms.currency, locale: tag });
  const limits = { min: money(terms.minAmount), max: money(terms.maxAmount) };
  const amount = readAmount(typed);
  const amountProblem = amountError(amount, terms);
  const required = t('transfer.required');

  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    intent.renew();
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (to.trim() === '' || amount === undefined || amountProblem !== undefined || password === '') return;
    const body = { to: to.trim(), amount, note: note.trim(), paymentPassword: password };
    const done = await intent.send((idempotencyKey) => transfer({ body, idempotencyKey }));
    setPassword('');
    setWasSent(false);
    if (!done) return;
    setTyped('');
    setNote('');
    toast({
      tone: 'success',
      messageKey: 'agentTeam:transfer.done',
      values: { amount: money(done.amount), account: done.account },
      durationMs: toastDuration.short,
    });
  };

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('transfer.to')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={to}
        onChange={(event) => change(setTo)(event.target.value)}
        error={wasSent && to.trim() === '' ? required : undefined}
        isRequired
      />
      <Field
        label={t('transfer.amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={(event) => change(setTyped)(event.target.value)}
        help={t('transfer.limits', limits)}
        error={
          amountProblem !== undefined && (wasSent || (typed !== '' && amountProblem !== 'wrongAmount'))
            ? t(`transfer.${amountProblem}`, limits)
            : undefined
        }
        isRequired
      />
      <Field
        label={t('transfer.note')}
        optionalMark={t('open.optional')}
        autoComplete="off"
        maxLength={60}
        value={note}
        onChange={(event) => change(setNote)(event.target.value)}
      />
      <TransferPin
        value={password}
        onChange={setPassword}
        error={intent.isPasswordProblem ? intent.problem : wasSent && password === '' ? required : undefined}
      />
      <Problem text={intent.isPasswordProblem ? undefined : intent.problem} />
      <Button type="submit" size="large" isFullWidth isLoading={intent.isSending}>
        {amount === undefined ? t('transfer.submit') : t('transfer.submitAmount', { amount: money(amount) })}
      </Button>
    </Form>
  );
}
