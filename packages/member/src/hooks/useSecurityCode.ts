import { useEffect, useReducer, useState } from 'react';
import { errorMessageKey, isApiError, useSendSecurityCodeMutation } from '@parlor/api-client';
import type { SecurityCodeBody } from '@parlor/contract';
import { useGatewayNow } from '@parlor/core';

/** The interval of the countdown, in ms. */
const TICK_MS = 500;

/** The state of a code that confirms a security change. */
export interface SecurityCodeState {
  /** Sends a code to the recipient in the body. */
  send: (body: SecurityCodeBody) => Promise<void>;
  isSending: boolean;
  /** Seconds until another code can be requested; 0 if now. */
  secondsLeft: number;
  /** The masked recipient of the last code. */
  sentTo: string | undefined;
  /** The message key of why no code was sent. */
  errorKey: string | undefined;
}

/** Sends codes to the member's number or address. */
export function useSecurityCode(): SecurityCodeState {
  const now = useGatewayNow();
  const [request, { isLoading }] = useSendSecurityCodeMutation();
  const [{ endsAt, sentTo, errorKey }, setState] = useState<{ endsAt: number; sentTo?: string; errorKey?: string }>({
    endsAt: 0,
  });
  const [, read] = useReducer((tick: number) => tick + 1, 0);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now()) / 1000));
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const send = async (body: SecurityCodeBody) => {
    const { data, error } = await request(body);
    if (data) return setState({ endsAt: data.expirationTime, sentTo: data.sentTo });
    const retryAfter = isApiError(error) ? (error.value?.retryAfter ?? 0) : 0;
    setState({ endsAt: retryAfter === 0 ? 0 : now() + retryAfter * 1000, errorKey: errorMessageKey(error) });
  };

  return { send, isSending: isLoading, secondsLeft, sentTo, errorKey };
}
