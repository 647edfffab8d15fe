import { useEffect, useReducer, useState } from 'react';
import { errorMessageKey, isApiError, useSendSecurityCodeMutation } from '@parlor/api-client';
import type { SecurityCodeBody } from '@parlor/contract';
import { useGatewayNow } from '@parlor/core';

/** The interval of the countdown, in ms. */
const TICK_MS = 500;

/** A code for a change of what protects the account. */
export interface SecurityCodeState {
  /** Sends one to where the body says. */
  send: (body: SecurityCodeBody) => Promise<void>;
  isSending: boolean;
  /** Seconds until another one may be asked for; 0 when one may. */
  secondsLeft: number;
  /** The masked recipient of the last one. */
  sentTo: string | undefined;
  /** Key of the words for why none was sent. */
  errorKey: string | undefined;
}

/** Codes to a number or an address of the member's own. */
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
