import { useState } from 'react';
import { errorMessageKey, isApiError } from '@parlor/api-client';
import { useMessage } from '@parlor/i18n';

/** An intent to move money, in flight to the gateway. */
interface MoneyIntent<Answer> {
  isSending: boolean;
  /** Why the gateway did not take it, in words. */
  problem: string | undefined;
  /** The payment password was refused. */
  isPasswordProblem: boolean;
  /** Other details are another intent. */
  renew: () => void;
  send: (call: (idempotencyKey: string) => Promise<{ data?: Answer; error?: unknown }>) => Promise<Answer | undefined>;
}

/** One intent has one idempotency key, however often it is sent. */
export function useMoneyIntent<Answer>(): MoneyIntent<Answer> {
  const message = useMessage();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const renew = () => {
    setKey(crypto.randomUUID());
    setRefusal(undefined);
  };
  return {
    isSending,
    problem: refusal === undefined ? undefined : message(errorMessageKey(refusal)),
    isPasswordProblem: isApiError(refusal) && refusal.code.startsWith('payment_password.'),
    renew,
    send: async (call) => {
      if (isSending) return undefined;
      setIsSending(true);
      const { data, error } = await call(key);
      setIsSending(false);
      setRefusal(error);
      // Without an answer it may have been taken: only the same key keeps a second try from being a second transfer.
      if (data !== undefined || (isApiError(error) && error.status !== 0 && error.status < 500))
        setKey(crypto.randomUUID());
      return data;
    },
  };
}
