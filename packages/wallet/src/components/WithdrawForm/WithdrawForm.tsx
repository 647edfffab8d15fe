import { lazy, Suspense, useEffect, useRef, type SyntheticEvent } from 'react';
import {
  bankNames,
  PAYMENT_PASSWORD_LENGTH,
  type BankCard,
  type Withdrawal,
  type WithdrawalTerms,
} from '@parlor/contract';
import { paths, useBalanceMask } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Field, formatMoney, Money, PasswordField, RadioGroup, Text } from '@parlor/ui-kit';
import { useWithdrawErrors } from '../../hooks/useWithdrawErrors.ts';
import { useWithdrawForm } from '../../hooks/useWithdrawForm.ts';
import { mustStake, partsOf } from '../../model/withdrawRules.ts';
import { QuietLink } from '../QuietLink/QuietLink.tsx';
import { Sums } from '../WithdrawalSums/WithdrawalSums.tsx';
import * as S from './WithdrawForm.styles.ts';

// Loads while the player types the amount.
const WithdrawConfirm = lazy(async () => ({
  default: (await import('../WithdrawConfirm/WithdrawConfirm.tsx')).WithdrawConfirm,
}));

interface Props {
  terms: WithdrawalTerms;
  /** At least one. */
  cards: readonly BankCard[];
  /** Until when the payment password is locked, in epoch ms; null if it is not. */
  lockedUntil: number | null;
  onRequested: (withdrawal: Withdrawal) => void;
}

/** Focuses the first field with an error. */
function focusProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input[aria-invalid="true"], [aria-invalid="true"] input')?.focus();
}

/** The form for amount and card, with a confirmation before the request. */
export function WithdrawForm({ terms, cards, lockedUntil, onRequested }: Props) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { isBalanceHidden } = useBalanceMask();
  const form = useWithdrawForm({ terms, cards, lockedUntil, onRequested });
  const errors = useWithdrawErrors(form, terms);
  const root = useRef<HTMLFormElement>(null);
  const { currency } = terms;
  const { amount, card } = form;
  const parts = partsOf(terms);
  const money = (value: string) => formatMoney(value, { currency, locale: tag });

  useEffect(() => {
    if (form.refusal !== undefined) focusProblem(root.current);
  }, [form.refusal]);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Errors are marked by the next render.
    if (!form.ask()) requestAnimationFrame(() => focusProblem(root.current));
  };

  return (
    <S.Form ref={root} onSubmit={handleSubmit} noValidate>
      {!mustStake(terms) && (
        <Text size={14} tone="secondary">
          {t('withdraw.available')}{' '}
          <Money
            amount={terms.available}
            currency={currency}
            locale={tag}
            isStrong
            masked={isBalanceHidden ? { label: t('balance.hidden') } : undefined}
          />
        </Text>
      )}
      <Field
        label={t('deposit.amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={form.typed}
        onChange={(event) => form.changeAmount(event.target.value)}
        help={t('withdraw.limits', {
          min: money(terms.minAmount),
          max: money(terms.maxAmount),
          left: money(terms.dailyLeft),
        })}
        error={errors.amount}
        isRequired
      />
      {parts.length > 0 && (
        <S.Parts aria-label={t('withdraw.parts')}>
          {parts.map((part) => (
            <Button
              key={part.percent}
              variant="secondary"
              size="small"
              aria-pressed={amount === part.amount}
              onClick={() => form.changeAmount(part.amount)}
            >
              {part.percent === 100 ? t('withdraw.all') : t('withdraw.part', { percent: part.percent })}
            </Button>
          ))}
        </S.Parts>
      )}
      <S.FieldWithLink>
        <RadioGroup
          label={t('withdraw.card')}
          options={cards.map(({ id, bankCode, lastFour }) => {
            const { name, localName } = bankNames(bankCode, currency);
            return {
              value: id,
              label: `${name} •••• ${lastFour}`,
              ...(localName !== undefined && { help: localName }),
            };
          })}
          value={card?.id ?? ''}
          onChange={(event) => form.changeCard(event.target.value)}
          error={errors.card}
        />
        <QuietLink to={paths.bankCards}>{t('withdraw.otherCards')}</QuietLink>
      </S.FieldWithLink>
      <S.FieldWithLink>
        <PasswordField
          label={t('withdraw.password')}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={PAYMENT_PASSWORD_LENGTH}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          value={form.password}
          onChange={(event) => form.changePassword(event.target.value)}
          help={t('withdraw.passwordHelp')}
          error={errors.password}
          showLabel={common('action.show')}
          hideLabel={common('action.hide')}
          isRequired
        />
        <QuietLink to={paths.paymentPassword}>{t('withdraw.forgotten')}</QuietLink>
      </S.FieldWithLink>
      <Sums amount={amount} fee={terms.fee} currency={currency} />
      <div role="alert">
        {errors.form !== undefined && (
          <Text tone="danger" size={14}>
            {errors.form}
          </Text>
        )}
      </div>
      <Button type="submit" size="large" isFullWidth>
        {amount === undefined ? t('withdraw.submitEmpty') : t('withdraw.submit', { amount: money(amount) })}
      </Button>
      {card && amount !== undefined && (
        <Suspense>
          <WithdrawConfirm
            isOpen={form.isAsking}
            isBusy={form.isSending}
            amount={amount}
            card={card}
            terms={terms}
            onConfirm={() => void form.send()}
            onCancel={form.stopAsking}
            onClosed={() => focusProblem(root.current)}
          />
        </Suspense>
      )}
    </S.Form>
  );
}
