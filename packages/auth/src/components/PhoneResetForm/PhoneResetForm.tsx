import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isApiError, useResetPasswordByPhoneMutation } from '@parlor/api-client';
import { loginRules, validateField, type FieldFailure, type RegistrationSettings } from '@parlor/contract';
import { forgetDraft, toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Text } from '@parlor/ui-kit';
import { draftValues, useDraft } from '../../hooks/useDraft.ts';
import { useFieldWords } from '../../hooks/useFieldWords.ts';
import { useSmsCode } from '../../hooks/useSmsCode.ts';
import { MachineCheckNote } from '../../identity/MachineCheckNote/MachineCheckNote.tsx';
import { resolverOf, toFormError } from '../../model/formFailures.ts';
import { checkPhoneReset, phoneResetBody, type PhoneReset } from '../../model/passwordForms.ts';
import { updateRememberedPassword } from '../../model/rememberedLogin.ts';
import { storeSessionPassword } from '../../model/sessionPassword.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FormProblem } from '../FormProblem/FormProblem.tsx';
import { LazyMobileField } from '../LazyMobileField/LazyMobileField.tsx';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';
import { SmsCodeField } from '../SmsCodeField/SmsCodeField.tsx';

const nothing: PhoneReset = { mobileNum: '', countryDialingCode: '', verificationCode: '', newPassword: '' };

/** Name of the draft. */
const DRAFT = 'forget.phone';

interface Props {
  /** The merchant's rules for numbers and passwords. */
  settings: RegistrationSettings;
  /** Called when the password is set and the player is logged in. */
  onDone: () => void;
}

/** Resets the password by an SMS code and logs in. */
export function PhoneResetForm({ settings, onDone }: Props) {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const [reset] = useResetPasswordByPhoneMutation();
  const [problem, setProblem] = useState<unknown>();
  const {
    control,
    register,
    handleSubmit,
    resetField,
    setError,
    setFocus,
    setValue,
    watch,
    formState: { errors, isSubmitting, isSubmitted },
  } = useForm<PhoneReset>({
    mode: 'onTouched',
    defaultValues: draftValues(DRAFT, nothing),
    resolver: resolverOf<PhoneReset>((values) => checkPhoneReset(values, settings)),
  });
  useDraft(DRAFT, watch);
  const words = useFieldWords(isSubmitted);
  const { mobileNum: mobileRule, password: passwordRule } = settings.regExp;
  const { mobileNum = '', countryDialingCode = '' } = useWatch({ control });
  const sms = useSmsCode({
    purpose: 'reset',
    mobileNum,
    countryDialingCode,
    isValid:
      mobileNum !== '' && validateField(mobileNum, { ...mobileRule, enabled: true, required: true }) === undefined,
    isShown: true,
  });

  const showRefusal = (error: unknown) => {
    const refusal = isApiError(error) ? error : undefined;
    setProblem(error);
    // A request that never arrived can be sent again unchanged.
    if (!refusal || refusal.status === 0) return;
    const isSame = refusal.code === 'modify.new.old.same';
    resetField(isSame ? 'newPassword' : 'verificationCode');
    const failures = Object.entries(refusal.value?.fields ?? {}) as [keyof PhoneReset, FieldFailure][];
    for (const [field, failure] of failures) setError(field, toFormError(failure));
    setFocus(failures[0]?.[0] ?? (isSame ? 'newPassword' : 'verificationCode'));
  };

  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    const proof = await sms.confirm?.(values.verificationCode);
    if (proof && 'error' in proof) {
      setProblem(proof.error);
      setFocus('verificationCode', { shouldSelect: true });
      return;
    }
    const { data: session, error } = await reset(phoneResetBody(values, proof));
    if (!session) {
      showRefusal(error);
      return;
    }
    forgetDraft(DRAFT);
    void storeSessionPassword(session.token, values.newPassword);
    void updateRememberedPassword(session.userName, values.newPassword);
    toast({ tone: 'success', messageKey: 'auth:forget.phoneDone', durationMs: toastDuration.copied });
    onDone();
  });

  const boundsOf = ({ minLength, maxLength }: { minLength: number; maxLength: number }) => ({
    min: minLength,
    max: maxLength,
  });
  return (
    <AccountForm onSubmit={submit}>
      <Text size={14} tone="secondary">
        {t('forget.phoneText')}
      </Text>
      <FormProblem error={problem} />
      <LazyMobileField
        control={control}
        error={words(errors.mobileNum, boundsOf(mobileRule))}
        help={mobileRule.minLength > 0 ? t('forget.mobileMin', { min: mobileRule.minLength }) : undefined}
        onFocus={sms.prepare}
      />
      <SmsCodeField
        {...register('verificationCode')}
        sms={sms}
        error={words(errors.verificationCode, boundsOf(loginRules.verificationCode))}
        onFilled={(code) => setValue('verificationCode', code, { shouldValidate: true })}
      />
      <MachineCheckNote />
      <NewPasswordFields
        rule={passwordRule}
        password={register('newPassword')}
        passwordError={words(errors.newPassword, boundsOf(passwordRule))}
      />
      <Button type="submit" size="large" isFullWidth isLoading={isSubmitting}>
        {t('forget.setPassword')}
      </Button>
    </AccountForm>
  );
}
