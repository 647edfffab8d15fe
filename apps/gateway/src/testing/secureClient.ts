import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** A response from the wire. */
export interface SecureAnswer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A request that both protocols can send. `host` is the requested host name. */
export interface SecureRequest {
  method?: string;
  path: string;
  host: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** Opens an HTTP/2 session with a server whose certificate is `ca`. Close it at the end. */
export async function openSession(url: string, ca: string): Promise<ClientHttp2Session> {
  const session = connect(url, { ca, servername: 'localhost' });
  await once(session, 'connect');
  return session;
}

/** Sends a request over HTTP/2. */
export async function requestHttp2(
  session: ClientHttp2Session,
  { method = 'GET', path, host, headers = {}, body }: SecureRequest,
): Promise<SecureAnswer> {
  const stream = session.request({ ':method': method, ':path': path, ':authority': host, ...headers });
  stream.end(body);
  const [answered] = (await once(stream, 'response')) as [Record<string, string | string[] | undefined>];
  return { status: Number(answered[':status']), headers: answered, body: await buffer(stream) };
}

/** Sends a request over HTTP/1.1, without offering HTTP/2. */
export async function requestHttp1(
  url: string,
  ca: string,
  { method = 'GET', path, host, headers = {}, body }: SecureRequest,
): Promise<SecureAnswer> {
  const sent = request(new URL(path, url), { ca, method, servername: 'localhost', headers: { ...headers, host } });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
