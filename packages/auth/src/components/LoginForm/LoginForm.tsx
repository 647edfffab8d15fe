import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { isApiError, useLoginMutation } from '@parlor/api-client';
import { paths, useReturnTo, useSwitch } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Field, LinkButton, PasswordField, Stack } from '@parlor/ui-kit';
import { BrandHead } from '../BrandHead/BrandHead.tsx';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { FormProblem } from '../FormProblem/FormProblem.tsx';
import * as S from './LoginForm.styles.ts';

interface Values {
  username: string;
  password: string;
  captcha: string;
}

/** Logs a member or an agent in. A refused attempt keeps what was typed, except what can no longer be right. */
export function LoginForm({ scope }: { scope: 'member' | 'agent' }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const hasForgotPassword = useSwitch('forgotPassword');
  const hasEmail = useSwitch('emailRetrieval');
  const hasPhone = useSwitch('phoneRetrieval');
  const returnTo = useReturnTo();
  const [login, { isLoading, error }] = useLoginMutation();
  const [captchaRound, setCaptchaRound] = useState(0);
  const { control, register, handleSubmit, resetField } = useForm<Values>({ defaultValues: { username: '', password: '', captcha: '' } });

  const needsCaptcha = captchaRound > 0;
  const { username, password, captcha } = useWatch({ control });
  const isComplete = username?.trim() && password && (!needsCaptcha || captcha);

  const submit = handleSubmit(async (values) => {
    const answer = await login({ ...values, username: values.username.trim(), type: 'username', scope });
    if (!answer.error) {
      await navigate(scope === 'agent' ? paths.agentHome : returnTo, { replace: true });
      return;
    }
    resetField('captcha');
    // A captcha is good once: after a refusal the next attempt needs a new picture.
    if (needsCaptcha || (isApiError(answer.error) && answer.error.value?.captcha)) setCaptchaRound((round) => round + 1);
  });

  return (
    <S.Form onSubmit={(event) => void submit(event)} noValidate>
      <BrandHead text={t(scope === 'agent' ? 'login.agentText' : 'login.text')} />
      <FormProblem error={error} />
      <Field label={t('field.username')} autoComplete="username" autoCapitalize="off" autoCorrect="off" spellCheck={false} maxLength={64} {...register('username')} />
      <PasswordField label={t('field.password')} showLabel={common('action.show')} hideLabel={common('action.hide')} autoComplete="current-password" maxLength={256} {...register('password')} />
      {needsCaptcha && <CaptchaField key={captchaRound} onRefresh={() => resetField('captcha')} {...register('captcha')} />}
      <Button type="submit" isFullWidth isLoading={isLoading} disabled={!isComplete}>{t('login.submit')}</Button>
      {scope === 'member' && (
        <Stack gap={1}>
          <LinkButton variant="ghost" isFullWidth render={<Link to={paths.register} state={location.state} />}>{t('login.toRegister')}</LinkButton>
          {hasForgotPassword && (hasEmail || hasPhone) && (
            <LinkButton variant="ghost" isFullWidth render={<Link to={paths.forget} state={location.state} />}>{t('login.toForget')}</LinkButton>
          )}
        </Stack>
      )}
    </S.Form>
  );
}
