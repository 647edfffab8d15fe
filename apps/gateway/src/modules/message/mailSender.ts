import type { Transporter } from 'nodemailer';
import type { MessageSender } from './message.service.ts';
import { BATCH, ANSWER_TIMEOUT_MS } from './message.rules.ts';

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };
/** Permanent SMTP errors. */
const PERMANENT_FROM = 500;

/**
 * Creates a sender of mail over SMTP. `smtps:` uses TLS from the start. `smtp:` must upgrade to TLS before it sends
 * anything, except on this machine, because a link for a new password is worth as much as the password.
 */
export function createMailSender({
  url,
  from,
  timeoutMs = ANSWER_TIMEOUT_MS,
}: {
  url: string;
  from: string;
  timeoutMs?: number;
}): MessageSender {
  const { protocol, hostname, port, username, password } = new URL(url);
  const options = {
    pool: true as const,
    maxConnections: BATCH.mail,
    host: hostname,
    port: port === '' ? PORTS[protocol] : Number(port),
    secure: protocol === 'smtps:',
    requireTLS: protocol === 'smtp:' && !isThisMachine(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A player's input must not make the library read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let transport: Promise<Transporter> | undefined;
  /** Imported with the first mail, because it is the largest library of a gateway. */
  const open = (): Promise<Transporter> =>
    (transport ??= import('nodemailer').then(({ createTransport }) => createTransport(options)));
  return {
    async deliver({ id, to, subject, text, html }) {
      const host = from.split('@')[1]?.replaceAll(/[^\w.-]/g, '') ?? 'localhost';
      try {
        const opened = await open();
        await opened.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
        });
        return 'delivered';
      } catch (error) {
        return isPermanent(error) ? 'refused' : 'later';
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Whether this mail is permanently undeliverable. A refused login or missing TLS may be fixed later. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = PERMANENT_FROM } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= PERMANENT_FROM;
}
