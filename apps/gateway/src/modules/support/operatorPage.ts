import { randomUUID } from 'node:crypto';
import { escapeHtml } from '../../http/html.ts';
import type { CannedAnswer } from './cannedAnswers.ts';
import type { DeskEntry, ReadConversation } from './chatDesk.ts';
import type { MessageRow } from './conversation.repository.ts';
import type { FeedbackEntry } from './feedback.service.ts';
import { operatorScript } from './operatorScript.ts';

const style = `
:root{color-scheme:light dark;--page:#eef1f6;--card:#fff;--text:#151a24;--soft:#556074;--line:#dce2ec;--accent:#0b5fd0;--onAccent:#fff;--bad:#b3261e;--own:#dcebff}
@media (prefers-color-scheme:dark){:root{--page:#0e1218;--card:#181e28;--text:#f1f4f9;--soft:#a6b1c3;--line:#2c3646;--accent:#7db4ff;--onAccent:#07203f;--bad:#ff9c94;--own:#16283f}}
*{box-sizing:border-box}
body{margin:0;padding:1rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,"Noto Sans Thai",sans-serif}
main{inline-size:min(48rem,100%);margin-inline:auto;display:grid;gap:1rem;align-content:start}
@media (min-width:64rem){main.wide{inline-size:min(76rem,100%);grid-template-columns:20rem minmax(0,1fr)}main.wide>.top{grid-column:1/-1}}
@media (max-width:63.99rem){main.wide>aside>:not(:first-child){display:none}}
section,aside,#state{display:grid;gap:1rem;align-content:start;min-inline-size:0}
header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
header form:last-child{margin-inline-start:auto}
.acts{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
.acts form{display:flex;gap:.5rem}
.acts label{flex:1 1 10rem;min-inline-size:0}
h1{margin:0;font-size:1.25rem}h2{margin:.5rem 0 0;font-size:1rem}
ul,ol{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem}
.card[data-open]{border-color:var(--accent)}
.new{display:inline-block;min-inline-size:1.5rem;padding:0 .4rem;border-radius:1rem;background:var(--accent);color:var(--onAccent);text-align:center;font-size:.875rem}
.acts>a{display:inline-flex;align-items:center;min-block-size:44px}
.card img{display:block;inline-size:min(20rem,100%);block-size:auto;max-block-size:20rem;object-fit:scale-down;object-position:left top}
.card a{display:block;min-block-size:24px;color:var(--accent);font-weight:600;overflow-wrap:anywhere}
.soft{margin:0;color:var(--soft);font-size:.875rem}
.bad{margin:0;color:var(--bad);font-weight:600}
.log{max-block-size:45dvh;overflow-y:auto;padding:.25rem}
#typing[hidden]{display:block;visibility:hidden}
.text{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.operator{background:var(--own);margin-inline-start:15%}
.player{margin-inline-end:15%}
label{display:grid;gap:.25rem;font-weight:600}
input,textarea,select{font:inherit;font-weight:400;inline-size:100%;padding:.5rem .75rem;border:1px solid var(--soft);border-radius:.5rem;background:var(--card);color:var(--text)}
a{color:var(--accent)}
form.stack{display:grid;gap:.75rem}
button{font:inherit;font-weight:600;white-space:nowrap;min-block-size:44px;padding:.25rem 1rem;border:1px solid var(--accent);border-radius:.5rem;background:var(--accent);color:var(--onAccent);cursor:pointer}
button.quiet{background:none;color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

function frame(nonce: string, title: string, body: string, page = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head><body${page}>${body}</body></html>`;
}

const scriptOf = (nonce: string): string => `<script nonce="${nonce}">${operatorScript}</script>`;

const time = (at: number): string =>
  `<time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().replace('T', ' ').slice(0, 16)} UTC</time>`;

