import type { MessageSender } from './message.service.ts';
import { LONGEST_ANSWER_MS } from './message.rules.ts';

/** Answers after which the same message may still go through; every other failure is final. */
const worthAnotherTry = (status: number): boolean => status >= 500 || [408, 409, 425, 429].includes(status);

/**
 * Text messages over HTTP: `POST` of `{ from, to, text, reference }` as JSON with a bearer token. `Idempotency-Key` is
 * the same at every try. A redirect is not followed: it would carry the token somewhere else.
 */
export function createSmsSender({
  url,
  token,
  from,
  timeoutMs = LONGEST_ANSWER_MS,
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
