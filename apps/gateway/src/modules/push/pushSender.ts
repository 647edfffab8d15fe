import { request } from 'node:https';
import type { RequestDetails } from 'web-push';
import type { PushKeys } from '../../config.ts';
import { guardedLookup, isPublicAddress } from './publicAddress.ts';
import { ANSWER_TIMEOUT_MS } from './push.rules.ts';

/** A notification to one browser. */
export interface Push {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** JSON, encrypted in transit. */
  payload: string;
  /** The topic by which a push service replaces an undelivered notification: 32 characters at most. */
  topic: string;
  /** The time to live, in seconds. */
  ttl: number;
  isUrgent: boolean;
}

/**
 * The outcome of sending: the push service accepted it, no longer knows the browser, will never accept it, or may
 * accept it later, after the given time if it named one.
 */
export type PushOutcome = 'delivered' | 'gone' | 'refused' | { laterMs: number };

/** Sends notifications. It never throws. */
export interface PushSender {
  deliver(push: Push): Promise<PushOutcome>;
}

interface SenderOptions {
  keys: PushKeys;
  /** Which IP addresses it may connect to; public ones by default. */
  isAllowed?: (address: string) => boolean;
  /** A certificate to trust beside the system's. */
  ca?: string;
  timeoutMs?: number;
}

/**
 * Creates a sender by Web Push (RFC 8030), encrypted for the browser (RFC 8291) and signed with the keys of the
 * platform (RFC 8292). It does not follow redirects.
 */
export function createPushSender({
  keys,
  isAllowed = isPublicAddress,
  ca,
  timeoutMs = ANSWER_TIMEOUT_MS,
}: SenderOptions): PushSender {
  const lookup = guardedLookup(isAllowed);

  async function requestOf({ endpoint, p256dh, auth, payload, topic, ttl, isUrgent }: Push): Promise<RequestDetails> {
    // Loaded with the first notification.
    const { default: webPush } = await import('web-push');
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: keys,
      TTL: ttl,
      topic,
      urgency: isUrgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
    });
  }

  return {
    async deliver(push) {
      let details: RequestDetails;
      try {
        details = await requestOf(push);
      } catch {
        // Invalid keys: no browser created them.
        return 'gone';
      }
      const { promise, resolve } = Promise.withResolvers<PushOutcome>();
      const sent = request(
        details.endpoint,
        {
          method: 'POST',
          headers: details.headers,
          lookup,
          signal: AbortSignal.timeout(timeoutMs),
          // A new connection for each notification, so that each checks its address.
          agent: false,
          ...(ca !== undefined && { ca }),
        },
        (answer) => {
          const { statusCode = 0, headers } = answer;
          answer.destroy();
          resolve(outcomeOf(statusCode, headers['retry-after']));
        },
      );
      sent.on('error', () => resolve({ laterMs: 0 }));
      sent.end(details.body);
      return promise;
    },
  };
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  if (status === 408 || status === 429 || status >= 500) return { laterMs: 1_000 * (Number(retryAfter) || 0) };
  return 'refused';
}
