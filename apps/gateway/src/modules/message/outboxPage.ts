import { escapeHtml } from '../../http/html.ts';
import type { Message } from './message.service.ts';

const RELOAD_S = 3;
const ADDRESS = /https?:\/\/[^\s<>"]+/g;
const CODE = /(?<!\d)\d{6}(?!\d)/g;

const channelNames: Record<Message['channel'], string> = { sms: 'Text message', mail: 'Mail' };
/** The labels of final states; a waiting message has none. */
const endings: Partial<Record<Message['state'], string>> = {
  delivered: 'Delivered',
  refused: 'Could not be delivered',
  expired: 'Expired',
};

const style = `
:root{color-scheme:light dark;--page:#eef1f6;--card:#fff;--text:#151a24;--soft:#556074;--line:#dce2ec;--accent:#0b5fd0;--tint:#e5effc}
@media (prefers-color-scheme:dark){:root{--page:#0e1218;--card:#181e28;--text:#f1f4f9;--soft:#a6b1c3;--line:#2c3646;--accent:#7db4ff;--tint:#16283f}}
*{box-sizing:border-box}
body{margin:0;padding:1rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,"Noto Sans Thai",sans-serif}
main{inline-size:min(40rem,100%);margin-inline:auto;display:grid;gap:1rem;padding-block:1rem}
h1{margin:0;font-size:1.5rem;letter-spacing:-.01em}
.lead{margin:.25rem 0 0;color:var(--soft)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li,.none{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1rem 1.25rem}
.none{text-align:center;color:var(--soft);padding-block:3rem;margin:0}
.head{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline;font-size:.875rem;color:var(--soft)}
.head strong{color:var(--text);font-size:1rem;overflow-wrap:anywhere}
.head time{margin-inline-start:auto;font-variant-numeric:tabular-nums}
h2{margin:.75rem 0 0;font-size:1rem}
.text{margin:.75rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
.gone{margin:.75rem 0 0;color:var(--soft)}
code{font:inherit;font-size:1.5rem;font-weight:700;letter-spacing:.12em;font-variant-numeric:tabular-nums;background:var(--tint);border-radius:.5rem;padding:.125rem .5rem;user-select:all}
a{color:var(--accent);display:inline-block;padding-block:.125rem}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:.25rem}
`;

/** The messages to show, and the CSP nonce that the style needs. */
export interface OutboxPageInput {
  messages: readonly (Message & { merchant_name: string })[];
  /** The time in epoch milliseconds. */
  now: number;
  nonce: string;
}

/**
 * Renders the page with messages that are not sent from this machine: the newest first, reloaded every few seconds,
 * without scripts.
 */
export function outboxPage({ messages, now, nonce }: OutboxPageInput): string {
  const list =
    messages.length === 0
      ? '<p class="none">No messages yet. Ask for a code on the site and it shows here.</p>'
      : `<ul>${messages.map((message) => itemOf(message, now)).join('')}</ul>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RELOAD_S}"><title>Outbox</title><style nonce="${nonce}">${style}</style></head>
<body><main><header><h1>Outbox</h1><p class="lead">Text messages and mail of this machine. They are shown here instead of being sent.</p></header>${list}</main></body></html>`;
}

function itemOf(message: Message & { merchant_name: string }, now: number): string {
  const { channel, recipient, merchant_name: merchant, subject, body, state, created_at: createdAt } = message;
  const text = body === null ? '<p class="gone">The text is gone.</p>' : `<p class="text">${marked(body)}</p>`;
  const ending = endings[state] === undefined ? '' : `<span>${endings[state]}</span>`;
  return `<li><div class="head"><strong>${escapeHtml(recipient)}</strong><span>${channelNames[channel]}</span><span>${escapeHtml(merchant)}</span>${ending}
<time datetime="${new Date(createdAt).toISOString()}">${ago(now - createdAt)}</time></div>${subject === '' ? '' : `<h2>${escapeHtml(subject)}</h2>`}${text}</li>`;
}

/** Returns the text as HTML, with addresses as links and codes highlighted. */
function marked(text: string): string {
  let shown = '';
  let read = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    shown += `${withCodes(text.slice(read, index))}<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
    read = index + address.length;
  }
  return shown + withCodes(text.slice(read));
}

function withCodes(text: string): string {
  return escapeHtml(text).replaceAll(CODE, '<code>$&</code>');
}

function ago(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 24 * 60 ? `${Math.round(minutes / 60)} h ago` : `${Math.round(minutes / 1440)} d ago`;
}
