import { lazy, Suspense, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { isApiError, useLoginMutation } from '@parlor/api-client';
import { loginRules, validateField } from '@parlor/contract';
import { forgetDraft, storeDraft, Link, paths, readDraft, useAgentCode, useReturnTo, useSwitch } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Button, Checkbox, Field, LinkButton, PasswordField, Skeleton, Tabs, Text } from '@parlor/ui-kit';
import { useBotCheck } from '../../hooks/useBotCheck.ts';
import { draftValues, useDraft } from '../../hooks/useDraft.ts';
import { useFieldInView } from '../../hooks/useFieldInView.ts';
import { useRememberedLogin } from '../../hooks/useRememberedLogin.ts';
import { useRevalidation } from '../../hooks/useRevalidation.ts';
import { useSmsCode } from '../../hooks/useSmsCode.ts';
import { SocialButtons } from '../../identity/SocialButtons/SocialButtons.tsx';
import {
  checkLogin,
  figuresOf,
  loginBody,
  loginFields,
  rememberedLogin,
  type LoginField,
  type LoginValues,
} from '../../model/loginForm.ts';
import {
  forgetLogin,
  hasRememberedLogin,
  storeLogin,
  sealLogin,
  type LoginMethod,
} from '../../model/rememberedLogin.ts';
import { storeSessionPassword } from '../../model/sessionPassword.ts';
import { BrandHead } from '../BrandHead/BrandHead.tsx';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { FormProblem } from '../FormProblem/FormProblem.tsx';
import * as S from './LoginForm.styles.ts';

const MobileMethod = lazy(async () => ({ default: (await import('../MobileMethod/MobileMethod.tsx')).MobileMethod }));

const noValues: LoginValues = {
  username: '',
  password: '',
  mobileNum: '',
  countryDialingCode: '',
  verificationCode: '',
  captcha: '',
  remember: true,
};

interface Props {
  /** The accounts that may log in: members (all but staff), or agents only. */
  scope: 'member' | 'agent';
}

/**
 * Logs a member or agent in by password or SMS code. A refusal keeps the input, except a password, code or captcha that
 * was wrong.
 */
