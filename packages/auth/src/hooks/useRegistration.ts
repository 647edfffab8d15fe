import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isApiError, useLazyCheckAffiliateQuery, useRegisterMutation, type ApiError } from '@parlor/api-client';
import type { FieldFailure, RegistrationField } from '@parlor/contract';
import { currentDevice, forgetDraft, toastDuration, useReturnTo, useToast } from '@parlor/core';
import { toFormError } from '../model/formFailures.ts';
import {
  registrationBody,
  shownFields,
  type RegistrationContext,
  type RegistrationFormValues,
} from '../model/registrationForm.ts';
import { storeSessionPassword } from '../model/sessionPassword.ts';
import type { useBotCheck } from './useBotCheck.ts';
import type { SmsCode } from './useSmsCode.ts';

/** The name of the draft of a registration. */
export const REGISTRATION_DRAFT = 'register';

/** Error codes that belong to a field. */
const fieldOfRefusal: Partial<Record<ApiError['code'], RegistrationField>> = {
  'register.username_taken': 'username',
  'register.mobile_taken': 'mobileNum',
  'register.referrer_invalid': 'affiliateCode',
  'auth.code_incorrect': 'verificationCode',
  'auth.provider_refused': 'verificationCode',
  'auth.captcha_incorrect': 'captcha',
};

/** Failures reported by the gateway, by field. */
function failuresOf({ code, value }: ApiError): Partial<Record<RegistrationField, FieldFailure>> {
  const field = fieldOfRefusal[code];
  return field === undefined ? (value?.fields ?? {}) : { [field]: { key: `errors.${code}` } };
}

interface RegistrationDeps {
  form: UseFormReturn<RegistrationFormValues>;
  context: RegistrationContext;
  /** Moves the focus, after `delayMs` if the player should read a message first. */
  focusOn: (field: RegistrationField | undefined, delayMs?: number) => void;
  withBotCheck: ReturnType<typeof useBotCheck>['withBotCheck'];
  /** Checks the SMS code, if the identity provider sends the codes. */
  confirmCode: SmsCode['confirm'];
  /** Called if the referral names no agent. */
  doubtReferral: () => void;
}

/**
 * Sends a valid registration: confirms the SMS code first if the identity provider sent it, checks the invitation code,
 * sends the form, and assigns the gateway's errors to their fields. The input remains, except a captcha, which is
 * valid once.
 */
export function useRegistration({
  form: { setError, resetField },
  context,
  focusOn,
  withBotCheck,
  confirmCode,
  doubtReferral,
}: RegistrationDeps): {
  /** Why registration failed. A field that caused it also shows the reason. */
  problem: unknown;
  captchaRound: number;
  forgetProblem: () => void;
  send: (values: RegistrationFormValues) => Promise<void>;
} {
  const toast = useToast();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const [register] = useRegisterMutation();
  const [checkAffiliate] = useLazyCheckAffiliateQuery();
  const [problem, setProblem] = useState<unknown>();
  const [captchaRound, setCaptchaRound] = useState(0);

  /** Checks whether the typed code names an agent. An empty code needs no check. */
  const isInvited = async (values: RegistrationFormValues): Promise<boolean> => {
    const code = values.affiliateCode.trim();
    if (code === '' || !shownFields(context).includes('affiliateCode')) return true;
    const { data, error } = await checkAffiliate({ code, domain: '' });
    if (data?.success) return true;
    if (data === undefined) {
      setProblem(error);
      return false;
    }
    setError('affiliateCode', toFormError({ key: 'validation.invitation_code_error' }));
    toast({ tone: 'danger', messageKey: 'auth:validation.invitation_code_error', durationMs: toastDuration.success });
    focusOn('affiliateCode', toastDuration.success);
    return false;
  };

  const showRefusal = (error: unknown) => {
    const refusal = isApiError(error) ? error : undefined;
    // The captcha is used up only if the gateway answered.
    if (refusal && refusal.status !== 0) {
      resetField('captcha');
      setCaptchaRound((round) => round + 1);
    }
    const failures = refusal ? failuresOf(refusal) : {};
    const shown = shownFields({ ...context, isReferred: context.isReferred && !failures.affiliateCode });
    const blamed = shown.filter((field) => failures[field]);
    for (const field of blamed) setError(field, toFormError(failures[field] as FieldFailure));
    if (blamed.includes('affiliateCode')) doubtReferral();
    setProblem(error);
    focusOn(blamed[0]);
  };

  const send = async (values: RegistrationFormValues): Promise<void> => {
    setProblem(undefined);
    const hasCode = shownFields(context).includes('verificationCode') && values.verificationCode !== '';
    const proof = hasCode ? await confirmCode?.(values.verificationCode) : undefined;
    if (proof && 'error' in proof) {
      if (proof.error) showRefusal(proof.error);
      return;
    }
    if (!(await isInvited(values))) return;
    const body = registrationBody(values, context, {
      host: window.location.host,
      registerMethod: currentDevice().registerMethod,
      ...(proof && { proof }),
    });
    const { data: session, error } = await withBotCheck(
      (botCheck) => register({ method: context.method, body: { ...body, ...(botCheck && { botCheck }) } }),
      { isAlways: true },
    );
    if (!session) {
      showRefusal(error);
      return;
    }
    forgetDraft(REGISTRATION_DRAFT);
    void storeSessionPassword(session.token, values.password);
    toast({
      tone: 'success',
      messageKey: 'auth:register.in_registered_successfully',
      durationMs: toastDuration.copied,
    });
    await navigate(returnTo, { replace: true });
  };

  return { problem, captchaRound, forgetProblem: () => setProblem(undefined), send };
}
