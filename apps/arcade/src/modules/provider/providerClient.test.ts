import { createHmac } from 'node:crypto';
import { SIGNATURE_HEADER, parseSignature, signedText } from '@parlor/contract';
import { describe, expect, it } from 'vitest';
import { createProviderClient } from './providerClient.ts';

interface Sent {
  url: string;
  body: string;
  timestamp: string;
  signature: string;
  traceparent: string | undefined;
}

function clientAnswering(...answers: (object | string)[]) {
  const sent: Sent[] = [];
  let clockMs = 1_000_000;
  const client = createProviderClient({
    gatewayUrl: 'http://gateway.test/',
    providerCode: 'PARLOR',
    secret: 's',
    timeoutMs: 1000,
    retryPauseMs: 0,
    now: () => (clockMs += 1000),
    traceHeaders: () => ({ traceparent: '00-trace-span-01' }),
    post: (url, { headers, body }) => {
      const header = parseSignature(headers[SIGNATURE_HEADER] ?? '');
      sent.push({
        url,
        body,
        timestamp: header?.timestamp ?? '',
        signature: header?.signatures[0] ?? '',
        traceparent: headers['traceparent'],
      });
      const answer = answers.shift();
      return Promise.resolve({ status: 200, text: typeof answer === 'string' ? answer : JSON.stringify(answer) });
    },
  });
  return { client, sent };
}

describe('the provider client', () => {
  it('signs the request body, with a new signature for each attempt', async () => {
    const { client, sent } = clientAnswering({ status: 'TEMPORARY' }, { status: 'OK', balance: '5' });
    const outcome = await client.send('balance', { player_ref: 'p', session_token: 't' }, { attempts: 3 });
    expect(outcome).toEqual({ kind: 'answered', answer: { status: 'OK', balance: '5' }, isAfterUndecided: true });
    expect(sent.map(({ url }) => url)).toEqual([
      'http://gateway.test/provider/v1/balance',
      'http://gateway.test/provider/v1/balance',
    ]);
    expect(new Set(sent.map(({ signature }) => signature)).size).toBe(2);
    for (const { timestamp, body, signature } of sent) {
      expect(signature).toBe(
        createHmac('sha256', 's')
          .update(signedText(timestamp, 'POST', '/provider/v1/balance', body))
          .digest('hex'),
      );
    }
  });

  it('does not retry after a final answer', async () => {
    const { client, sent } = clientAnswering({ status: 'INSUFFICIENT_FUNDS' });
    const outcome = await client.send('balance', { player_ref: 'p', session_token: 't' }, { attempts: 3 });
    expect(outcome).toMatchObject({
      kind: 'answered',
      answer: { status: 'INSUFFICIENT_FUNDS' },
      isAfterUndecided: false,
    });
    expect(sent).toHaveLength(1);
  });

  it('sends the trace header with a call', async () => {
    const { client, sent } = clientAnswering({ status: 'OK', balance: '5' });
    await client.send('balance', { player_ref: 'p', session_token: 't' });
    expect(sent.map(({ traceparent }) => traceparent)).toEqual(['00-trace-span-01']);
  });

  it('treats an invalid response as undecided', async () => {
    const { client, sent } = clientAnswering('<html>', { status: 'SURE' });
    expect(await client.send('balance', { player_ref: 'p', session_token: 't' }, { attempts: 2 })).toMatchObject({
      kind: 'undecided',
    });
    expect(sent).toHaveLength(2);
  });
});
