import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { OUTBOX_PATH } from './message.routes.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ config: { hasOutboxPage: true } });
});
afterAll(() => gateway.close());

const open = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', at = gateway) =>
  at.app.inject({ url: OUTBOX_PATH, headers: { host: 'localhost:8080', ...headers }, remoteAddress });

const send = (message: object) =>
  gateway.app.gateway.services.messages.send({
    merchantCode: 'NORTH',
    channel: 'sms',
    to: '+66812345678',
    text: '',
    expiresAt: gateway.deps.clock() + 600_000,
    ...message,
  });

describe('the outbox page', () => {
  it('shows codes and clickable links, newest first', async () => {
    await send({ text: '482913 is your North login code.' });
    gateway.advance(1_000);
    await send({
      channel: 'mail',
      to: 'mali@example.com',
      subject: 'Your new password',
      text: 'Open http://north.localhost:8080/m/forget#reset=abc_-123\nDone',
    });
    const answer = await open();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<code>482913</code>');
    expect(answer.body).toContain('<a href="http://north.localhost:8080/m/forget#reset=abc_-123">');
    expect(answer.body).toContain('Your new password');
    expect(answer.body.indexOf('mali@example.com')).toBeLessThan(answer.body.indexOf('+66812345678'));
  });

  it('reloads itself, contains no scripts or external resources and is not cached', async () => {
    const { body, headers } = await open();
    expect(body).toContain('<meta http-equiv="refresh" content="3">');
    expect(body).not.toMatch(/<script|<img|<link|style="|\son\w+="/i);
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect((await open()).body).not.toContain(nonce);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('escapes the content of a message', async () => {
    await send({
      to: '"><img src=x onerror=alert(1)>',
      text: '</p><script>alert(1)</script> http://a.example/"onclick="alert(1) javascript:alert(1)',
    });
    const { body } = await open();
    expect(body).not.toMatch(/<img|<script|"onclick|href="javascript/);
    expect(body).toContain('&lt;script&gt;');
  });

  it('hides decoys and marks expired messages without their text', async () => {
    await send({ to: '+66800000001', text: '111111', isDecoy: true });
    await send({ to: '+66800000002', text: '222222', expiresAt: gateway.deps.clock() });
    await gateway.app.gateway.services.messages.tidy();
    const { body } = await open();
    expect(body).not.toMatch(/\+66800000001|111111|222222/);
    expect(body).toMatch(/\+66800000002.*Expired/s);
  });

  it('shows a placeholder when there are no messages', async () => {
    await gateway.deps.db.deleteFrom('message').execute();
    expect((await open()).body).toContain('No messages yet');
  });

  it.each(['localhost', 'north.localhost:8080', '127.0.0.1:8080', '[::1]:8080'])(
    'opens on the host %s',
    async (host) => {
      expect((await open({ host })).statusCode).toBe(200);
    },
  );

  it.each([
    ['somebody on the network', {}, '192.168.1.20'],
    ['a proxy', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['another proxy', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
    ['a page elsewhere under a name of its own', { host: 'evil.example' }, '127.0.0.1'],
    ['a name that only begins like one of this machine', { host: 'localhost.evil.example' }, '127.0.0.1'],
  ])('answers 404 for %s', async (_who, headers: Record<string, string>, remoteAddress) => {
    const answer = await open(headers, remoteAddress);
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([404, { errorCode: 'request.not_found' }]);
  });

  it('answers 404 behind a trusted proxy that reports a local client', async () => {
    const trusting = await createTestGateway({
      env: { TRUSTED_PROXIES: '10.0.0.0/8' },
      config: { hasOutboxPage: true },
    });
    try {
      expect((await open({ 'x-forwarded-for': '127.0.0.1' }, '10.0.0.5', trusting)).statusCode).toBe(404);
    } finally {
      await trusting.close();
    }
  });

  it('answers 404 when it is disabled', async () => {
    const merchants = await createTestGateway();
    try {
      expect((await open({}, '127.0.0.1', merchants)).statusCode).toBe(404);
    } finally {
      await merchants.close();
    }
  });
});