/** Renders the form for the name and password of an operator. */
export function loginPage({ nonce, isRefused = false }: { nonce: string; isRefused?: boolean }): string {
  const refused =
    '<p class="bad" role="alert">Name and password do not match, or there were too many tries. Wait a minute.</p>';
  return frame(
    nonce,
    'Customer service',
    `<main><h1>Customer service</h1>${isRefused ? refused : ''}<form class="stack card" method="post" action="/ops/login"><label>Name<input name="name" autocomplete="username" autocapitalize="none" required></label><label>Password<input name="password" type="password" autocomplete="current-password" required></label><button>Log in</button></form></main>`,
  );
}

function head(title: string, operator: string): string {
  return `<header class="top"><h1>${escapeHtml(title)}</h1><form method="post" action="/ops/logout"><button class="quiet">Log out ${escapeHtml(operator)}</button></form></header><p id="line" class="bad top" role="status" hidden>There is no connection. What is shown may be old.</p>`;
}

/** Renders the conversations, longest-waiting first, and marks the open one. */
export function queueList(conversations: readonly DeskEntry[], open?: string): string {
  const rows = conversations
    .map(({ accountId, account, merchantCode, language, takenBy, waitingSince, unread }) => {
      const state = waitingSince === null ? 'Answered' : `Waits since ${time(waitingSince)}`;
      const isOpen = accountId === open;
      const mark = unread > 0 && !isOpen ? ` <span class="new">${unread} new</span>` : '';
      return `<li class="card"${isOpen ? ' data-open' : ''}><a id="c-${accountId}" href="/ops/chat/${accountId}"${isOpen ? ' aria-current="page"' : ''}>${escapeHtml(account)}${mark}</a><p class="soft">${escapeHtml(merchantCode)} · ${escapeHtml(language)} · ${state}${takenBy === null ? '' : ` · ${escapeHtml(takenBy)}`}</p></li>`;
    })
    .join('');
  const unread = conversations.reduce((sum, entry) => sum + (entry.accountId === open ? 0 : entry.unread), 0);
  return rows === '' ? '<p class="card soft">Nobody has written yet.</p>' : `<ul data-unread="${unread}">${rows}</ul>`;
}

interface DeskPageInput {
  nonce: string;
  operator: string;
  conversations: readonly DeskEntry[];
  feedback: readonly FeedbackEntry[];
  problem?: string | undefined;
}

/** Renders the pending conversations and feedback. */
export function deskPage({ nonce, operator, conversations, feedback, problem }: DeskPageInput): string {
  const notes = feedback
    .map(
      ({ id, account, kind, text, sentAt }) =>
        `<li class="card"><p class="soft">${escapeHtml(account)} · ${kind} · ${time(sentAt)}</p><p class="text">${escapeHtml(text)}</p><form class="stack" method="post" action="/ops/feedback/${id}/answer"><label>Answer<textarea name="text" rows="2" maxlength="5000" required></textarea></label><button>Answer</button></form></li>`,
    )
    .join('');
  return frame(
    nonce,
    'Customer service',
    `<main>${head('Customer service', operator)}${problem === undefined ? '' : `<p class="bad" role="alert">${escapeHtml(problem)}</p>`}<h2>Conversations</h2><div id="queue">${queueList(conversations)}</div><h2>Feedback</h2>${notes === '' ? '<p class="card soft">None waits for an answer.</p>' : `<ul>${notes}</ul>`}</main>${scriptOf(nonce)}`,
  );
}

/** Renders messages as elements of the log. */
export function messageList(messages: readonly MessageRow[]): string {
  return messages
    .map(({ account_id, seq, author, operator, text, width, height, written_at }) => {
      const content =
        width === null
          ? `<p class="text">${escapeHtml(text)}</p>`
          : `<img src="/ops/chat/${account_id}/pictures/${seq}" width="${width}" height="${height ?? 0}" alt="Picture, message ${seq}" loading="lazy">`;
      return `<li class="card ${author}" data-seq="${seq}"><p class="soft">${author === 'player' ? 'Player' : escapeHtml(operator ?? '')} · ${time(written_at)}</p>${content}</li>`;
    })
    .join('');
}

