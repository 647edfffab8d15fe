import { element } from '../element.ts';

/** A button for a move at the table. It stays focusable while it is disabled. */
export interface MoveButton {
  root: HTMLButtonElement;
  setUsable: (isUsable: boolean) => void;
  /** Sets the label, for a move whose name depends on the hand. */
  setLabel: (label: string) => void;
  /** Sets a second line, for instance the cost of the move. */
  setCost: (cost: string) => void;
  setBest: (isBest: boolean) => void;
}

/** Creates a button for a move. `onPress` is called only while it is enabled. */
export function createMoveButton(label: string, onPress: () => void): MoveButton {
  const cost = element('small', { hidden: true });
  const name = element('span', {}, label);
  const root = element('button', { type: 'button', class: 'felt-move', 'aria-disabled': 'true' }, name, cost);
  root.addEventListener('click', () => {
    if (root.getAttribute('aria-disabled') !== 'true') onPress();
  });
  return {
    root,
    setUsable: (isUsable) => root.setAttribute('aria-disabled', String(!isUsable)),
    setLabel(words) {
      name.textContent = words;
    },
    setCost(words) {
      cost.textContent = words;
      cost.hidden = words === '';
    },
    setBest: (isBest) => root.classList.toggle('is-best', isBest),
  };
}
