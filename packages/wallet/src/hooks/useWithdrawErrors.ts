import { errorMessageKey, isApiError, type ApiError } from '@parlor/api-client';
import type { WithdrawalTerms } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import { formatMoney, writeDate } from '@parlor/ui-kit';
import type { useWithdrawForm } from './useWithdrawForm.ts';

/** Where an error is shown: at a field, or above the button if it concerns no field. */
type ErrorField = 'amount' | 'card' | 'password' | 'form';

const fieldOfCode: Partial<Record<ApiError['code'], ErrorField>> = {
  'wallet.insufficient_balance': 'amount',
  'wallet.amount_invalid': 'amount',
  'wallet.amount_below_minimum': 'amount',
  'wallet.amount_above_maximum': 'amount',
  'withdrawal.wagering_left': 'amount',
  'withdrawal.daily_limit': 'amount',
  'bank_card.not_found': 'card',
  'withdrawal.card_required': 'card',
  'payment_password.wrong': 'password',
  'payment_password.locked': 'password',
  'payment_password.not_set': 'password',
};

/** The errors of a withdrawal by field: those of the input and of the gateway. */
export function useWithdrawErrors(
  form: ReturnType<typeof useWithdrawForm>,
  terms: WithdrawalTerms,
): Record<ErrorField, string | undefined> {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const message = useMessage();
  const { refusal, shownProblems, lockedUntil, isLocked } = form;
  const money = (amount: string) => formatMoney(amount, { currency: terms.currency, locale: tag });
  const range = { min: money(terms.minAmount), max: money(terms.maxAmount) };
  const locked = () =>
    t('withdraw.problem.locked', { time: writeDate(lockedUntil, 'time', { locale: tag, timeZone, length: 'short' }) });

  const amountWords = {
    invalid: () => t('deposit.invalid'),
    below: () => t('deposit.outside', range),
    above: () => t('deposit.outside', range),
    balance: () => message('security:errors.wallet.insufficient_balance'),
    wagering: () => t('withdraw.problem.wagering', { left: money(terms.wagering.left) }),
    daily: () => t('withdraw.problem.daily', { left: money(terms.dailyLeft) }),
  };
  const typed = {
    amount: shownProblems.amount && amountWords[shownProblems.amount](),
    card: shownProblems.card && t('withdraw.problem.card'),
    password: isLocked ? locked() : shownProblems.password && t('withdraw.problem.password'),
    form: undefined,
  };
  if (refusal === undefined) return typed;

  const code = isApiError(refusal) ? refusal.code : undefined;
  const triesLeft = isApiError(refusal) ? refusal.value?.triesLeft : undefined;
  const field = (code && fieldOfCode[code]) ?? 'form';
  const words = (): string => {
    if (code === 'payment_password.locked') return locked();
    if (code === 'payment_password.wrong' && triesLeft !== undefined)
      return triesLeft > 0
        ? t('withdraw.problem.wrong', { count: triesLeft })
        : message('security:errors.payment_password.locked');
    // The terms were refetched and contain the figures.
    if (field === 'amount' && form.amountProblem) return amountWords[form.amountProblem]();
    return message(errorMessageKey(refusal));
  };
  return { ...typed, [field]: words() };
}
