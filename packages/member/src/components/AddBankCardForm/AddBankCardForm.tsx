import { useAddBankCardMutation, usePasskeyStep } from '@parlor/api-client';
import {
  accountDigits,
  accountDigitsOf,
  banksOf,
  passkeyPurpose,
  validateBankCard,
  type BankCards,
} from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Field, Select } from '@parlor/ui-kit';
import { useCheckedForm } from '../../hooks/useCheckedForm.ts';
import { PinField } from '../PinField/PinField.tsx';
import { SecurityForm } from '../SecurityForm/SecurityForm.tsx';

interface Props {
  cards: BankCards;
  onDone: () => void;
  onCancel: () => void;
}

/** The form for a bank card. The first card sets the payee name of all cards. */
export function AddBankCardForm({ cards, onDone, onCancel }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const { currency } = useSettings();
  const [add] = useAddBankCardMutation();
  const withPasskey = usePasskeyStep();
  const isNameFixed = cards.payeeName !== '';
  const form = useCheckedForm<'bankCode' | 'payeeName' | 'accountNumber' | 'paymentPassword'>({
    initial: { bankCode: '', payeeName: cards.payeeName, accountNumber: '', paymentPassword: '' },
    check: ({ paymentPassword, accountNumber, ...typed }) => ({
      ...validateBankCard({ ...typed, accountNumber: accountDigits(accountNumber) }, currency),
      ...(paymentPassword === '' && { paymentPassword: { key: 'validation.required' } }),
    }),
    send: (values) => {
      const card = { ...values, accountNumber: accountDigits(values.accountNumber) };
      return withPasskey(passkeyPurpose.bankCard(card), (proof) => add({ ...card, ...proof }));
    },
    onDone,
    refusals: {
      'payment_password.wrong': 'paymentPassword',
      'bank_card.name_differs': 'payeeName',
      'bank_card.number_refused': 'accountNumber',
    },
  });
  const options = banksOf(currency).map(({ code, name, localName }) => ({
    value: code,
    label: localName === undefined ? name : `${localName} (${name})`,
  }));
  const digits = accountDigitsOf(currency);
  return (
    <SecurityForm onSubmit={form.submit} problem={form.problem}>
      <Select
        {...form.field('bankCode')}
        label={t('field.bank')}
        placeholder={t('field.bankPlaceholder')}
        options={options}
      />
      <Field
        {...form.field('payeeName')}
        label={t('field.payeeName')}
        help={t(isNameFixed ? 'field.payeeNameFixed' : 'field.payeeNameHelp')}
        readOnly={isNameFixed}
        autoComplete="name"
      />
      <Field
        {...form.field('accountNumber')}
        label={t('field.accountNumber')}
        {...(digits && { help: t('field.accountNumberHelp', digits) })}
        inputMode="numeric"
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
      />
      <PinField {...form.field('paymentPassword')} label={t('field.paymentPassword')} />
      <Button type="submit" size="large" isFullWidth isLoading={form.isSending}>
        {t('cards.addText')}
      </Button>
      <Button variant="ghost" isFullWidth onClick={onCancel}>
        {common('action.cancel')}
      </Button>
    </SecurityForm>
  );
}
