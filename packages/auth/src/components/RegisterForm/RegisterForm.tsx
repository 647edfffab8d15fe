import { useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { isApiError, useRegisterMutation } from '@parlor/api-client';
import { MOBILE_MAX_LENGTH, type FieldFailure, type RegistrationField, type RegistrationSettings } from '@parlor/contract';
import { currentDevice, paths, toastDuration, useReturnTo, useToast } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Button, Checkbox, Field, LinkButton, PasswordField } from '@parlor/ui-kit';
import { useUsernameAvailability } from '../../hooks/useUsernameAvailability.ts';
import { checkForm, localToday, registrationBody, shownFields } from '../../model/registrationForm.ts';
import { BrandHead } from '../BrandHead/BrandHead.tsx';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { FormProblem } from '../FormProblem/FormProblem.tsx';
import * as S from './RegisterForm.styles.ts';

type Values = Record<RegistrationField, string>;

const passwordFields: readonly RegistrationField[] = ['password', 'confirmPassword', 'paymentPassword'];

const inputAttributes: Partial<Record<RegistrationField, { autoComplete?: string; inputMode?: 'numeric' | 'email' | 'tel'; type?: string; maxLength?: number; min?: string; max?: string }>> = {
  username: { autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  email: { autoComplete: 'email', inputMode: 'email' },
  mobileNum: { autoComplete: 'tel', inputMode: 'tel', maxLength: MOBILE_MAX_LENGTH },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  birthday: { autoComplete: 'bday', type: 'date', min: '1900-01-01', max: `${new Date().getFullYear()}-12-31` },
};

function toFormErrors(failures: Partial<Record<RegistrationField, FieldFailure>>): FieldErrors<Values> {
  return Object.fromEntries(Object.entries(failures).map(([field, failure]) => [field, { type: failure.key }]));
}

/** Registers a player with the fields that the merchant asks for, by the same rules that the gateway runs. */
export function RegisterForm({ settings }: { settings: RegistrationSettings }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const message = useMessage();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const returnTo = useReturnTo();
  const [sendRegistration, { isLoading, error }] = useRegisterMutation();
  const [hasAccepted, setHasAccepted] = useState(true);
  const [captchaRound, setCaptchaRound] = useState(0);

  const fields = shownFields(settings);
  const { control, register, handleSubmit, resetField, setError, setFocus, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(fields.map((field) => [field, ''])),
    resolver: (values) => {
      const failures = checkForm(values, settings, localToday());
      return Object.keys(failures).length === 0 ? { values, errors: {} } : { values: {}, errors: toFormErrors(failures) };
    },
  });

  const username = useWatch({ control, name: 'username' });
  const isFree = useUsernameAvailability(username, username !== '' && checkForm({ username }, settings, localToday()).username === undefined);

  const words = (field: RegistrationField): string | undefined => {
    if (field === 'username' && isFree === false) return common('errors.register.username_taken');
    const key = formState.errors[field]?.type;
    if (!key) return undefined;
    const { minLength, maxLength } = settings.regExp[field];
    return message(`common:${key}`, { min: key === 'validation.age' ? settings.minimumAge : minLength, max: maxLength });
  };

  const submit = handleSubmit(async (values) => {
    if (!hasAccepted) return;
    const answer = await sendRegistration({ method: 'username', body: registrationBody(values, { host: window.location.host, search: location.search }, currentDevice()) });
    if (!answer.error) {
      toast({ tone: 'success', messageKey: 'auth:register.in_registered_successfully', durationMs: toastDuration.copied });
      await navigate(returnTo, { replace: true });
      return;
    }
    // A captcha is good once, whatever was wrong with the rest.
    resetField('captcha');
    setCaptchaRound((round) => round + 1);
    const refused = Object.entries((isApiError(answer.error) && answer.error.value?.fields) || {}) as [RegistrationField, FieldFailure][];
    for (const [field, failure] of refused) setError(field, { type: failure.key });
    const first = refused[0]?.[0] ?? (isApiError(answer.error) && answer.error.code === 'register.username_taken' ? 'username' : undefined);
    if (first) setFocus(first);
  });

  return (
    <S.Form onSubmit={(event) => void submit(event)} noValidate>
      <BrandHead text={t('register.text')} />
      <FormProblem error={error} />
      {fields.map((field) => {
        const rule = settings.regExp[field];
        const attributes = {
          ...inputAttributes[field],
          ...register(field),
          label: t(`field.${field}`),
          error: words(field),
          isRequired: rule.required,
          ...(!rule.required && { optionalMark: t('optional') }),
        };
        if (field === 'captcha') return <CaptchaField key={`captcha-${captchaRound}`} {...attributes} onRefresh={() => resetField('captcha')} />;
        if (passwordFields.includes(field)) return <PasswordField key={field} {...attributes} showLabel={common('action.show')} hideLabel={common('action.hide')} />;
        return <Field key={field} {...attributes} {...(field === 'username' && isFree && { help: t('register.available') })} />;
      })}
      <Checkbox
        label={t('register.disclaimer', { age: settings.minimumAge })}
        checked={hasAccepted}
        onChange={(event) => setHasAccepted(event.target.checked)}
        error={hasAccepted ? undefined : t('register.disclaimerNeeded')}
      />
      {/* The terms open beside the form: reading them must not cost what was typed. */}
      <S.TermsLink href={paths.help('terms')} target="_blank" rel="noopener">{t('register.terms')}</S.TermsLink>
      <Button type="submit" isFullWidth isLoading={isLoading} disabled={!hasAccepted}>{t('register.submit')}</Button>
      <LinkButton variant="ghost" isFullWidth render={<Link to={paths.login} state={location.state} />}>{t('register.toLogin')}</LinkButton>
    </S.Form>
  );
}
