import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadWith } from './watchedUpload.ts';

/** A fake upload request: records what is sent; the test plays the network. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly sentHeaders: Record<string, string> = {};
  method = '';
  address = '';
  body: unknown;
  withCredentials = false;
  status = 0;
  responseText = '';
  answerHeaders: Record<string, string> = {};

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, address: string): void {
    Object.assign(this, { method, address });
  }
  setRequestHeader(name: string, value: string): void {
    this.sentHeaders[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.answerHeaders[name] ?? null;
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number, lengthComputable = true): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }
  answer(status: number, responseText: string, answerHeaders: Record<string, string> = {}): void {
    Object.assign(this, { status, responseText, answerHeaders });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

const slip = new Blob(['a picture'], { type: 'image/png' });

function upload(init: RequestInit = {}) {
  const shares: number[] = [];
  const answered = uploadWith((share) => shares.push(share))('/wps/deposit/slip', {
    method: 'PUT',
    body: slip,
    ...init,
  });
  return { shares, answered, request: FakeRequest.last };
}

describe('an upload with progress', () => {
  it('sends the file with its method, headers and cookies', async () => {
    const { answered, request } = upload({ headers: { Token: 'abc' }, credentials: 'include' });
    const { method, address, body, withCredentials } = request;
    expect({ method, address, withCredentials }).toEqual({
      method: 'PUT',
      address: '/wps/deposit/slip',
      withCredentials: true,
    });
    expect(body).toBe(slip);
    expect(new Headers(request.sentHeaders).get('Token')).toBe('abc');
    request.answer(200, '{"success":true}', { Date: 'Mon, 23 Nov 2026 10:00:00 GMT' });
    const response = await answered;
    expect(response.status).toBe(200);
    expect(response.headers.get('Date')).toBe('Mon, 23 Nov 2026 10:00:00 GMT');
    expect(await response.json()).toEqual({ success: true });
  });

  it('reports the share that was sent', async () => {
    const { shares, answered, request } = upload();
    request.progress(256, 1024);
    request.progress(1024, 1024);
    request.answer(200, '{}');
    await answered;
    expect(shares).toEqual([0.25, 1]);
  });

  it('reports nothing while the size is unknown', async () => {
    const { shares, answered, request } = upload();
    request.progress(256, 0, false);
    request.progress(0, 0);
    request.answer(200, '{}');
    await answered;
    expect(shares).toEqual([]);
  });

  it('resolves with a refusal, as fetch does', async () => {
    const { answered, request } = upload();
    request.answer(413, '{"success":false}');
    const response = await answered;
    expect([response.status, response.headers.has('Date'), request.withCredentials]).toEqual([413, false, false]);
  });

  it('rejects as fetch does when the network fails', async () => {
    const { answered, request } = upload();
    request.dispatchEvent(new Event('error'));
    await expect(answered).rejects.toBeInstanceOf(TypeError);
  });

  it.each([
    ['during the upload', (stop: AbortController) => queueMicrotask(() => stop.abort())],
    ['before it starts', (stop: AbortController) => stop.abort()],
  ])('rejects when it is aborted %s', async (_, abort) => {
    const stop = new AbortController();
    abort(stop);
    const { answered } = upload({ signal: stop.signal });
    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  });
});
