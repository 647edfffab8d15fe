import { CLIENT_SEED_PATTERN, commitmentOf, outcomeWords } from '../../../fairness/outcomeWords.ts';
import { fairnessVectors } from '../../../fairness/fairnessVectors.ts';
import { LOTUS_LANTERNS_VERSION } from '../../../games/lotusLanterns/lotusRound.ts';
import { LINE_COUNT } from '../../../games/lotusLanterns/paytable.ts';
import type { LotusEvent } from '../../../games/lotusLanterns/roundEvents.ts';
import { verifyRound } from '../../../games/lotusLanterns/verifyRound.ts';
import { element } from './element.ts';

function field(name: string, label: string, hint: string, value = ''): { row: HTMLElement; input: HTMLInputElement } {
  const input = element('input', {
    id: name,
    name,
    value,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': `${name}-hint`,
  });
  return {
    input,
    row: element(
      'p',
      {},
      element('label', { for: name }, label),
      input,
      element('small', { id: `${name}-hint` }, hint),
    ),
  };
}

function describe(event: LotusEvent): string {
  switch (event.type) {
    case 'reels_stopped':
      return `Reels stop at ${event.stops.join(', ')}: ${event.window.map((column) => column.join('/')).join(' | ')}`;
    case 'line_win':
      return `Line ${event.line + 1}: ${event.count} × ${event.symbol} pays ${event.amount}`;
    case 'scatter':
      return `${event.count} lotuses pay ${event.amount}`;
    case 'free_spins_started':
      return `${event.count} free spins`;
    case 'free_spin':
      return `Free spin ${event.index} (×${event.multiplier}) stops at ${event.stops.join(', ')}: ${event.window.map((column) => column.join('/')).join(' | ')}`;
    case 'free_spins_ended':
      return `Free spins won ${event.amount}`;
    case 'big_win':
      return `Big win ${event.amount}`;
    case 'round_ended':
      return `The round wins ${event.win}`;
  }
  return '';
}

/** Checks this page's code against vectors of other implementations. */
function isSound(): boolean {
  return fairnessVectors.every(({ commitment, words, ...seeds }) => {
    const next = outcomeWords(seeds);
    return commitmentOf(seeds.serverSeed) === commitment && words.every((word) => word === next());
  });
}

const serverSeed = field('server-seed', 'Server seed', '64 hexadecimal digits; shown when the seeds were changed.');
const hash = field(
  'hash',
  'SHA-256 that was shown before',
  'Optional: the commitment that you saw before your first bet.',
);
const clientSeed = field('client-seed', 'Your seed', '32 to 64 hexadecimal digits.');
const nonce = field('nonce', 'Number of the round', 'Counts from 0.', '0');
const stake = field('stake', 'Stake in minor units', `For example 500 for 5.00; a multiple of ${LINE_COUNT}.`, '500');
const output = element('div', { role: 'status', class: 'result' });
const form = element(
  'form',
  {},
  serverSeed.row,
  hash.row,
  clientSeed.row,
  nonce.row,
  stake.row,
  element('button', { type: 'submit' }, 'Work the round out'),
);

function tell(words: string, ...rest: Node[]): void {
  output.replaceChildren(element('p', {}, words), ...rest);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const secret = serverSeed.input.value.trim().toLowerCase();
  const own = clientSeed.input.value.trim().toLowerCase();
  const number = nonce.input.value.trim();
  const bet = stake.input.value.trim();
  if (!/^[\da-f]{64}$/.test(secret)) return tell('The server seed has 64 hexadecimal digits.');
  if (!CLIENT_SEED_PATTERN.test(own)) return tell('Your seed has 32 to 64 hexadecimal digits.');
  if (!/^\d{1,15}$/.test(number)) return tell('The number of the round is a whole number.');
  if (!/^\d{1,15}$/.test(bet) || BigInt(bet) === 0n || BigInt(bet) % BigInt(LINE_COUNT) !== 0n)
    return tell(`The stake is a multiple of ${LINE_COUNT}.`);
  const shown = hash.input.value.trim().toLowerCase();
  const commitment = commitmentOf(secret);
  if (shown !== '' && shown !== commitment)
    return tell(`This is not the seed that was committed to: its SHA-256 is ${commitment}.`);
  const round = verifyRound({ serverSeed: secret, clientSeed: own, nonce: Number(number) }, bet);
  const events = element('ol', {}, ...round.events.map((part) => element('li', {}, describe(part))));
  return tell(
    `${shown === '' ? `SHA-256 of the server seed: ${commitment}.` : 'The seed fits the commitment.'} This is the round:`,
    events,
  );
});

document
  .getElementById('verifier')
  ?.replaceChildren(
    element('h1', {}, 'Verify a round'),
    element(
      'p',
      {},
      `Rules ${LOTUS_LANTERNS_VERSION}. The numbers of a round are HMAC-SHA256(server seed, "your seed:number:cursor"), read as 32-bit words; a word that would favour some stops is passed over. Everything on this page is worked out in your browser; nothing is sent.`,
    ),
    element('p', {}, isSound() ? 'Self-test passed.' : 'Self-test failed: do not rely on this page.'),
    form,
    output,
  );
