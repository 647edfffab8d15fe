import type { Currency } from '@parlor/contract';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { fieldText, minorOf, typed, type PadKey } from './amounts.ts';

/** The field of a stake with its keypad and quick amounts. */
export interface StakePad {
  root: HTMLElement;
  /** In minor units; 0 if empty. */
  value: () => bigint;
  set: (amount: bigint) => void;
}

interface PadParts {
  text: Text;
  label: string;
  currency: Currency;
  money: (minor: bigint) => string;
  /** Amounts that a tap adds. */
  quick: readonly bigint[];
  onChange: (amount: bigint) => void;
  /** The keypad is always open. */
  isOpen?: boolean;
}

const KEYS: readonly PadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'delete'];

/**
 * Creates the field. The page draws its own keypad, so that no phone keyboard covers the slip; a physical keyboard also
 * works.
 */
export function createStakePad(parts: PadParts): StakePad {
  const { text, currency, money, quick, onChange } = parts;
  let shown = '';
  const field = element('input', {
    class: 'stake-field number',
    type: 'text',
    inputmode: 'none',
    autocomplete: 'off',
    'aria-label': parts.label,
    placeholder: money(0n).replace(/[\d.,]+/, '0'),
  });
  const pad = element(
    'div',
    { class: 'stake-keys', role: 'group', 'aria-label': text('keypad') },
    ...KEYS.map((key) => {
      const button = element(
        'button',
        { type: 'button', class: 'stake-key number', ...(key === 'delete' && { 'aria-label': text('deleteDigit') }) },
        key === 'delete' ? '⌫' : key,
      );
      button.addEventListener('click', () => write(typed(shown, key, currency)));
      return button;
    }),
  );
  const quickRow = element(
    'div',
    { class: 'stake-quick' },
    ...quick.map((amount) => {
      const label = `+${fieldText(amount, currency)}`;
      const button = element(
        'button',
        { type: 'button', class: 'quick-amount number', 'aria-label': text('addAmount', { amount: money(amount) }) },
        label,
      );
      button.addEventListener('click', () => write(fieldText(minorOf(shown, currency) + amount, currency)));
      return button;
    }),
  );
  const clear = element('button', { type: 'button', class: 'quick-amount', 'aria-label': text('clearStake') }, 'C');
  clear.addEventListener('click', () => write(''));
  quickRow.append(clear);
  const root = element(
    'div',
    { class: 'stake-pad' },
    element('div', { class: 'stake-line' }, element('span', { class: 'caption' }, parts.label), field),
    quickRow,
    pad,
  );
  root.classList.toggle('is-open', parts.isOpen ?? false);
  field.addEventListener('focus', () => root.classList.add('is-open'));
  field.addEventListener('input', () => {
    const wanted = field.value.replaceAll(/[^\d.]/g, '');
    let next = '';
    for (const key of wanted) next = typed(next, key as PadKey, currency);
    write(next);
  });

  function write(next: string): void {
    shown = next;
    field.value = shown;
    onChange(minorOf(shown, currency));
  }

  return {
    root,
    value: () => minorOf(shown, currency),
    set(amount) {
      if (minorOf(shown, currency) === amount) return;
      shown = fieldText(amount, currency);
      field.value = shown;
    },
  };
}
