import { useEffect, useReducer, useState } from 'react';
import { useDispatch } from 'react-redux';
import { gatewayNow, isApiError, useSendSmsCodeMutation } from '@parlor/api-client';
import { loadingDismissed, toastDuration, useToast } from '@parlor/core';
import { keepSmsCodeWait, smsCodeWaitSeconds, type SmsCodeTarget } from '../model/smsCodeWait.ts';
import { useBotCheck } from './useBotCheck.ts';

/** How often the countdown is read anew, in ms. */
const TICK_MS = 500;

/** A code on the player's phone: asking for one and, where the identity provider sends it, checking it. */
export interface SmsCode {
  /** The number is good, and no code is on its way or too young. */
  canSend: boolean;
  isSending: boolean;
  /** Seconds until another code may be asked for; 0 when one may. */
  secondsLeft: number;
  /** How many codes were sent from here. */
  sentCount: number;
  /** Why the last code was not sent. */
  error: unknown;
  /** To be called when the form is first touched: readies what sending takes. */
  prepare: () => void;
  /** Sends a code. */
  send: () => Promise<void>;
}

/** The seconds that a number still has to wait, read every half second from the time that is kept. */
function useSecondsLeft(target: SmsCodeTarget): [seconds: number, read: () => void] {
  const [, read] = useReducer((tick: number) => tick + 1, 0);
  const seconds = smsCodeWaitSeconds(target);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return [seconds, read];
}

/**
 * Codes for a mobile number. The wait for the next one belongs to the number and the purpose and outlives the popup. `isValid`
 * says whether the number may be sent to, by the form's own rule.
 */
export function useSmsCode({ isValid, ...target }: SmsCodeTarget & { isValid: boolean }): SmsCode {
  const toast = useToast();
  const dispatch = useDispatch();
  const { prepare, withBotCheck } = useBotCheck();
  const [sendCode] = useSendSmsCodeMutation();
  const [state, setState] = useState<{ isSending: boolean; sentCount: number; error?: unknown }>({ isSending: false, sentCount: 0 });
  const [secondsLeft, readSeconds] = useSecondsLeft(target);
  const canSend = isValid && secondsLeft === 0 && !state.isSending;

  const send = async () => {
    if (!canSend) return;
    setState(({ sentCount }) => ({ isSending: true, sentCount }));
    toast({ tone: 'loading', messageKey: 'auth:code.in_sms_sending', durationMs: toastDuration.sending });
    const answer = await withBotCheck((botCheck) => sendCode({ ...target, botCheck }), { isAlways: true });
    if (answer.data) {
      keepSmsCodeWait(target, answer.data.expirationTime);
      toast({ tone: 'success', messageKey: 'auth:code.in_sms_send', durationMs: toastDuration.info });
    } else {
      dispatch(loadingDismissed());
      const retryAfter = isApiError(answer.error) ? answer.error.value?.retryAfter : undefined;
      if (retryAfter !== undefined) keepSmsCodeWait(target, gatewayNow() + retryAfter * 1000);
    }
    setState(({ sentCount }) => (answer.data ? { isSending: false, sentCount: sentCount + 1 } : { isSending: false, sentCount, error: answer.error }));
    readSeconds();
  };

  return { canSend, secondsLeft, ...state, error: state.error, prepare, send };
}
