import { toMinor, type Currency } from '@parlor/contract';
import { createSegments } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { openPanel } from '../../../shell/panel.ts';
import { autofireCounts, type AutofirePlan, type AutofireStops } from './autofire.ts';

interface AutofireSheetParts {
  text: Text;
  currency: Currency;
  /** The price of a bullet, as text. */
  bullet: string;
  onStart: (plan: AutofirePlan) => void;
}

const ENDLESS = 'endless';

/** Opens the sheet in which the player confirms autofire. */
export function openAutofire({ text, currency, bullet, onStart }: AutofireSheetParts): void {
  const counts = createSegments({
    label: text('autofireShots'),
    options: autofireCounts.map((count) => ({
      value: count === undefined ? ENDLESS : String(count),
      label: count === undefined ? '∞' : String(count),
    })),
    value: '50',
  });
  const trouble = element('p', { class: 'quiet', role: 'alert' });
  const boss = element('input', { type: 'checkbox' });
  const amount = (label: string): { row: HTMLElement; input: HTMLInputElement } => {
    const input = element('input', {
      class: 'text-input',
      inputmode: 'decimal',
      autocomplete: 'off',
      placeholder: '—',
    });
    return { input, row: element('label', { class: 'amount-row' }, element('span', {}, label), input) };
  };
  const limits = [
    ['catchAtLeast', amount(text('stopCatch'))],
    ['profitAtLeast', amount(text('stopProfit'))],
    ['lossAtLeast', amount(text('stopLoss'))],
    ['balanceAtMost', amount(text('stopBalance'))],
  ] as const;

  /** Reads the conditions. Returns undefined if a field is invalid. */
  function stopsChosen(): AutofireStops | undefined {
    const stops: AutofireStops = { onBoss: boss.checked };
    for (const [rule, { input }] of limits) {
      const words = input.value.replaceAll(',', '').trim();
      if (words === '') continue;
      const minor = toMinor(words, currency);
      if (minor === undefined || minor <= 0n) return undefined;
      stops[rule] = minor;
    }
    return stops;
  }

  const form = element(
    'form',
    { class: 'autoplay-form' },
    element('p', {}, text('autofireText', { bullet })),
    counts.root,
    element('h3', {}, text('autoplayStops')),
    element('label', { class: 'check-row' }, boss, element('span', {}, text('stopBoss'))),
    ...limits.map(([, { row }]) => row),
    trouble,
    element('button', { type: 'submit', class: 'button is-primary is-wide' }, text('autofireStart')),
  );
  const panel = openPanel(text('autofire'), text('close'), form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const stops = stopsChosen();
    if (!stops) {
      trouble.textContent = text('amountWrong');
      return;
    }
    panel.close();
    const count = counts.value();
    onStart(count === ENDLESS ? { stops } : { count: Number(count), stops });
  });
}
