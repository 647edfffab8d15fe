import { useState } from 'react';
import { errorMessageKey } from '@parlor/api-client';
import { useMessage } from '@parlor/i18n';

/** The state of sending a form. */
export interface Sending {
  isSending: boolean;
  /** The gateway's reason for refusing the form, as text. */
  problem: string | undefined;
  /** Sends the form once. Resolves to true if it was accepted. */
  send: (call: () => Promise<{ error?: unknown }>) => Promise<boolean>;
  forget: () => void;
}

/** Sends a form and holds the reason of a refusal. */
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