interface ConversationPageInput extends ReadConversation, ConversationStateInput {
  nonce: string;
  conversations: readonly DeskEntry[];
  canned: readonly CannedAnswer[];
}

function cannedSelect(canned: readonly CannedAnswer[]): string {
  if (canned.length === 0) return '';
  const options = canned
    .map(
      ({ name, language, text }) =>
        `<option value="${escapeHtml(text)}">${escapeHtml(name)} (${escapeHtml(language)}): ${escapeHtml(text.slice(0, 60))}</option>`,
    )
    .join('');
  return `<label>Canned answer<select name="canned" accesskey="c"><option value="">Insert</option>${options}</select></label>`;
}

interface ConversationStateInput extends Pick<ReadConversation, 'entry' | 'ticket'> {
  operator: string;
  /** The operators who may take the conversation. */
  operators: readonly string[];
}

/** Renders the state of a conversation, and its possible actions. */
export function conversationState({ operator, entry, ticket, operators }: ConversationStateInput): string {
  const path = `/ops/chat/${entry.accountId}`;
  const act = (name: string, words: string): string =>
    `<form method="post" action="${path}/${name}"><button class="quiet">${words}</button></form>`;
  const others = operators.filter((name) => name !== entry.takenBy && name !== operator);
  const handOver =
    others.length === 0
      ? ''
      : `<form method="post" action="${path}/hand-over"><select name="to" aria-label="Operator">${others.map((name) => `<option>${escapeHtml(name)}</option>`).join('')}</select><button class="quiet">Hand over</button></form>`;
  const rating = ticket?.rating == null ? '' : ` · rated ${ticket.rating} of 5`;
  const facts = [
    escapeHtml(entry.merchantCode),
    `writes in ${escapeHtml(entry.language)}`,
    ...(ticket === undefined ? [] : [`ticket ${ticket.number}, ${ticket.state}${rating}`]),
    entry.takenBy === null ? 'nobody’s' : `with ${escapeHtml(entry.takenBy)}`,
  ];
  const take = entry.takenBy === operator ? '' : act('take', 'Take');
  return `<p class="soft">${facts.join(' · ')}</p><div class="acts">${take}${handOver}${act('close', 'Close')}<a href="${path}/transcript" download>Transcript</a></div>`;
}

/** Renders one conversation beside the queue. New messages are added while the page is open. */
export function conversationPage(input: ConversationPageInput): string {
  const { nonce, operator, entry, messages, conversations, canned } = input;
  const path = `/ops/chat/${entry.accountId}`;
  return frame(
    nonce,
    entry.account,
    `<main class="wide">${head(entry.account, operator)}<aside aria-label="Conversations"><p><a href="/ops">All conversations and feedback</a></p><div id="queue">${queueList(conversations, entry.accountId)}</div><p class="soft">Alt with the arrow keys goes through the list. Enter sends, Shift with Enter begins a line.</p></aside><section><div id="state">${conversationState(input)}</div><ol class="log" role="log" aria-label="Messages" tabindex="0">${messageList(messages)}</ol><p id="typing" class="soft" role="status" hidden>The player is typing…</p><p id="note" class="bad" role="alert" hidden></p><form class="stack" id="answer" method="post" action="${path}/answer"><input type="hidden" name="key" value="${randomUUID()}"><label>Answer<textarea name="text" rows="3" maxlength="1000" required autofocus></textarea></label><div class="acts"><button>Send</button>${cannedSelect(canned)}<label>Picture<input name="picture" type="file" accept="image/png,image/jpeg,image/webp"></label></div></form></section></main>${scriptOf(nonce)}`,
    ` data-account="${entry.accountId}"`,
  );
}
