import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailSender } from './mailSender.ts';

let server: SMTPServer;
let port: number;
let received: { from: string; to: string[]; user: unknown; data: string }[];
let refuseWith: number | undefined;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'p@ss word' ? null : new Error('no'), { user: username }),
    onRcptTo(_address, _session, done) {
      done(refuseWith === undefined ? null : Object.assign(new Error('not taken'), { responseCode: refuseWith }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: session.user,
          data: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '0.0.0.0', resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => {
  received = [];
  refuseWith = undefined;
});

const message = {
  id: '7d1c1f4e-0000-4000-8000-000000000001',
  to: 'mali@example.com',
  subject: 'ตั้งรหัสผ่านใหม่',
  text: 'Open https://a.example/m/forget#reset=x',
  html: '<a href="https://a.example/m/forget#reset=x">Open</a>',
};

async function deliver(host: string, change: Partial<typeof message> = {}) {
  const sender = createMailSender({
    url: `smtp://${host}:${port}`,
    from: 'Parlor <no-reply@parlor.example>',
    timeoutMs: 3_000,
  });
  try {
    return await sender.deliver({ ...message, ...change });
  } finally {
    sender.close();
  }
}

describe('the mail sender', () => {
  it('PSW-02 sends text and HTML parts with a Message-ID derived from the message id', async () => {
    expect(await deliver('parlor:p%40ss%20word@127.0.0.1')).toBe('delivered');
    expect(received).toMatchObject([{ from: 'no-reply@parlor.example', to: ['mali@example.com'], user: 'parlor' }]);
    const data = received[0]?.data ?? '';
    expect(data).toContain(`Message-ID: <${message.id}@parlor.example>`);
    expect(data).toMatch(/Content-Type: text\/plain/);
    expect(data).toMatch(/Content-Type: text\/html/);
    expect(data).toContain('Open https://a.example/m/forget#reset=x');
  });

  it.each([
    [550, 'refused'],
    [554, 'refused'],
    [421, 'later'],
    [451, 'later'],
  ] as const)('reports the SMTP reply code %i as %s', async (code, outcome) => {
    refuseWith = code;
    expect(await deliver('127.0.0.1')).toBe(outcome);
    expect(received).toEqual([]);
  });

  it('does not send over an unencrypted connection to another host', async () => {
    // Another address of this machine, which the sender does not know as such.
    expect(await deliver('127.0.0.2')).toBe('later');
    expect(received).toEqual([]);
  });

  it('defers a message when the server rejects the login', async () => {
    expect(await deliver('parlor:wrong@127.0.0.1')).toBe('later');
  });

  it('does not let a message inject headers or recipients', async () => {
    await deliver('127.0.0.1', {
      to: 'mali@example.com\r\nBcc: thief@example.com',
      subject: 'Hello\r\nBcc: thief@example.com',
    });
    expect(received.flatMap(({ to }) => to)).not.toContain('thief@example.com');
    expect(received.map(({ data }) => data).join('')).not.toMatch(/^Bcc:/m);
  });

  it('defers a message when the server is unreachable', async () => {
    const sender = createMailSender({ url: 'smtp://127.0.0.1:9', from: 'no-reply@parlor.example', timeoutMs: 3_000 });
    expect(await sender.deliver(message)).toBe('later');
    sender.close();
  });
});
