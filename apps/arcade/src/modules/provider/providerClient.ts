import { createHmac } from 'node:crypto';
import { PROVIDER_HEADER, SIGNATURE_HEADER, providerPath, signedText, type ProviderCall } from '@parlor/contract';
import { provider } from '@parlor/contract/schemas';
import type { z } from 'zod';
import { createKeepAlivePost, type Post } from './keepAlivePost.ts';

type Bodies = typeof provider.providerBodies;
type Body<Call extends ProviderCall> = z.input<Bodies[Call]>;

/** The gateway's answer to a call. */
export type ProviderIdentity = z.output<typeof provider.providerIdentity>;

/**
 * How a call ended: `answered` is any decision of the gateway; `undecided` means that it is unknown whether the call
 * took effect, or that the gateway requested a retry.
 */
export type ProviderOutcome =
  | {
      kind: 'answered';
      answer: ProviderIdentity;
      /** Whether an earlier attempt was undecided and may have taken effect. */
      isAfterUndecided: boolean;
    }
  | { kind: 'undecided'; reason: string };

/** The client of the provider API. */
export interface ProviderClient {
  /** Sends a call and retries it with a new signature while it is undecided, up to `attempts` times in all. */
  send<Call extends ProviderCall>(
    call: Call,
    body: Body<Call>,
    options?: { attempts?: number },
  ): Promise<ProviderOutcome>;
}

export interface ProviderClientOptions {
  gatewayUrl: string;
  providerCode: string;
  secret: string;
  /** Timeout of one attempt. */
  timeoutMs: number;
  /** The pause before the second attempt; each later one is twice as long. */
  retryPauseMs: number;
  /** Sends the calls. By default over persistent connections. */
  post?: Post;
  now?: () => number;
  /** Headers that continue the trace of the round. */
  traceHeaders?: (() => Record<string, string>) | undefined;
}

/**
 * Creates the client of the provider API. It signs the exact bytes that are sent and validates answers by the contract.
 */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { gatewayUrl, providerCode, secret, timeoutMs, retryPauseMs } = options;
  const post = options.post ?? createKeepAlivePost();
  const now = options.now ?? Date.now;
  const base = gatewayUrl.replace(/\/+$/, '');

  async function attempt(path: string, rawBody: string): Promise<ProviderOutcome> {
    const timestamp = Math.floor(now() / 1000).toString();
    const signature = createHmac('sha256', secret)
      .update(signedText(timestamp, 'POST', path, rawBody))
      .digest('hex');
    try {
      const answer = await post(base + path, {
        headers: {
          'Content-Type': 'application/json',
          [PROVIDER_HEADER]: providerCode,
          [SIGNATURE_HEADER]: `t=${timestamp},v1=${signature}`,
          ...options.traceHeaders?.(),
        },
        body: rawBody,
        timeoutMs,
      });
      const parsed = provider.providerIdentity.safeParse(JSON.parse(answer.text));
      if (!parsed.success)
        return { kind: 'undecided', reason: `an answer of an unknown form with status ${answer.status}` };
      if (parsed.data.status === 'TEMPORARY') return { kind: 'undecided', reason: 'the gateway asks to send again' };
      return { kind: 'answered', answer: parsed.data, isAfterUndecided: false };
    } catch (error) {
      return { kind: 'undecided', reason: error instanceof Error ? error.message : 'no answer' };
    }
  }

  return {
    async send(call, body, { attempts = 1 } = {}) {
      const path = providerPath(call);
      const rawBody = JSON.stringify(body);
      for (let sent = 1; ; sent += 1) {
        const outcome = await attempt(path, rawBody);
        if (outcome.kind === 'answered') return { ...outcome, isAfterUndecided: sent > 1 };
        if (sent >= attempts) return outcome;
        await new Promise((resume) => setTimeout(resume, retryPauseMs * 2 ** (sent - 1)));
      }
    },
  };
}
