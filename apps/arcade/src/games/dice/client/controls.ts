import { createNumberField, createSegments } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { diceSides, type DiceChoice } from '../rules.ts';
import {
  chanceRange,
  multiplierRange,
  shownMultiplier,
  targetOf,
  targetRange,
  winningNear,
  winningOf,
  type Side,
} from './odds.ts';

/** The choice with a bet. */
export interface DiceControls {
  root: HTMLElement;
  /** Shows a choice without reporting it. */
  show: (choice: DiceChoice) => void;
}

/** Creates the controls: side, target, chance and multiplier, which all follow the choice. */
export function createDiceControls(
  text: Text,
  initial: DiceChoice,
  onChange: (choice: DiceChoice) => void,
): DiceControls {
  let choice = initial;

  function change(next: Partial<DiceChoice>): void {
    choice = { ...choice, ...next };
    show(choice);
    onChange(choice);
  }

  const side = createSegments({
    label: text('betOn'),
    options: diceSides.map((value) => ({ value, label: text(value) })),
    value: choice.side,
    onChange: (next) => change({ side: next }),
  });
  // The limits of the target depend on the side, so each side has a field.
  const target = (of: Side) =>
    createNumberField({
      label: text('target'),
      text,
      decimals: 2,
      ...targetRange(of),
      value: targetOf({ ...choice, side: of }),
      onChange: (next) => change({ winning: winningOf(of, next) }),
    });
  const targets = { over: target('over'), under: target('under') };
  for (const of of diceSides) targets[of].root.classList.add('dice-target');
  const chance = createNumberField({
    label: text('chance'),
    text,
    decimals: 2,
    unit: '%',
    ...chanceRange,
    value: choice.winning,
    onChange: (winning) => change({ winning }),
  });
  const multiplier = createNumberField({
    label: text('multiplier'),
    text,
    decimals: 4,
    unit: '×',
    ...multiplierRange,
    value: shownMultiplier(choice.winning),
    onChange: (next) => change({ winning: winningNear(next) }),
  });

  function show(next: DiceChoice): void {
    choice = next;
    side.set(choice.side);
    for (const of of diceSides) {
      targets[of].set(targetOf({ ...choice, side: of }));
      targets[of].root.hidden = of !== choice.side;
    }
    chance.set(choice.winning);
    multiplier.set(shownMultiplier(choice.winning));
  }
  show(choice);

  const root = element(
    'div',
    { class: 'dice-controls' },
    side.root,
    element('div', { class: 'dice-numbers' }, ...diceSides.map((of) => targets[of].root), chance.root, multiplier.root),
  );
  return { root, show };
}
