import { toMinor, type Currency } from '@parlor/contract';
import { autoplayCounts, stakeChanges, type AutoplayPlan, type AutoplayStops, type StakeChange } from './autoplay.ts';
import { createSegments } from './controls.ts';
import { element } from './element.ts';
import type { Text } from './gameText.ts';
import { openPanel } from './panel.ts';

interface AutoplaySheetParts {
  text: Text;
  currency: Currency;
  /** The chosen stake as text. */
  stake: string;
  onStart: (plan: AutoplayPlan) => void;
}

const ENDLESS = 'endless';

/** Parses an amount above zero into minor units. Undefined for anything else. */
function amountOf(words: string, currency: Currency): bigint | undefined {
  const minor = toMinor(words.replaceAll(',', '').trim(), currency);
  return minor !== undefined && minor > 0n ? minor : undefined;
}

/** Returns the stake change of an option's value. */
const changeOf = (value: string): StakeChange => stakeChanges.find((change) => String(change) === value) ?? 'keep';

/** Opens the sheet in which the player confirms autoplay. */
export function openAutoplay({ text, currency, stake, onStart }: AutoplaySheetParts): void {
  const counts = createSegments({
    label: text('autoplayRounds'),
    options: autoplayCounts.map((count) => ({
      value: count === undefined ? ENDLESS : String(count),
      label: count === undefined ? '∞' : String(count),
    })),
    value: '10',
  });
  const changeWords = { keep: text('stakeSame'), reset: text('stakeFirst') };
  const stakeChange = (label: string) =>
    createSegments({
      label,
      options: stakeChanges.map((change) => ({
        value: String(change),
        label: typeof change === 'number' ? `+${change} %` : changeWords[change],
      })),
      value: 'keep',
    });
  const afterWin = stakeChange(text('stakeAfterWin'));
  const afterLoss = stakeChange(text('stakeAfterLoss'));
  const trouble = element('p', { class: 'quiet', role: 'alert' });

  function check(label: string, isChecked = false): { row: HTMLElement; input: HTMLInputElement } {
    const input = element('input', { type: 'checkbox', checked: isChecked });
    return { input, row: element('label', { class: 'check-row' }, input, element('span', {}, label)) };
  }

  function amount(label: string): { row: HTMLElement; input: HTMLInputElement } {
    const input = element('input', {
      class: 'text-input',
      inputmode: 'decimal',
      autocomplete: 'off',
      placeholder: '—',
    });
    return { input, row: element('label', { class: 'amount-row' }, element('span', {}, label), input) };
  }

  const anyWin = check(text('stopAnyWin'));
  const feature = check(text('stopFeature'), true);
  const win = amount(text('stopWin'));
  const profit = amount(text('stopProfit'));
  const loss = amount(text('stopLoss'));
  const high = amount(text('stopBalanceHigh'));
  const low = amount(text('stopBalanceLow'));
  const losses = amount(text('stopLosses'));
  const wins = amount(text('stopWins'));

  /** Reads the stop rules. Undefined if a field is invalid. */
  function stopsChosen(): AutoplayStops | undefined {
    const stops: AutoplayStops = { onAnyWin: anyWin.input.checked, onFeature: feature.input.checked };
    const limits = [
      ['winAtLeast', win.input],
      ['profitAtLeast', profit.input],
      ['lossAtLeast', loss.input],
      ['balanceAtLeast', high.input],
      ['balanceAtMost', low.input],
    ] as const;
    for (const [rule, input] of limits) {
      if (input.value.trim() === '') continue;
      const minor = amountOf(input.value, currency);
      if (minor === undefined) return undefined;
      stops[rule] = minor;
    }
    const rows = [
      ['lossesInARow', losses.input],
      ['winsInARow', wins.input],
    ] as const;
    for (const [rule, input] of rows) {
      const inARow = input.value.trim();
      if (inARow === '') continue;
      if (!/^[1-9]\d{0,3}$/.test(inARow)) return undefined;
      stops[rule] = Number(inARow);
    }
    return stops;
  }

  const form = element(
    'form',
    { class: 'autoplay-form' },
    element('p', {}, text('autoplayText', { stake })),
    counts.root,
    afterWin.root,
    afterLoss.root,
    element('h3', {}, text('autoplayStops')),
    feature.row,
    anyWin.row,
    win.row,
    profit.row,
    loss.row,
    high.row,
    low.row,
    losses.row,
    wins.row,
    trouble,
    element('button', { type: 'submit', class: 'button is-primary is-wide' }, text('autoplayStart')),
  );
  const panel = openPanel(text('autoplay'), text('close'), form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const stops = stopsChosen();
    if (!stops) {
      trouble.textContent = text('amountWrong');
      return;
    }
    panel.close();
    const count = counts.value();
    const stakes = { afterWin: changeOf(afterWin.value()), afterLoss: changeOf(afterLoss.value()) };
    onStart({
      ...(count === ENDLESS ? {} : { count: Number(count) }),
      stops,
      stakes,
    });
  });
}
