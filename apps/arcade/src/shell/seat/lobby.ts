import type { Currency } from '@parlor/contract';
import type { SeatTerms } from '../../seatApi.ts';
import { amountText } from '../amountText.ts';
import { createSegments } from '../controls.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';

/** The lobby, in which a player without a seat chooses a table and a stack. */
export interface Lobby {
  root: HTMLElement;
  setTerms: (terms: SeatTerms, balance: bigint) => void;
  setBusy: (isBusy: boolean) => void;
  /** Sits down, like the button. */
  press: () => void;
}

/** The number of bases shown at once; bases within the balance come first. */
const SHOWN_BASES = 5;

/** Creates the choice of an amount in units of a base: a slider, and the amount in words. */
export function createUnitScale({
  least,
  most,
  value,
  label,
  base,
  currency,
  onChange,
}: {
  least: number;
  most: number;
  value: number;
  label: string;
  base: bigint;
  currency: Currency;
  onChange: (units: number) => void;
}): HTMLElement {
  const scale = element('input', {
    type: 'range',
    class: 'scale',
    min: least,
    max: most,
    step: 1,
    'aria-label': label,
  });
  const amount = element('output', { class: 'unit-amount number' });
  const show = (): void => {
    const units = Number(scale.value);
    amount.textContent = amountText(base * BigInt(units), currency);
    scale.setAttribute('aria-valuetext', amount.textContent);
    scale.style.setProperty('--filled', `${((units - least) / Math.max(1, most - least)) * 100}%`);
    onChange(units);
  };
  scale.value = String(value);
  scale.addEventListener('input', show);
  show();
  return element(
    'div',
    { class: 'unit-scale', role: 'group', 'aria-label': label },
    element('div', { class: 'unit-line' }, element('span', { class: 'caption' }, label), amount),
    scale,
  );
}

/** Creates the lobby. `onSit` gets a base and a buy-in in minor units. */
export function createLobby({
  text,
  currency,
  onSit,
}: {
  text: Text;
  currency: Currency;
  onSit: (base: bigint, buyIn: bigint) => void;
}): Lobby {
  const bases = element('div', { class: 'lobby-bases' });
  const stack = element('div', { class: 'lobby-stack' });
  const note = element('p', { class: 'quiet lobby-note' });
  const sit = element('button', { type: 'button', class: 'round-button lobby-sit' });
  const root = element(
    'div',
    { class: 'lobby' },
    element('h2', { class: 'lobby-title' }, text('tables')),
    bases,
    stack,
    note,
    sit,
  );
  let base = 0n;
  let units = 0;
  let isBusy = true;
  let shownFor = '';

  function showButton(): void {
    sit.replaceChildren(text(isBusy ? 'sitting' : 'sitDown', { amount: amountText(base * BigInt(units), currency) }));
    sit.setAttribute('aria-disabled', String(isBusy));
  }

  function showStack({ buyIn }: SeatTerms, balance: bigint): void {
    const affordable = Number(balance / base);
    const [least, most] = [buyIn.least, Math.max(buyIn.least, Math.min(buyIn.most, affordable))];
    const value = Math.min(most, Math.max(least, Math.round((buyIn.least + buyIn.most) / 2 / 10) * 10));
    stack.replaceChildren(
      createUnitScale({
        least,
        most,
        value,
        label: text('buyIn'),
        base,
        currency,
        onChange(next) {
          units = next;
          showButton();
        },
      }),
    );
    note.textContent = text('buyInNote', {
      least: amountText(base * BigInt(buyIn.least), currency),
      most: amountText(base * BigInt(buyIn.most), currency),
    });
  }

  const press = (): void => {
    if (!isBusy && base > 0n) onSit(base, base * BigInt(units));
  };
  sit.addEventListener('click', press);
  showButton();

  return {
    root,
    press,
    setTerms(terms, balance) {
      const key = `${terms.bases.join()} ${balance}`;
      if (key === shownFor) return;
      shownFor = key;
      const least = BigInt(terms.buyIn.least);
      const offered = terms.bases.map(BigInt);
      const affordable = offered.filter((stake) => stake * least <= balance);
      const shown = (affordable.length > 0 ? affordable : offered).slice(-SHOWN_BASES);
      if (!shown.includes(base)) base = shown[Math.floor((shown.length - 1) / 2)] ?? 0n;
      const choice = createSegments({
        label: text('tableBase'),
        options: shown.map((stake) => ({
          value: stake.toString(),
          label: amountText(stake, currency).replace(/\.00$/, ''),
        })),
        value: base.toString(),
        onChange(next) {
          base = BigInt(next);
          showStack(terms, balance);
        },
      });
      bases.replaceChildren(choice.root);
      showStack(terms, balance);
    },
    setBusy(next) {
      isBusy = next;
      showButton();
    },
  };
}
