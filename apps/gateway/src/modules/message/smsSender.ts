import type { MessageSender } from './message.service.ts';
import { ANSWER_TIMEOUT_MS } from './message.rules.ts';

/** Whether a status is worth a retry; every other failure is final. */
const worthAnotherTry = (status: number): boolean => status >= 500 || [408, 409, 425, 429].includes(status);

/**
 * Creates a sender of text messages over HTTP: `POST` of `{ from, to, text, reference }` as JSON with a bearer token.
 * `Idempotency-Key` is the same at every attempt. It follows no redirect, because that would send the token to another
 * server.
 */
export function createSmsSender({
  url,
  token,
  from,
  timeoutMs = ANSWER_TIMEOUT_MS,
}: {
  url: string;
  token: string;
  from: string;
  timeoutMs?: number;
}): MessageSender {
  return {
    async deliver({ id, to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ from, to, text, reference: id }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return 'delivered';
      return worthAnotherTry(answer.status) ? 'later' : 'refused';
    },
    close() {},
  };
}
