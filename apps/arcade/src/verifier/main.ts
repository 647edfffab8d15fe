import { element } from '../shell/element.ts';
import { families } from './families.ts';
import { fetchBookRows } from './fetchBookRows.ts';
import { isSound, verifyEntry, type VerifierEntry } from './verification.ts';
import type { PriceFinding } from './verifierFamily.ts';

interface Field {
  row: HTMLElement;
  input: HTMLInputElement | HTMLTextAreaElement;
}

function field(name: string, label: string, hint: string, value = '', tag: 'input' | 'textarea' = 'input'): Field {
  const input = element(tag, {
    id: name,
    name,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': `${name}-hint`,
    ...(tag === 'textarea' && { rows: 3 }),
  });
  input.value = value;
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

/** The symbols of findings, beside their words. */
const signs = { agrees: '✓', differs: '✕', unknown: '?' } as const;

function pricesOf(findings: readonly PriceFinding[]): Node[] {
  if (findings.length === 0) return [];
  const rows = findings.map(({ verdict, words }) =>
    element('li', { 'data-verdict': verdict }, `${signs[verdict]} ${words}`),
  );
  return [element('h2', {}, 'Prices'), element('ul', {}, ...rows)];
}

/** Creates the page of the verifier. `prefill` has the fields of a link, for instance from a game's history. */
function verifierPage(prefill: URLSearchParams): Node[] {
  const [firstFamily = ''] = Object.keys(families);
  const select = element(
    'select',
    { id: 'family', name: 'family' },
    ...Object.entries(families).map(([code, { name }]) => element('option', { value: code }, name)),
  );
  const rules = element('p', {});
  const fields = {
    game: field('game', 'Code of the game', 'As in the address of the game.'),
    serverSeed: field('serverSeed', 'Server seed', '64 hexadecimal digits; shown when the seeds were changed.'),
    commitment: field(
      'commitment',
      'SHA-256 that was shown before',
      'Optional: the commitment that you saw before your first bet.',
    ),
    clientSeed: field('clientSeed', 'Your seed', '32 to 64 hexadecimal digits.'),
    nonce: field('nonce', 'Number of the round', 'Counts from 0.', '0'),
    stake: field('stake', 'Stake in minor units', 'For example 500 for 5.00.', '500'),
    choice: field('choice', 'What was chosen with the bet', 'JSON, as in the history of the game.', '', 'textarea'),
    decisions: field('decisions', 'Decisions during the round', 'JSON: a list in order.', '[]', 'textarea'),
    row: field(
      'row',
      'Row of the book',
      'JSON: the row, or a list of rows. This page asks the game server for what the seeds draw, by its number alone; enter it yourself to check offline. Empty if they draw none.',
      '',
      'textarea',
    ),
    tapes: field(
      'tapes',
      'Fixtures that are over',
      'JSON: a list of {"id", "serverSeed", "seedHash"}, as the results of the sportsbook have them. The results of the slip are then worked out again from what happened in each.',
      '[]',
      'textarea',
    ),
    quotes: field(
      'quotes',
      'What the prices were made from',
      'JSON: a list by leg, as your bets have it, with null where nothing was kept. Each price is then made again by the model. For a slip that is still open, leave the server seed empty.',
      '[]',
      'textarea',
    ),
    cashOutQuotes: field(
      'cashOutQuotes',
      'What the cash-outs were made from',
      'JSON: a list by cash-out, as your bets have it, with null where nothing was kept. Each amount is then made again by the models.',
      '[]',
      'textarea',
    ),
  };
  const output = element('div', { role: 'status', class: 'result' });
  const form = element(
    'form',
    {},
    element('p', {}, element('label', { for: 'family' }, 'Game'), select),
    ...Object.values(fields).map(({ row }) => row),
    element('button', { type: 'submit' }, 'Work the round out'),
  );

  function chooseFamily(code: string): void {
    const family = families[code];
    if (!family) return;
    select.value = code;
    fields.game.input.value = code;
    fields.choice.input.value = JSON.stringify(family.exampleChoice);
    rules.textContent = `Rules ${family.version}.`;
    fields.row.row.hidden = !family.bookRows;
    fields.row.input.value = '';
    fields.tapes.row.hidden = !family.hasTapes;
    fields.tapes.input.value = '[]';
    fields.quotes.row.hidden = !family.checkPrices;
    fields.quotes.input.value = '[]';
    fields.cashOutQuotes.row.hidden = !family.checkPrices;
    fields.cashOutQuotes.input.value = '[]';
  }

  select.addEventListener('change', () => chooseFamily(select.value));
  function entryNow(): VerifierEntry {
    return {
      game: fields.game.input.value.trim(),
      serverSeed: fields.serverSeed.input.value,
      commitment: fields.commitment.input.value,
      clientSeed: fields.clientSeed.input.value,
      nonce: fields.nonce.input.value,
      stake: fields.stake.input.value,
      choice: fields.choice.input.value,
      decisions: fields.decisions.input.value,
      row: fields.row.row.hidden ? '' : fields.row.input.value,
      tapes: fields.tapes.row.hidden ? '' : fields.tapes.input.value,
      quotes: fields.quotes.row.hidden ? '' : fields.quotes.input.value,
      cashOutQuotes: fields.cashOutQuotes.row.hidden ? '' : fields.cashOutQuotes.input.value,
    };
  }

  async function workOut(code: string): Promise<void> {
    const family = families[code];
    if (!family) return;
    const row = await fetchBookRows(code, family, entryNow());
    if (row !== undefined) fields.row.input.value = row;
    const result = verifyEntry(family, entryNow());
    const prices = pricesOf(result.prices ?? []);
    if ('trouble' in result) {
      output.replaceChildren(element('p', {}, result.trouble), ...prices);
      return;
    }
    if (!('events' in result)) {
      output.replaceChildren(
        element('p', {}, 'Without the server seed only the prices and cash-outs can be checked.'),
        ...prices,
      );
      return;
    }
    const { commitment, isCommitmentCompared, events, win } = result;
    output.replaceChildren(
      element(
        'p',
        {},
        isCommitmentCompared
          ? 'The seed fits the commitment. This is the round:'
          : `SHA-256 of the server seed: ${commitment}. This is the round:`,
      ),
      element('ol', {}, ...events.map((words) => element('li', {}, words))),
      element('p', {}, element('strong', {}, `Win: ${win}`)),
      ...prices,
    );
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void workOut(select.value);
  });

  chooseFamily(firstFamily);
  chooseFamily(prefill.get('family') ?? '');
  for (const [name, { input }] of Object.entries(fields)) {
    const value = prefill.get(name);
    if (value !== null) input.value = value;
  }
  return [
    element('h1', {}, 'Verify a round'),
    element(
      'p',
      {},
      'The numbers of a round are HMAC-SHA256(server seed, "your seed:number:cursor"), read as 32-bit words; a word that would favour some outcomes is passed over. Everything on this page is worked out in your browser; no seed is sent.',
    ),
    element('p', {}, isSound() ? 'Self-test passed.' : 'Self-test failed: do not rely on this page.'),
    rules,
    form,
    output,
  ];
}

document
  .getElementById('verifier')
  ?.replaceChildren(...verifierPage(new URLSearchParams(location.hash.replace(/^#/, ''))));
