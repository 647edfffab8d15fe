import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { isApiError, useChangePasswordMutation } from '@parlor/api-client';
import { loginRules, type FieldFailure, type PasswordChange, type RegistrationSettings } from '@parlor/contract';
import { Link, loadingDismissed, paths, toastDuration, useSession, useSwitch, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, LinkButton, PasswordField, Skeleton, Text } from '@parlor/ui-kit';
import { useFieldWords } from '../../hooks/useFieldWords.ts';
import { useFocusOn } from '../../hooks/useFocusOn.ts';
import { useSessionPassword } from '../../hooks/useSessionPassword.ts';
import { useStepAfter } from '../../hooks/useStepAfter.ts';
import { resolverOf, toFormError } from '../../model/formFailures.ts';
import { checkPasswordChange, passwordChangeBody } from '../../model/passwordForms.ts';
import { updateRememberedPassword } from '../../model/rememberedLogin.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FormProblem } from '../FormProblem/FormProblem.tsx';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';

const SamePasswordDialog = lazy(async () => ({
  default: (await import('../SamePasswordDialog/SamePasswordDialog.tsx')).SamePasswordDialog,
}));
const PhoneResetDialog = lazy(async () => ({
  default: (await import('../PhoneResetDialog/PhoneResetDialog.tsx')).PhoneResetDialog,
}));

/** The maximum duration of the saving state, in ms. */
const SAVING_MS = 15_000;

const nothing: PasswordChange = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

interface Props {
  /** The merchant's rule for passwords. */
  settings: RegistrationSettings;
}

/** Changes the password. Asks for the current one only if this tab does not remember it from the login. */
export function ChangePasswordForm({ settings }: Props) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const dispatch = useDispatch();
  const account = useSession()?.userName ?? '';
  const canResetByPhone = useSwitch('forgotPassword', 'phoneRetrieval');
  const canResetByEmail = useSwitch('forgotPassword', 'emailRetrieval');
  const [change] = useChangePasswordMutation();
  const [problem, setProblem] = useState<unknown>();
  const [isSaved, setIsSaved] = useState(false);
  const [opened, setOpened] = useState<'same' | 'phone' | null>(null);
  const known = useSessionPassword();
  const { password: rule } = settings.regExp;
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting, isSubmitted },
  } = useForm<PasswordChange>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: nothing,
    resolver: resolverOf<PasswordChange>((values) => checkPasswordChange(withKnown(values), rule, account)),
  });
  const focusOn = useFocusOn<keyof PasswordChange>(setFocus);
  const words = useFieldWords(isSubmitted);
  const leaveSoon = useStepAfter(toastDuration.success, () => void navigate(paths.home, { replace: true }));

  function withKnown(values: PasswordChange): PasswordChange {
    return known.password === undefined ? values : { ...values, oldPassword: known.password };
  }

  const showRefusal = (error: unknown) => {
    const refusal = isApiError(error) ? error : undefined;
    if (refusal?.code === 'modify.new.old.same') {
      setOpened('same');
      return;
    }
    if (refusal?.code === 'password.old_incorrect') {
      // The remembered password is wrong or outdated, so the form asks for it.
      known.forget();
      setError('oldPassword', toFormError({ key: `errors.${refusal.code}` }));
      focusOn('oldPassword');
      return;
    }
    setProblem(error);
    const failures = Object.entries(refusal?.value?.fields ?? {}) as [keyof PasswordChange, FieldFailure][];
    for (const [field, failure] of failures) setError(field, toFormError(failure));
    focusOn(failures[0]?.[0]);
  };

  const submit = handleSubmit(
    async (typed) => {
      const values = withKnown(typed);
      setProblem(undefined);
      if (values.newPassword === values.oldPassword) {
        setOpened('same');
        return;
      }
      toast({ tone: 'loading', messageKey: 'auth:changePassword.saving', durationMs: SAVING_MS });
      const { data, error } = await change(passwordChangeBody(values));
      if (!data) {
        dispatch(loadingDismissed());
        showRefusal(error);
        return;
      }
      known.forget();
      void updateRememberedPassword(account, values.newPassword);
      toast({ tone: 'success', messageKey: 'auth:changePassword.in_chang_saved', durationMs: toastDuration.success });
      setIsSaved(true);
      leaveSoon();
      // The current password is the first field, even if it appears last.
    },
    (wrong) => focusOn((['oldPassword', 'newPassword', 'confirmNewPassword'] as const).find((field) => wrong[field])),
  );

  const closeSame = () => {
    setOpened(null);
    focusOn('newPassword');
  };
  const bounds = { min: rule.minLength, max: rule.maxLength };
  const isPasswordRequired = known.isRead && known.password === undefined;
  return (
    <>
      <AccountForm onSubmit={submit}>
        <Text size={14} tone="secondary">
          {t('changePassword.text')}
        </Text>
        <FormProblem error={problem} />
        {!known.isRead && <Skeleton shape="control" />}
        {isPasswordRequired && (
          <PasswordField
            {...register('oldPassword')}
            label={t('changePassword.oldPassword')}
            error={words(errors.oldPassword, {
              min: loginRules.loginPassword.minLength,
              max: loginRules.loginPassword.maxLength,
            })}
            autoComplete="current-password"
            showLabel={common('action.show')}
            hideLabel={common('action.hide')}
          />
        )}
        <NewPasswordFields
          rule={rule}
          password={register('newPassword')}
          passwordError={words(errors.newPassword, bounds)}
          confirmation={register('confirmNewPassword')}
          confirmationError={words(errors.confirmNewPassword, bounds)}
        />
        <Button type="submit" size="large" isFullWidth isLoading={isSubmitting || isSaved}>
          {t('changePassword.submit')}
        </Button>
        {isPasswordRequired && canResetByPhone && (
          <Button variant="ghost" isFullWidth onClick={() => setOpened('phone')}>
            {t('changePassword.forgotten')}
          </Button>
        )}
        {isPasswordRequired && !canResetByPhone && canResetByEmail && (
          <LinkButton variant="ghost" isFullWidth render={<Link to={paths.forget} />}>
            {t('changePassword.forgottenEmail')}
          </LinkButton>
        )}
      </AccountForm>
      {opened !== null && (
        <Suspense fallback={null}>
          {opened === 'same' ? (
            <SamePasswordDialog isOpen onClose={closeSame} />
          ) : (
            <PhoneResetDialog
              isOpen
              onClose={() => setOpened(null)}
              onDone={() => void navigate(paths.home, { replace: true })}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
