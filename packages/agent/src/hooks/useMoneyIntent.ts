import { useState } from 'react';
import { errorMessageKey, isApiError } from '@parlor/api-client';
import { useMessage } from '@parlor/i18n';

/** A request to move money. */
interface MoneyIntent<Answer> {
  isSending: boolean;
  /** The gateway's reason for refusing it, as text. */
  problem: string | undefined;
  /** Whether the payment password was refused. */
  isPasswordProblem: boolean;
  /** Starts a new intent with a new key. Call it when the details change. */
  renew: () => void;
  send: (call: (idempotencyKey: string) => Promise<{ data?: Answer; error?: unknown }>) => Promise<Answer | undefined>;
}

/** Sends an intent with one idempotency key, however often it is sent. */
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
      // Without an answer the transfer may have been made. The same key keeps a retry from making a second one.
      if (data !== undefined || (isApiError(error) && error.status !== 0 && error.status < 500))
        setKey(crypto.randomUUID());
      return data;
    },
  };
}
