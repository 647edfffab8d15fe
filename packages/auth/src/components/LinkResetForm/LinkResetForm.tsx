import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { isApiError, useResetPasswordByLinkMutation } from '@parlor/api-client';
import type { FieldFailure, RegistrationSettings } from '@parlor/contract';
import { Link, paths, toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, EmptyState, LinkButton, Text } from '@parlor/ui-kit';
import { useFieldWords } from '../../hooks/useFieldWords.ts';
import { resolverOf, toFormError } from '../../model/formFailures.ts';
import { checkLinkReset, linkResetBody, type NewPassword } from '../../model/passwordForms.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FormProblem } from '../FormProblem/FormProblem.tsx';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';

interface Props {
  settings: RegistrationSettings;
  /** The token of the link. It is kept in memory only. */
  resetToken: string;
  /** Opens the form that requests another link. Undefined if the merchant sends none. */
  onRequestNewLink?: () => void;
}

/** Sets a new password by an email link, then redirects to the login. Reports a link that was used or has expired. */
export function LinkResetForm({ settings, resetToken, onRequestNewLink }: Props) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  const toast = useToast();
  const [reset] = useResetPasswordByLinkMutation();
  const [problem, setProblem] = useState<unknown>();
  const { password: rule } = settings.regExp;
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting, isSubmitted },
  } = useForm<NewPassword>({
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmNewPassword: '' },
    resolver: resolverOf<NewPassword>((values) => checkLinkReset(values, rule)),
  });
  const words = useFieldWords(isSubmitted);

  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    const { data, error } = await reset(linkResetBody(values, resetToken));
    if (data === undefined) {
      setProblem(error);
      const failure: FieldFailure | undefined = isApiError(error) ? error.value?.fields?.['newPassword'] : undefined;
      if (failure) setError('newPassword', toFormError(failure));
      setFocus('newPassword');
      return;
    }
    toast({ tone: 'success', messageKey: 'auth:forget.linkDone', durationMs: toastDuration.copied });
    await navigate(paths.login, { replace: true, state });
  });

  if (isApiError(problem) && problem.code === 'password.link_invalid') {
    return (
      <EmptyState
        scene="closed"
        title={t('forget.linkGone')}
        description={t('forget.linkGoneText')}
        action={
          <>
            {onRequestNewLink && <Button onClick={onRequestNewLink}>{t('forget.linkAgain')}</Button>}
            <LinkButton variant="secondary" render={<Link to={paths.login} state={state} />}>
              {t('forget.toLogin')}
            </LinkButton>
          </>
        }
      />
    );
  }
  const bounds = { min: rule.minLength, max: rule.maxLength };
  return (
    <AccountForm onSubmit={submit}>
      <Text size={14} tone="secondary">
        {t('forget.linkText')}
      </Text>
      <FormProblem error={problem} />
      <NewPasswordFields
        rule={rule}
        password={register('newPassword')}
        passwordError={words(errors.newPassword, bounds)}
        confirmation={register('confirmNewPassword')}
        confirmationError={words(errors.confirmNewPassword, bounds)}
      />
      <Button type="submit" size="large" isFullWidth isLoading={isSubmitting}>
        {t('forget.setPassword')}
      </Button>
    </AccountForm>
  );
}
