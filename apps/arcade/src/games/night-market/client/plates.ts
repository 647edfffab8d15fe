import { element } from '../../../shell/element.ts';
import { plateValues, type Plate } from '../paytable.ts';

const names: Readonly<Record<Plate, string>> = { grand: 'GRAND', major: 'MAJOR', minor: 'MINOR', mini: 'MINI' };
const order: readonly Plate[] = ['grand', 'major', 'minor', 'mini'];

/** The four plates above the board. */
export interface Plates {
  root: HTMLElement;
  /** Shows the pays of the plates at a stake in minor units. */
  setStake: (stake: bigint) => void;
  /** Lights a plate that was won. */
  light: (plate: Plate) => void;
  clear: () => void;
}

/** Creates the plates. They are read in the rules sheet, so screen readers skip them here. */
export function createPlates(money: (minor: bigint) => string): Plates {
  const amounts = order.map((plate) => element('b', { class: 'plate-amount' }, String(plateValues[plate])));
  const plates = order.map((plate, index) =>
    element(
      'div',
      { class: `plate is-${plate}` },
      element('span', { class: 'plate-name' }, names[plate]),
      amounts[index] as HTMLElement,
    ),
  );
  return {
    root: element('div', { class: 'plates', 'aria-hidden': 'true' }, ...plates),
    setStake(stake) {
      for (const [index, plate] of order.entries()) {
        const label = amounts[index];
        if (label) label.textContent = money(stake * BigInt(plateValues[plate]));
      }
    },
    light(plate) {
      plates[order.indexOf(plate)]?.classList.add('is-lit');
    },
    clear() {
      for (const plate of plates) plate.classList.remove('is-lit');
    },
  };
}
