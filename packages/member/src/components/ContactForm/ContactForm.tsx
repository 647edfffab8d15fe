import { useState } from 'react';
import { useBindEmailMutation, useBindMobileMutation, useListCountriesQuery, usePasskeyStep } from '@parlor/api-client';
import { loginRules, passkeyPurpose, validateField, type FieldFailure, type SecurityOverview } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Field, PasswordField, Text } from '@parlor/ui-kit';
import { PhoneField, type PhoneCountry } from '@parlor/ui-kit/phone-field';
import { useCheckedForm, type CheckedForm } from '../../hooks/useCheckedForm.ts';
import { useSecurityCode } from '../../hooks/useSecurityCode.ts';
import { PinField } from '../PinField/PinField.tsx';
import { SecurityCodeField } from '../SecurityCodeField/SecurityCodeField.tsx';
import { SecurityForm } from '../SecurityForm/SecurityForm.tsx';

interface Props {
  overview: SecurityOverview;
  /** Called once the contact is bound. */
  onDone: () => void;
}

type ProofName = 'verificationCode' | 'proof';

/** Validates the code and the password that identifies the member. */
function checkProof(values: Record<ProofName, string>): Partial<Record<ProofName, FieldFailure>> {
  return {
    ...(!/^\d{6}$/.test(values.verificationCode) && { verificationCode: { key: 'validation.code' } }),
    ...(values.proof === '' && { proof: { key: 'validation.required' } }),
  };
}

const refusals = {
  'auth.code_incorrect': 'verificationCode',
  'password.incorrect': 'proof',
  'payment_password.wrong': 'proof',
} as const;
const proofBody = (isPayment: boolean, proof: string) =>
  isPayment ? { paymentPassword: proof } : { loginPassword: proof };

/** The payment password if there is one, otherwise the login password. */
function ProofField({ form, isPayment }: { form: Pick<CheckedForm<ProofName>, 'field'>; isPayment: boolean }) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  if (isPayment)
    return <PinField {...form.field('proof')} label={t('field.paymentPassword')} help={t('contact.proofPayment')} />;
  return (
    <PasswordField
      {...form.field('proof')}
      label={t('field.loginPassword')}
      help={t('contact.proofLogin')}
      autoComplete="current-password"
      showLabel={common('action.show')}
      hideLabel={common('action.hide')}
    />
  );
}

/** Binds a mobile number by a code. */
export function MobileForm({ overview, onDone }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { data, isError, isFetching, refetch } = useListCountriesQuery();
  const [bind] = useBindMobileMutation();
  const withPasskey = usePasskeyStep();
  const code = useSecurityCode();
  const [picked, setPicked] = useState('');
  const isPayment = overview.paymentPassword.isSet;
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const countries = (data?.list ?? []).map(({ country, countryDialingCode }): PhoneCountry => ({
    code: country,
    name: names.of(country) ?? country,
    dialingCode: `+${countryDialingCode}`,
  }));
  const country = countries.find((each) => each.code === picked) ?? countries[0];
  const countryDialingCode = (country?.dialingCode ?? '').replace('+', '');
  const numberFailure = (mobileNum: string) => validateField(mobileNum, loginRules.loginMobileNum);
  const form = useCheckedForm<'mobileNum' | ProofName>({
    initial: { mobileNum: '', verificationCode: '', proof: '' },
    check: (values) => {
      const failure = numberFailure(values.mobileNum);
      return { ...(failure && { mobileNum: failure }), ...checkProof(values) };
    },
    send: ({ mobileNum, verificationCode, proof }) =>
      withPasskey(passkeyPurpose.mobile({ mobileNum, countryDialingCode }), (factor) =>
        bind({ mobileNum, countryDialingCode, verificationCode, ...proofBody(isPayment, proof), ...factor }),
      ),
    onDone,
    refusals: { ...refusals, 'contact.taken': 'mobileNum' },
  });
  const { error } = form.field('mobileNum');
  const missing = isError ? (
    <>
      {t('contact.countriesFailed')}{' '}
      <Button size="small" variant="ghost" isLoading={isFetching} onClick={() => void refetch()}>
        {common('action.retry')}
      </Button>
    </>
  ) : undefined;
  const canSend = numberFailure(form.values.mobileNum) === undefined;
  return (
    <SecurityForm onSubmit={form.submit} problem={form.problem}>
      <Text tone="secondary">{t('contact.mobileText')}</Text>
      {overview.mobile.masked !== '' && (
        <Text size={14}>{t('contact.present', { masked: overview.mobile.masked })}</Text>
      )}
      <PhoneField
        name="mobileNum"
        label={t('field.mobileNum')}
        error={error}
        help={missing}
        countries={countries}
        texts={{
          country: (name, dialingCode) => t('contact.country', { name, code: dialingCode }),
          title: t('contact.countryTitle'),
          close: common('action.close'),
          search: t('contact.countrySearch'),
          nothingFound: t('contact.countryNone'),
        }}
        value={{ country: country?.code ?? '', national: form.values.mobileNum }}
        onChange={(value) => {
          setPicked(value.country);
          form.setValue('mobileNum', value.national);
        }}
      />
      <SecurityCodeField
        {...form.field('verificationCode')}
        code={code}
        canSend={canSend}
        onSend={() => void code.send({ purpose: 'mobile', mobileNum: form.values.mobileNum, countryDialingCode })}
      />
      <ProofField form={form} isPayment={isPayment} />
      <Button type="submit" size="large" isFullWidth isLoading={form.isSending}>
        {t('contact.bindMobile')}
      </Button>
    </SecurityForm>
  );
}

/** Binds an email address by a code. */
export function EmailForm({ overview, onDone }: Props) {
  const { t } = useTranslation('security');
  const [bind] = useBindEmailMutation();
  const withPasskey = usePasskeyStep();
  const code = useSecurityCode();
  const isPayment = overview.paymentPassword.isSet;
  // The gateway checks the merchant's own pattern; this only rejects impossible addresses.
  const addressFailure = (email: string) =>
    validateField(email.trim(), { ...loginRules.email, patternId: 'email_any_ending' });
  const form = useCheckedForm<'email' | ProofName>({
    initial: { email: '', verificationCode: '', proof: '' },
    check: (values) => {
      const failure = addressFailure(values.email);
      return { ...(failure && { email: failure }), ...checkProof(values) };
    },
    send: ({ email, verificationCode, proof }) =>
      withPasskey(passkeyPurpose.email({ email }), (factor) =>
        bind({ email: email.trim(), verificationCode, ...proofBody(isPayment, proof), ...factor }),
      ),
    onDone,
    refusals: { ...refusals, 'contact.taken': 'email' },
  });
  const canSend = addressFailure(form.values.email) === undefined;
  return (
    <SecurityForm onSubmit={form.submit} problem={form.problem}>
      <Text tone="secondary">{t('contact.emailText')}</Text>
      {overview.email.masked !== '' && <Text size={14}>{t('contact.present', { masked: overview.email.masked })}</Text>}
      <Field
        {...form.field('email')}
        label={t('field.email')}
        type="email"
        inputMode="email"
        maxLength={100}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <SecurityCodeField
        {...form.field('verificationCode')}
        code={code}
        canSend={canSend}
        onSend={() => void code.send({ purpose: 'email', email: form.values.email.trim() })}
      />
      <ProofField form={form} isPayment={isPayment} />
      <Button type="submit" size="large" isFullWidth isLoading={form.isSending}>
        {t('contact.bindEmail')}
      </Button>
    </SecurityForm>
  );
}
