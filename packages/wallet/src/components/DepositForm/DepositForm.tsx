import { useState, type SyntheticEvent } from 'react';
import { errorMessageKey, useCreateDepositMutation } from '@parlor/api-client';
import type { DepositMethod } from '@parlor/contract';
import { forgetDraft, keepDraft, readDraft, useSession } from '@parlor/core';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import { Button, Field, formatMoney } from '@parlor/ui-kit';
import { readAmount } from '../../model/depositRules.ts';
import * as S from './DepositForm.styles.ts';

interface Props {
  methods: readonly DepositMethod[];
  /** Takes the player to where they pay. */
  onStarted: (payUrl: string) => void;
}

/** Chooses how and how much, and starts a deposit. One intent has one key, however often it is sent. */
export function DepositForm({ methods, onStarted }: Props) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const message = useMessage();
  const [createDeposit, { isLoading, error, reset }] = useCreateDepositMutation();
  // Each player's own: whoever logs in next on this phone begins anew.
  const draft = `deposit.${useSession()?.userName ?? ''}`;
  const [{ methodId = methods[0]?.id, typed = '' }, setDetails] = useState(() => readDraft(draft));
  const [wasSent, setWasSent] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  if (!method) return null;
  const money = (amount: string) => formatMoney(amount, { currency: method.currency, locale: tag });
  const { amount, problem } = readAmount(typed, method);
  const limits = t('deposit.limits', { min: money(method.minAmount), max: money(method.maxAmount) });
  const problemWords =
    problem === 'invalid'
      ? t('deposit.invalid')
      : t('deposit.outside', { min: money(method.minAmount), max: money(method.maxAmount) });

  // Other details are another intent, and must not be taken for a repetition of the first.
  const change = (details: { methodId?: string; typed?: string }) => {
    setDetails((before) => ({ ...before, ...details }));
    keepDraft(draft, details);
    setIdempotencyKey(crypto.randomUUID());
    if (error) reset();
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (amount === undefined) return;
    const answer = await createDeposit({ body: { methodId: method.id, amount }, idempotencyKey });
    if (!answer.data) return;
    forgetDraft(draft);
    // The intent is carried out: the same amount once more, after stepping back here, is a new one.
    setIdempotencyKey(crypto.randomUUID());
    if (answer.data.payUrl !== null) onStarted(answer.data.payUrl);
  };

  return (
    <S.Form onSubmit={(event) => void submit(event)} noValidate>
      <S.Group>
        <S.Legend>{t('deposit.method')}</S.Legend>
        <S.Methods>
          {methods.map(({ id, displayName }) => (
            <S.Method key={id} $isChosen={id === method.id}>
              <input
                type="radio"
                name="method"
                value={id}
                checked={id === method.id}
                onChange={() => change({ methodId: id })}
              />
              {displayName}
            </S.Method>
          ))}
        </S.Methods>
      </S.Group>
      <Field
        label={t('deposit.amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={(event) => change({ typed: event.target.value })}
        help={limits}
        error={error ? message(errorMessageKey(error)) : wasSent && problem ? problemWords : undefined}
        isRequired
      />
      <S.Group>
        <S.Legend>{t('deposit.quick')}</S.Legend>
        <S.Quick>
          {method.quickAmounts.map((quick) => (
            <Button
              key={quick}
              variant="secondary"
              size="small"
              aria-pressed={amount === quick}
              onClick={() => change({ typed: quick })}
            >
              {formatMoney(quick, { currency: method.currency, locale: tag, digits: 0 })}
            </Button>
          ))}
        </S.Quick>
      </S.Group>
      <Button type="submit" isFullWidth isLoading={isLoading}>
        {amount === undefined ? t('deposit.submitEmpty') : t('deposit.submit', { amount: money(amount) })}
      </Button>
    </S.Form>
  );
}
