import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** A raw answer. */
export interface PostAnswer {
  status: number;
  text: string;
}

/** Sends a body and returns the answer. Rejects on a timeout, and does not follow redirects. */
export type Post = (
  url: string,
  request: { headers: Record<string, string>; body: string; timeoutMs: number },
) => Promise<PostAnswer>;

/** The size at which reading an answer stops. Answers are short. */
const MAX_ANSWER_BYTES = 1_000_000;

/**
 * Creates a sender with persistent connections. Every round makes such a call, and `fetch` takes several times its
 * processor time.
 */
export function createKeepAlivePost(): Post {
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

  return (url, { headers, body, timeoutMs }) =>
    new Promise((resolve, reject) => {
      const isSecure = url.startsWith('https:');
      const call = (isSecure ? httpsRequest : httpRequest)(url, {
        agent: isSecure ? agents.https : agents.http,
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      });
      const timer = setTimeout(() => call.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
      const fail = (error: Error): void => {
        clearTimeout(timer);
        reject(error);
      };
      call.on('error', fail);
      call.on('response', (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > MAX_ANSWER_BYTES) call.destroy(new Error('the answer is too long'));
          parts.push(part);
        });
        response.on('error', fail);
        response.on('end', () => {
          clearTimeout(timer);
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') });
        });
      });
      call.end(body);
    });
}