export function LoginForm({ scope }: Props) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const message = useMessage();
  const navigate = useNavigate();
  const location = useLocation();
  const returnTo = useReturnTo();
  const agentCode = useAgentCode();
  const hasCodes = useSwitch('mobileCodeLogin');
  const hasForgotPassword = useSwitch('forgotPassword');
  const hasEmail = useSwitch('emailRetrieval');
  const hasPhone = useSwitch('phoneRetrieval');
  const canReset = hasForgotPassword && (hasEmail || hasPhone);

  const draft = `login.${scope}`;
  const [login] = useLoginMutation();
  const [problem, setProblem] = useState<unknown>();
  const [method, setMethod] = useState<LoginMethod>(() => {
    const {
      method: initialMethod = hasRememberedLogin('sms') && !hasRememberedLogin('username') ? 'sms' : 'username',
    } = readDraft(draft);
    return hasCodes && initialMethod === 'sms' ? 'sms' : 'username';
  });
  const [captchaRound, setCaptchaRound] = useState(0);
  const needsCaptcha = captchaRound > 0;
  const {
    control,
    register,
    handleSubmit,
    resetField,
    setError,
    setValue,
    getValues,
    setFocus,
    trigger,
    watch,
    formState,
  } = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: draftValues(draft, noValues),
    resolver: (values) => {
      const failures = Object.entries(checkLogin(values, method, needsCaptcha));
      return failures.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: Object.fromEntries(failures.map(([field, { key }]) => [field, { type: key }])) };
    },
  });
  useDraft(draft, watch);
  const { isSubmitting, isSubmitted, errors } = formState;
  const values = { ...noValues, ...useWatch({ control }) };
  const requiredFields: readonly LoginField[] = [
    ...loginFields[method],
    ...(needsCaptcha ? (['captcha'] as const) : []),
  ];
  const isComplete = requiredFields.every((field) => values[field].trim() !== '');

  const { prepare, withBotCheck } = useBotCheck();
  const sms = useSmsCode({
    purpose: 'login',
    mobileNum: values.mobileNum,
    countryDialingCode: values.countryDialingCode,
    isValid: validateField(values.mobileNum, loginRules.loginMobileNum) === undefined,
    isShown: method === 'sms',
  });

  const form = useRef<HTMLFormElement>(null);
  useFieldInView(form);
  useRevalidation(() => void trigger(requiredFields.filter((field) => values[field] !== '')));
  useRememberedLogin(method, ({ username, password, countryDialingCode }) => {
    // Does not overwrite what the player has begun to type, unless it is the remembered name.
    if (loginFields[method].some((field) => !['', username].includes(getValues(field)))) return;
    if (method === 'username') {
      setValue('username', username);
      setValue('password', password);
    } else {
      setValue('countryDialingCode', countryDialingCode);
      setValue('mobileNum', username);
    }
  });

  const words = (field: LoginField): string | undefined => {
    const key = errors[field]?.type;
    // An empty field that only had the focus shows no error.
    return key === undefined || (key === 'validation.required' && !isSubmitted)
      ? undefined
      : message(`auth:${key}`, figuresOf(field));
  };
  const renewCaptcha = () => {
    resetField('captcha');
    setCaptchaRound((round) => round + 1);
  };
  const changeMethod = (next: LoginMethod) => {
    setMethod(next);
    storeDraft(draft, { method: next });
    setProblem(undefined);
    if (needsCaptcha) renewCaptcha();
  };

  const submit = handleSubmit(async (typed) => {
    const proof = method === 'sms' ? await sms.confirm?.(typed.verificationCode) : undefined;
    if (proof && 'error' in proof) {
      setProblem(proof.error);
      setFocus('verificationCode', { shouldSelect: true });
      return;
    }
    const extras = { scope, agentCode: scope === 'agent' ? agentCode : '', firebaseIdToken: proof?.idToken ?? '' };
    // Encrypted during the request: a page that is left right after the login would not store it otherwise.
    const sealed = typed.remember ? sealLogin(method, rememberedLogin(typed, method)) : undefined;
    const answer = await withBotCheck((botCheck) => login(loginBody(typed, method, { ...extras, botCheck })));
    if (answer.data) {
      // Keeps the popup rendered during its closing animation.
      setProblem(undefined);
      forgetDraft(draft);
      if (sealed) void sealed.then(storeLogin);
      else forgetLogin(method);
      if (method === 'username') void storeSessionPassword(answer.data.token, typed.password);
      await navigate(scope === 'agent' ? paths.agentHome : returnTo, { replace: true });
      return;
    }
    const refusal = isApiError(answer.error) ? answer.error : undefined;
    setProblem(answer.error);
    // A captcha is valid once, so a refusal fetches a new picture. Its bot check is solved in the background.
    if (needsCaptcha || refusal?.value?.captcha) {
      renewCaptcha();
      prepare();
    }
    if (refusal?.code === 'auth.captcha_incorrect' && !needsCaptcha) {
      // The gateway counts earlier failures, but no picture was shown yet. The answer is missing, not wrong.
      setProblem(undefined);
      setError('captcha', { type: 'validation.in_vwrite_code' });
      setTimeout(() => setFocus('captcha'));
    }
    if (refusal?.code === 'auth.code_incorrect') setFocus('verificationCode', { shouldSelect: true });
  });

  const isLocked = isApiError(problem) && problem.code === 'auth.too_many_attempts';
  const fields = (
    <S.Fields>
      {method === 'username' ? (
        <>
          <Field
            label={t('field.username')}
            error={words('username')}
            autoComplete="username"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
            {...register('username')}
          />
          <PasswordField
            label={t('field.password')}
            error={words('password')}
            showLabel={common('action.show')}
            hideLabel={common('action.hide')}
            autoComplete="current-password"
            maxLength={256}
            {...register('password')}
          />
        </>
      ) : (
        <Suspense
          fallback={
            <>
              <Skeleton shape="control" />
              <Skeleton shape="control" />
            </>
          }
        >
          <MobileMethod
            control={control}
            sms={sms}
            errors={{ mobileNum: words('mobileNum'), verificationCode: words('verificationCode') }}
            codeField={register('verificationCode')}
            onFilled={(code) => setValue('verificationCode', code, { shouldValidate: true })}
          />
        </Suspense>
      )}
    </S.Fields>
  );

  return (
    <S.Form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <BrandHead text={t(scope === 'agent' ? 'login.agentText' : 'login.text')} />
      {scope === 'agent' && agentCode !== '' && (
        <Text size={14} tone="secondary" isCentred>
          {t('login.agentCode', { code: agentCode })}
        </Text>
      )}
      <FormProblem error={isSubmitting ? undefined : problem}>
        {isLocked && (
          <S.Alternatives>
            {hasCodes && method === 'username' && (
              <Button size="small" variant="secondary" onClick={() => changeMethod('sms')}>
                {t('login.wayByCode')}
              </Button>
            )}
            {canReset && (
              <LinkButton size="small" variant="secondary" render={<Link to={paths.forget} state={location.state} />}>
                {t('login.wayByReset')}
              </LinkButton>
            )}
          </S.Alternatives>
        )}
      </FormProblem>
      {hasCodes ? (
        <S.Methods>
          <Tabs
            label={t('login.methods')}
            isFitted
            items={[
              { id: 'username', label: t('login.byPassword') },
              { id: 'sms', label: t('login.byCode') },
            ]}
            value={method}
            onChange={changeMethod}
          >
            {fields}
          </Tabs>
        </S.Methods>
      ) : (
        fields
      )}
      {needsCaptcha && (
        <CaptchaField
          key={captchaRound}
          error={words('captcha')}
          onRefresh={() => resetField('captcha')}
          {...register('captcha')}
        />
      )}
      <S.Aside>
        <Checkbox label={t('login.remember')} {...register('remember')} />
        {scope === 'member' && canReset && (
          <S.ForgetLink to={paths.forget} state={location.state}>
            {t('login.toForget')}
          </S.ForgetLink>
        )}
      </S.Aside>
      <Button type="submit" size="large" isFullWidth isLoading={isSubmitting} disabled={!isComplete}>
        {t('login.submit')}
      </Button>
      <SocialButtons />
      {scope === 'member' && (
        <LinkButton variant="ghost" isFullWidth render={<Link to={paths.register} state={location.state} />}>
          {t('login.toRegister')}
        </LinkButton>
      )}
    </S.Form>
  );
}
