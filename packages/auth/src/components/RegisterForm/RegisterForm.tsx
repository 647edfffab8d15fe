import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import {
  rulesFor,
  validateField,
  type RegistrationField,
  type RegistrationMethod,
  type RegistrationSettings,
} from '@parlor/contract';
import { storeDraft, Link, paths, readDraft, useGatewayNow } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Checkbox, LinkButton, Tabs } from '@parlor/ui-kit';
import { useBotCheck } from '../../hooks/useBotCheck.ts';
import { draftValues, useDraft } from '../../hooks/useDraft.ts';
import { useFieldWords } from '../../hooks/useFieldWords.ts';
import { useFocusOn } from '../../hooks/useFocusOn.ts';
import { useReferralCheck } from '../../hooks/useReferralCheck.ts';
import { REGISTRATION_DRAFT, useRegistration } from '../../hooks/useRegistration.ts';
import { useSmsCode } from '../../hooks/useSmsCode.ts';
import { useUsernameAvailability } from '../../hooks/useUsernameAvailability.ts';
import { SocialButtons } from '../../identity/SocialButtons/SocialButtons.tsx';
import { resolverOf } from '../../model/formFailures.ts';
import {
  asksForInvitation,
  boundsOf,
  checkForm,
  emptyForm,
  firstMethod,
  isPossibleUsername,
  offeredMethods,
  shownFields,
  type RegistrationContext,
  type RegistrationFormValues,
} from '../../model/registrationForm.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { BrandHead } from '../BrandHead/BrandHead.tsx';
import { FormProblem } from '../FormProblem/FormProblem.tsx';
import { ReferralNotice } from '../ReferralNotice/ReferralNotice.tsx';
import { RegistrationFields } from '../RegistrationFields/RegistrationFields.tsx';
import * as S from './RegisterForm.styles.ts';

interface Props {
  /** The merchant's registration settings. */
  settings: RegistrationSettings;
}

/** Registers a player by name or mobile number, with the merchant's fields and the same validation as the gateway. */
export function RegisterForm({ settings }: Props) {
  const { t } = useTranslation('auth');
  const location = useLocation();
  const gatewayNow = useGatewayNow();
  const disclaimer = useRef<HTMLInputElement>(null);
  const [method, setMethod] = useState<RegistrationMethod>(
    () =>
      offeredMethods(settings).find((offered) => offered === readDraft(REGISTRATION_DRAFT)['method']) ??
      firstMethod(settings),
  );
  const [hasAccepted, setHasAccepted] = useState(true);

  const { referral, state: referralState, doubt } = useReferralCheck();
  const context: RegistrationContext = {
    settings,
    method,
    referral,
    isReferred: referralState === 'known' || referralState === 'checking',
  };
  const shown = shownFields(context);
  const methods = offeredMethods(settings);

  const form = useForm<RegistrationFormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: draftValues(REGISTRATION_DRAFT, emptyForm),
    resolver: resolverOf<RegistrationFormValues>((values) => checkForm(values, context, gatewayNow())),
  });
  const { control, handleSubmit, clearErrors, formState, getValues, setFocus, setValue, watch } = form;
  useDraft(REGISTRATION_DRAFT, watch);
  // Puts a referral code that was refused or not checked into the field, so that the player can correct it.
  useEffect(() => {
    if (referralState === 'unasked' && getValues('affiliateCode') === '')
      setValue('affiliateCode', referral.affiliateCode);
  }, [referralState, referral, getValues, setValue]);
  const focusOn = useFocusOn<RegistrationField>(setFocus);
  const fieldWords = useFieldWords(formState.isSubmitted);
  const { username = '', mobileNum = '', countryDialingCode = '' } = useWatch({ control });
  const isFree = useUsernameAvailability(
    username.trim(),
    method === 'username' && isPossibleUsername(username, context, gatewayNow()),
  );

  const mobileRule = rulesFor(settings, method).mobileNum;
  const sms = useSmsCode({
    purpose: 'register',
    mobileNum,
    countryDialingCode,
    isValid: mobileNum !== '' && validateField(mobileNum, mobileRule) === undefined,
    isShown: shown.includes('verificationCode'),
  });
  const { prepare, withBotCheck } = useBotCheck();
  const { problem, captchaRound, forgetProblem, send } = useRegistration({
    form,
    context,
    focusOn,
    withBotCheck,
    confirmCode: sms.confirm,
    doubtReferral: doubt,
  });

  const words = (field: RegistrationField): string | undefined => {
    const error = formState.errors[field];
    if (error) return fieldWords(error, boundsOf(field, context));
    return field === 'username' && isFree === false ? t('errors.register.username_taken') : undefined;
  };

  const changeMethod = (next: RegistrationMethod) => {
    setMethod(next);
    storeDraft(REGISTRATION_DRAFT, { method: next });
    clearErrors();
    forgetProblem();
  };

  const sendAccepted = async (values: RegistrationFormValues) => {
    if (hasAccepted) await send(values);
    else disclaimer.current?.focus();
  };
  const submit = () => handleSubmit(sendAccepted, (errors) => focusOn(shown.find((field) => errors[field])))();

  const fields = (
    <RegistrationFields
      context={context}
      form={form}
      words={words}
      hasNumber={mobileNum !== ''}
      isFree={isFree === true}
      sms={sms}
      captchaRound={captchaRound}
    />
  );
  return (
    <AccountForm onFocus={prepare} onSubmit={submit}>
      <BrandHead text={t('register.text')} />
      <ReferralNotice isWrong={referralState === 'unknown'} canType={asksForInvitation(context)} />
      <FormProblem error={formState.isSubmitting ? undefined : problem} />
      {methods.length > 1 ? (
        <Tabs
          label={t('register.methods')}
          isFitted
          items={[
            { id: 'username', label: t('register.byName') },
            { id: 'mobile', label: t('register.byNumber') },
          ]}
          value={method}
          onChange={changeMethod}
        >
          {fields}
        </Tabs>
      ) : (
        fields
      )}
      <S.Terms>
        <Checkbox
          ref={disclaimer}
          label={t('register.disclaimer', { age: settings.minimumAge })}
          checked={hasAccepted}
          onChange={(event) => setHasAccepted(event.target.checked)}
          error={hasAccepted ? undefined : t('register.disclaimerNeeded')}
        />
        {/* The terms open beside the form: reading them must not cost what was typed. */}
        <S.TermsLink href={paths.help('terms')} target="_blank" rel="noopener">
          {t('register.terms')}
        </S.TermsLink>
      </S.Terms>
      {/* Disabled in words and looks, yet it can be pressed: the press leads to what is missing. */}
      <Button type="submit" size="large" isFullWidth isLoading={formState.isSubmitting} aria-disabled={!hasAccepted}>
        {t('register.submit')}
      </Button>
      <LinkButton variant="ghost" isFullWidth render={<Link to={paths.login} state={location.state} />}>
        {t('register.toLogin')}
      </LinkButton>
      <SocialButtons />
    </AccountForm>
  );
}
