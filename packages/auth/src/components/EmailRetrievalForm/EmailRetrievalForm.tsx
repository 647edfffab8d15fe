import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { useGetRegistrationSettingsQuery, useRequestPasswordLinkMutation } from '@parlor/api-client';
import { loginRules } from '@parlor/contract';
import { forgetDraft, loadingDismissed, paths, toastDuration, useStepBack, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Field, Text } from '@parlor/ui-kit';
import { useBotCheck } from '../../hooks/useBotCheck.ts';
import { draftValues, useDraft } from '../../hooks/useDraft.ts';
import { useFieldWords } from '../../hooks/useFieldWords.ts';
import { useStepAfter } from '../../hooks/useStepAfter.ts';
import { resolverOf } from '../../model/formFailures.ts';
import { checkEmailRetrieval, emailRetrievalBody, type EmailRetrieval } from '../../model/passwordForms.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FormProblem } from '../FormProblem/FormProblem.tsx';

/** Name of the draft. */
const DRAFT = 'forget.email';

/** Requests a reset link by email. The answer does not reveal whether the account exists. */
export function EmailRetrievalForm() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  const stepBack = useStepBack();
  const toast = useToast();
  const dispatch = useDispatch();
  const { prepare, withBotCheck } = useBotCheck();
  const { data: settings } = useGetRegistrationSettingsQuery();
  const [requestLink] = useRequestPasswordLinkMutation();
  const [problem, setProblem] = useState<unknown>();
  const [isSent, setIsSent] = useState(false);
  const leaveSoon = useStepAfter(toastDuration.success, () =>
    stepBack(() => void navigate(paths.login, { replace: true, state })),
  );
  const {
    register,
    handleSubmit,
    watch,
    formState: { errors, isSubmitting, isSubmitted },
  } = useForm<EmailRetrieval>({
    mode: 'onTouched',
    defaultValues: draftValues(DRAFT, { username: '', email: '' }),
    resolver: resolverOf<EmailRetrieval>((values) => checkEmailRetrieval(values, settings)),
  });
  useDraft(DRAFT, watch);
  const words = useFieldWords(isSubmitted);

  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    toast({ tone: 'loading', messageKey: 'auth:forget.wait', durationMs: toastDuration.loading });
    const { data, error } = await withBotCheck((botCheck) => requestLink(emailRetrievalBody(values, botCheck)), {
      isAlways: true,
    });
    if (data === undefined) {
      dispatch(loadingDismissed());
      setProblem(error);
      return;
    }
    toast({ tone: 'success', messageKey: 'auth:forget.linkSent', durationMs: toastDuration.success });
    forgetDraft(DRAFT);
    setIsSent(true);
    leaveSoon();
  });

  return (
    <AccountForm onFocus={prepare} onSubmit={submit}>
      <Text size={14} tone="secondary">
        {t('forget.emailText')}
      </Text>
      <FormProblem error={problem} />
      <Field
        {...register('username')}
        label={t('field.username')}
        error={words(errors.username, {
          min: loginRules.loginUsername.minLength,
          max: loginRules.loginUsername.maxLength,
        })}
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <Field
        {...register('email')}
        label={t('field.email')}
        error={
          errors.email && errors.email.type !== 'validation.required' ? t('forget.emailIncorrect') : words(errors.email)
        }
        autoComplete="email"
        inputMode="email"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button type="submit" size="large" isFullWidth isLoading={isSubmitting || isSent}>
        {t('forget.sendLink')}
      </Button>
    </AccountForm>
  );
}
