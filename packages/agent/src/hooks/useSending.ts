import { useState } from 'react';
import { errorMessageKey } from '@parlor/api-client';
import { useMessage } from '@parlor/i18n';

/** The way of a form to the gateway. */
export interface Sending {
  isSending: boolean;
  /** Why the gateway did not take it, in words. */
  problem: string | undefined;
  /** Sends once; true when it was taken. */
  send: (call: () => Promise<{ error?: unknown }>) => Promise<boolean>;
  forget: () => void;
}

/** Sends a form, and keeps what the gateway had against it. */
export function useSending(): Sending {
  const message = useMessage();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>();
  return {
    isSending,
    problem: error === undefined ? undefined : message(errorMessageKey(error)),
    forget: () => setError(undefined),
    send: async (call) => {
      if (isSending) return false;
      setIsSending(true);
      setError(undefined);
      const answer = await call();
      setIsSending(false);
      setError(answer.error);
      return answer.error === undefined;
    },
  };
}
