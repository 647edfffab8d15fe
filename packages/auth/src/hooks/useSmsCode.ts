import { useEffect, useReducer, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError, useSendSmsCodeMutation, type ApiError } from '@parlor/api-client';
import { loadingDismissed, toastDuration, useGatewayNow, useSettings, useToast } from '@parlor/core';
import { identityProblem, type PhoneCheck } from '../identity/identityAdapter.ts';
import { useIdentityProvider } from '../identity/useIdentityProvider.ts';
import { callingNumber } from '../model/callingNumber.ts';
import { storeSmsCodeWait, smsCodeWaitSeconds, targetName, type SmsCodeTarget } from '../model/smsCodeWait.ts';
import { useBotCheck } from './useBotCheck.ts';

/** The interval of the countdown, in ms. */
const TICK_MS = 500;
/** The wait for the next code if the provider does not say, in ms. */
const PROVIDER_WAIT_MS = 60_000;

/**
 * Codes that the provider sent, by number and purpose. They can be checked even if the popup was closed in between.
 */
const checks = new Map<string, PhoneCheck>();

/** The result of the provider's check of a code; without an error if the player cancelled. */
export type SmsCodeProof = { idToken: string } | { error: ApiError | undefined };

/** State and actions of an SMS code. */
export interface SmsCode {
  /** Whether a code can be requested: the number is valid and no wait is running. */
  canSend: boolean;
  isSending: boolean;
  /** Seconds until another code can be requested; 0 if now. */
  secondsLeft: number;
  /** Number of codes sent by this form. */
  sentCount: number;
  /** Why the last code was not sent. */
  error: unknown;
  /** Prepares the bot check. Call it on the first focus. */
  prepare: () => void;
  /** Sends a code. */
  send: () => Promise<void>;
  /**
   * Checks a code with the identity provider, if that sends the codes, before the form is sent. Returns its token for
   * `firebaseIdToken`. Undefined if the gateway checks the code in the form.
   */
  confirm: ((code: string) => Promise<SmsCodeProof>) | undefined;
}

/** The seconds until a number can get another code, read every half second from the stored time. */
function useSecondsLeft(target: SmsCodeTarget): [seconds: number, read: () => void] {
  const [, read] = useReducer((tick: number) => tick + 1, 0);
  const seconds = smsCodeWaitSeconds(target, useGatewayNow()());
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return [seconds, read];
}

/** A mobile number and the state of its form. */
interface Options extends SmsCodeTarget {
  /** Whether the number passes the form's rule. */
  isValid: boolean;
  /** False while the form shows another method; nothing is loaded then. */
  isShown?: boolean;
}

/**
 * Sends codes to a mobile number. The wait for the next code depends on number and purpose, and survives a closed popup
 * and a reload.
 */
export function useSmsCode({ isValid, isShown = true, ...target }: Options): SmsCode {
  const toast = useToast();
  const dispatch = useDispatch();
  const gatewayNow = useGatewayNow();
  const isByProvider = useSettings().smsCodes === 'provider';
  const { adapter } = useIdentityProvider({ isNeeded: isByProvider && isShown });
  const { prepare, withBotCheck } = useBotCheck();
  const [sendCode] = useSendSmsCodeMutation();
  const [state, setState] = useState<{ isSending: boolean; sentCount: number; error?: unknown }>({
    isSending: false,
    sentCount: 0,
  });
  const [secondsLeft, readSeconds] = useSecondsLeft(target);
  const canSend = isValid && secondsLeft === 0 && !state.isSending && (!isByProvider || adapter !== null);

  /** Requests a code from the gateway. Returns the error, if any. */
  const sendByGateway = async (): Promise<{ isSent: boolean; error?: unknown }> => {
    const answer = await withBotCheck((botCheck) => sendCode({ ...target, botCheck }), { isAlways: true });
    if (answer.data) {
      storeSmsCodeWait(target, answer.data.expirationTime, gatewayNow());
      return { isSent: true };
    }
    const retryAfter = isApiError(answer.error) ? answer.error.value?.retryAfter : undefined;
    if (retryAfter !== undefined) storeSmsCodeWait(target, gatewayNow() + retryAfter * 1000, gatewayNow());
    return { isSent: false, error: answer.error };
  };

  /**
   * Whether the provider sent a code. Errors are ignored: the provider has shown them, or the player cancelled.
   */
  const sendByProvider = async (): Promise<{ isSent: boolean; error?: unknown }> => {
    try {
      if (adapter === null) return { isSent: false };
      checks.set(targetName(target), await adapter.startPhone(await callingNumber(target)));
      storeSmsCodeWait(target, gatewayNow() + PROVIDER_WAIT_MS, gatewayNow());
      return { isSent: true };
    } catch {
      return { isSent: false };
    }
  };

  const send = async () => {
    if (!canSend) return;
    setState(({ sentCount }) => ({ isSending: true, sentCount }));
    toast({
      tone: 'loading',
      messageKey: 'auth:code.in_sms_sending',
      durationMs: isByProvider ? toastDuration.loading : toastDuration.sending,
    });
    const { isSent, error } = await (isByProvider ? sendByProvider() : sendByGateway());
    if (isSent) toast({ tone: 'success', messageKey: 'auth:code.in_sms_send', durationMs: toastDuration.info });
    else dispatch(loadingDismissed());
    setState(({ sentCount }) => ({ isSending: false, sentCount: sentCount + Number(isSent), error }));
    readSeconds();
  };

  const confirm = async (code: string): Promise<SmsCodeProof> => {
    const check = checks.get(targetName(target));
    // Without a check, no code was sent to this number in this visit.
    if (!check) return { error: { status: 0, code: 'auth.code_incorrect' } };
    try {
      return await check.confirm(code);
    } catch (error) {
      return { error: identityProblem(error) };
    }
  };

  return {
    canSend,
    secondsLeft,
    ...state,
    error: state.error,
    prepare: isByProvider ? () => {} : prepare,
    send,
    confirm: isByProvider ? confirm : undefined,
  };
}
