import { randomUUID } from 'node:crypto';
import { escapeHtml } from '../../http/html.ts';
import type { DeskEntry } from './chatDesk.ts';
import type { MessageRow } from './conversation.repository.ts';
import type { FeedbackEntry } from './feedback.service.ts';

/** How often the page asks for what is new, in ms. */
const ASK_EVERY_MS = 1_500;

const style = `
:root{color-scheme:light dark;--page:#eef1f6;--card:#fff;--text:#151a24;--soft:#556074;--line:#dce2ec;--accent:#0b5fd0;--onAccent:#fff;--bad:#b3261e;--own:#dcebff}
@media (prefers-color-scheme:dark){:root{--page:#0e1218;--card:#181e28;--text:#f1f4f9;--soft:#a6b1c3;--line:#2c3646;--accent:#7db4ff;--onAccent:#07203f;--bad:#ff9c94;--own:#16283f}}
*{box-sizing:border-box}
body{margin:0;padding:1rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,"Noto Sans Thai",sans-serif}
main{inline-size:min(48rem,100%);margin-inline:auto;display:grid;gap:1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
header form:last-child{margin-inline-start:auto}
h1{margin:0;font-size:1.25rem}h2{margin:.5rem 0 0;font-size:1rem}
ul,ol{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem}
.card a{display:block;min-block-size:24px;color:var(--accent);font-weight:600;overflow-wrap:anywhere}
.soft{margin:0;color:var(--soft);font-size:.875rem}
.bad{margin:0;color:var(--bad);font-weight:600}
.log{max-block-size:60dvh;overflow-y:auto;padding:.25rem}
.text{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.operator{background:var(--own);margin-inline-start:15%}
.player{margin-inline-end:15%}
label{display:grid;gap:.25rem;font-weight:600}
input,textarea{font:inherit;inline-size:100%;padding:.5rem .75rem;border:1px solid var(--soft);border-radius:.5rem;background:var(--card);color:var(--text)}
form.stack{display:grid;gap:.75rem}
button{font:inherit;font-weight:600;min-block-size:44px;padding:.25rem 1rem;border:1px solid var(--accent);border-radius:.5rem;background:var(--accent);color:var(--onAccent);cursor:pointer}
button.quiet{background:none;color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

function frame(nonce: string, title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head><body><main>${body}</main></body></html>`;
}

const time = (at: number): string =>
  `<time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().replace('T', ' ').slice(0, 16)} UTC</time>`;

/** Asks for the name and password of an operator. */
export function loginPage({ nonce, isRefused = false }: { nonce: string; isRefused?: boolean }): string {
  const refused =
    '<p class="bad" role="alert">Name and password do not match, or there were too many tries. Wait a minute.</p>';
  return frame(
    nonce,
    'Customer service',
    `<h1>Customer service</h1>${isRefused ? refused : ''}<form class="stack card" method="post" action="/ops/login"><label>Name<input name="name" autocomplete="username" autocapitalize="none" required></label><label>Password<input name="password" type="password" autocomplete="current-password" required></label><button>Log in</button></form>`,
  );
}

function head(title: string, operator: string, more = ''): string {
  return `<header><h1>${escapeHtml(title)}</h1>${more}<form method="post" action="/ops/logout"><button class="quiet">Log out ${escapeHtml(operator)}</button></form></header>`;
}

interface DeskPageInput {
  nonce: string;
  operator: string;
  conversations: readonly DeskEntry[];
  feedback: readonly FeedbackEntry[];
  problem?: string | undefined;
}

/** The conversations and the feedback that wait. It loads itself again until somebody types. */
export function deskPage({ nonce, operator, conversations, feedback, problem }: DeskPageInput): string {
  const rows = conversations
    .map(({ accountId, account, merchantCode, language, takenBy, waitingSince, unread }) => {
      const state = waitingSince === null ? 'Answered' : `Waits since ${time(waitingSince)}`;
      return `<li class="card"><a href="/ops/chat/${accountId}">${escapeHtml(account)}${unread > 0 ? ` · ${unread} new` : ''}</a><p class="soft">${escapeHtml(merchantCode)} · ${escapeHtml(language)} · ${state}${takenBy === null ? '' : ` · ${escapeHtml(takenBy)}`}</p></li>`;
    })
    .join('');
  const notes = feedback
    .map(
      ({ id, account, kind, text, sentAt }) =>
        `<li class="card"><p class="soft">${escapeHtml(account)} · ${kind} · ${time(sentAt)}</p><p class="text">${escapeHtml(text)}</p><form class="stack" method="post" action="/ops/feedback/${id}/answer"><label>Answer<textarea name="text" rows="2" maxlength="5000" required></textarea></label><button>Answer</button></form></li>`,
    )
    .join('');
  const script = `let typed=false;addEventListener('input',()=>{typed=true});setInterval(()=>{if(!typed&&!document.querySelector('textarea:focus'))location.reload()},5000)`;
  return frame(
    nonce,
    'Customer service',
    `${head('Customer service', operator)}${problem === undefined ? '' : `<p class="bad" role="alert">${escapeHtml(problem)}</p>`}<h2>Conversations</h2>${rows === '' ? '<p class="card soft">Nobody has written yet.</p>' : `<ul>${rows}</ul>`}<h2>Feedback</h2>${notes === '' ? '<p class="card soft">None waits for an answer.</p>' : `<ul>${notes}</ul>`}<script nonce="${nonce}">${script}</script>`,
  );
}

/** Messages as elements of the log. */
export function messageList(messages: readonly MessageRow[]): string {
  return messages
    .map(
      ({ seq, author, operator, text, written_at }) =>
        `<li class="card ${author}" data-seq="${seq}"><p class="soft">${author === 'player' ? 'Player' : escapeHtml(operator ?? '')} · ${time(written_at)}</p><p class="text">${escapeHtml(text)}</p></li>`,
    )
    .join('');
}

interface ConversationPageInput {
  nonce: string;
  operator: string;
  entry: DeskEntry;
  messages: readonly MessageRow[];
}

/** One conversation. What comes in is added while the page is open. */
export function conversationPage({ nonce, operator, entry, messages }: ConversationPageInput): string {
  const path = `/ops/chat/${entry.accountId}`;
  const script = `const log=document.querySelector('.log');const end=()=>{log.scrollTop=log.scrollHeight};end();
let asking=false;async function ask(){if(asking)return;asking=true;try{const last=log.lastElementChild?.dataset.seq??0;const answer=await fetch('${path}/since?since='+last,{headers:{accept:'text/html'}});
if(answer.status===401)location.reload();else if(answer.ok){const more=await answer.text();if(more!==''){log.insertAdjacentHTML('beforeend',more);end()}}}catch{}finally{asking=false}}
setInterval(ask,${ASK_EVERY_MS})`;
  const act = (name: string, words: string): string =>
    `<form method="post" action="${path}/${name}"><button class="quiet">${words}</button></form>`;
  return frame(
    nonce,
    entry.account,
    `<p><a href="/ops">All conversations</a></p>${head(entry.account, operator, act('take', entry.takenBy === operator ? 'Yours' : 'Take') + act('close', 'Close'))}<p class="soft">${escapeHtml(entry.merchantCode)} · writes in ${escapeHtml(entry.language)}</p><ol class="log" role="log" aria-label="Messages" tabindex="0">${messageList(messages)}</ol><form class="stack" method="post" action="${path}/answer"><input type="hidden" name="key" value="${randomUUID()}"><label>Answer<textarea name="text" rows="3" maxlength="1000" required></textarea></label><button>Send</button></form><script nonce="${nonce}">${script}</script>`,
  );
}
