import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailSender } from './mailSender.ts';

let server: SMTPServer;
let port: number;
let received: { from: string; to: string[]; user: unknown; data: string }[];
/** Every recipient offered to the server, accepted or not. */
let offered: string[];
let refuseWith: number | undefined;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'p@ss word' ? null : new Error('no'), { user: username }),
    onRcptTo({ address }, _session, done) {
      offered.push(address);
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
  offered = [];
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

/** Parses the headers of a received mail. */
function headersIn(data: string): string[][] {
  const [head = ''] = data.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n');
  return lines.map((line) => /^([^:]*): (.*)$/s.exec(line)?.slice(1) ?? [line]);
}

/** Lists exactly the headers of a mail. */
const headersWith = (subject: string) => [
  ['From', 'Parlor <no-reply@parlor.example>'],
  ['To', message.to],
  ['Subject', subject],
  ['Message-ID', `<${message.id}@parlor.example>`],
  ['Date', expect.any(String)],
  ['MIME-Version', '1.0'],
  ['Content-Type', expect.stringMatching(/^multipart\/alternative; boundary="[\w-]+"$/)],
];

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
    // Another address of this machine, which the sender does not recognize as local.
    expect(await deliver('127.0.0.2')).toBe('later');
    expect(received).toEqual([]);
  });

  it('defers a message when the server rejects the login', async () => {
    expect(await deliver('parlor:wrong@127.0.0.1')).toBe('later');
  });

  it.each([
    ['a line break', 'Hello\r\nBcc: thief@example.com', 'Hello Bcc: thief@example.com'],
    ['a line feed alone', 'Hello\nBcc: thief@example.com', 'Hello Bcc: thief@example.com'],
    ['a carriage return alone', 'Hello\rBcc: thief@example.com', 'Hello Bcc: thief@example.com'],
    ['a folded line', 'Hello\r\n Bcc: thief@example.com', 'Hello  Bcc: thief@example.com'],
    ['the end of the headers', 'Hello\r\n\r\nThief', 'Hello  Thief'],
  ])('sends a subject as one line of its own header: %s', async (_case, subject, sent) => {
    expect(await deliver('127.0.0.1', { subject })).toBe('delivered');
    expect(received).toMatchObject([{ from: 'no-reply@parlor.example', to: ['mali@example.com'] }]);
    expect(headersIn(received[0]?.data ?? '')).toEqual(headersWith(sent));
  });

  it.each([
    ['another recipient', 'mali@example.com, thief@example.com'],
    ['a header', 'mali@example.com\r\nBcc: thief@example.com'],
    ['a header after a line feed', 'mali@example.com\nBcc: thief@example.com'],
    ['a command', 'mali@example.com>\r\nRCPT TO:<thief@example.com'],
    ['a name in front', '"thief@example.com" <mali@example.com>'],
  ])('refuses a recipient that is not exactly one address, and sends nothing: %s', async (_case, to) => {
    expect(await deliver('127.0.0.1', { to })).toBe('refused');
    expect(received).toEqual([]);
    expect(offered).toEqual([]);
    expect(await deliver('127.0.0.1')).toBe('delivered');
    expect(offered).toEqual([message.to]);
  });

  it('sends a text that ends the message early as text', async () => {
    const text = 'Hello\r\n.\r\nMAIL FROM:<no-reply@parlor.example>\r\nRCPT TO:<thief@example.com>\r\n.\r\nBye';
    expect(await deliver('127.0.0.1', { text, subject: 'Hello' })).toBe('delivered');
    expect(received).toMatchObject([{ to: ['mali@example.com'] }]);
    const data = received[0]?.data ?? '';
    expect(headersIn(data)).toEqual(headersWith('Hello'));
    expect(data).toContain(text);
  });

  it('defers a message when the server is unreachable', async () => {
    const sender = createMailSender({ url: 'smtp://127.0.0.1:9', from: 'no-reply@parlor.example', timeoutMs: 3_000 });
    expect(await sender.deliver(message)).toBe('later');
    sender.close();
  });
});
