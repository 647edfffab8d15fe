import { useState, type SyntheticEvent } from 'react';
import { errorMessageKey, isApiError, useCreateDepositMutation } from '@parlor/api-client';
import type { Deposit, DepositMethod, DepositOffer } from '@parlor/contract';
import { forgetDraft, storeDraft, readDraft, useSession } from '@parlor/core';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import { Button, Field, formatMoney, Select } from '@parlor/ui-kit';
import { useDepositOffers } from '../../hooks/useDepositOffers.ts';
import { depositSums, fittingOffers, readDepositAmount } from '../../model/depositRules.ts';
import { DepositOfferChoice } from '../DepositOfferChoice/DepositOfferChoice.tsx';
import { DepositSums } from '../DepositSums/DepositSums.tsx';
import { MethodCards } from '../MethodCards/MethodCards.tsx';
import * as S from './DepositForm.styles.ts';
import { ExcludedNotice } from './ExcludedNotice.tsx';

interface Props {
  methods: readonly DepositMethod[];
  offers: readonly DepositOffer[];
  /** Called with a started deposit. Opens its payment. */
  onStarted: (deposit: Deposit) => void;
}

/** Starts a deposit by method and amount. One intent has one idempotency key, however often it is sent. */
export function DepositForm({ methods, offers, onStarted }: Props) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const message = useMessage();
  const [createDeposit, { isLoading, error, reset }] = useCreateDepositMutation();
  // One draft per player: another player on this phone gets an empty form.
  const draft = `deposit.${useSession()?.userName ?? ''}`;
  const [{ methodId = methods[0]?.id, typed = '', bankCode = '', offerCode = '', promotionId = '' }, setDetails] =
    useState(() => readDraft(draft));
  const [wasSent, setWasSent] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const read = method && readDepositAmount(typed, method);
  const promotions = useDepositOffers(method?.id, read?.amount);
  if (!method || !read) return null;
  const { currency } = method;
  const money = (amount: string) => formatMoney(amount, { currency, locale: tag });
  const { amount, problem } = read;
  const range = { min: money(method.minAmount), max: money(method.maxAmount) };
  const limits = [
    t('deposit.limits', range),
    ...(method.dailyMaxAmount === null ? [] : [t('deposit.perDay', { max: money(method.dailyMaxAmount) })]),
  ].join(' · ');
  const problemWords = {
    invalid: t('deposit.invalid'),
    below: t('deposit.outside', range),
    above: t('deposit.outside', range),
    step: t('deposit.step', { step: money(method.stepAmount ?? '0') }),
  };
  const fitting = amount === undefined ? [] : fittingOffers(amount, offers, currency);
  const offer = fitting.find(({ code }) => code === offerCode);
  const promotion = promotions.choosable(promotionId);
  const bank = method.banks.find(({ code }) => code === bankCode);
  // No other amount would help.
  const isExcluded = isApiError(error) && error.code === 'deposit.excluded';
  const isBankMissing = method.banks.length > 0 && bank === undefined;

  // Changed details are a new request and need a new key.
  const change = (
    details: Partial<Record<'methodId' | 'typed' | 'bankCode' | 'offerCode' | 'promotionId', string>>,
  ) => {
    setDetails((before) => ({ ...before, ...details }));
    storeDraft(draft, details);
    setIdempotencyKey(crypto.randomUUID());
    if (error) reset();
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (amount === undefined || isBankMissing) return;
    const answer = await createDeposit({
      body: {
        methodId: method.id,
        amount,
        ...(bank && { bankCode: bank.code }),
        ...(offer && { offerCode: offer.code }),
        ...(promotion && { promotionId: promotion.promotionId }),
      },
      idempotencyKey,
    });
    if (!answer.data) return;
    forgetDraft(draft);
    // The intent is complete. Sending the same amount again after Back is a new one.
    setIdempotencyKey(crypto.randomUUID());
    onStarted(answer.data);
  };

  return (
    <S.Form onSubmit={(event) => void submit(event)} noValidate>
      <MethodCards methods={methods} chosenId={method.id} onChoose={(id) => change({ methodId: id })} />
      {method.banks.length > 0 && (
        <Select
          label={t('deposit.bank')}
          placeholder={t('deposit.chooseBank')}
          options={method.banks.map(({ code, name }) => ({ value: code, label: name }))}
          value={bank?.code ?? ''}
          onChange={(event) => change({ bankCode: event.target.value })}
          error={wasSent && isBankMissing ? t('deposit.chooseBank') : undefined}
          isRequired
        />
      )}
      <Field
        label={t('deposit.amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={(event) => change({ typed: event.target.value })}
        help={limits}
        error={
          error && !isExcluded
            ? message(errorMessageKey(error))
            : wasSent && problem
              ? problemWords[problem]
              : undefined
        }
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
              {formatMoney(quick, { currency, locale: tag, digits: 0 })}
            </Button>
          ))}
        </S.Quick>
      </S.Group>
      <DepositOfferChoice
        amount={amount}
        currency={currency}
        offers={offers}
        promotions={promotions}
        chosen={offer?.code ?? promotion?.promotionId ?? ''}
        onChoose={(choice) => change({ offerCode: '', promotionId: '', ...choice })}
      />
      {amount !== undefined && (
        <DepositSums
          {...depositSums(amount, method, offer)}
          {...(promotion?.gives &&
            ['cash', 'bonus'].includes(promotion.gives.reward) && { bonus: promotion.gives.amount })}
          currency={currency}
        />
      )}
      {isExcluded && <ExcludedNotice text={message(errorMessageKey(error))} />}
      <Button type="submit" isFullWidth isLoading={isLoading}>
        {amount === undefined ? t('deposit.submitEmpty') : t('deposit.submit', { amount: money(amount) })}
      </Button>
    </S.Form>
  );
}
