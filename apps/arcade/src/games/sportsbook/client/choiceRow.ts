import { element } from '../../../shell/element.ts';

interface RowParts<Value extends string | number> {
  label: string;
  isLabelShown?: boolean;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

let rows = 0;

/**
 * Shows a row of choices in `place`, one of them chosen. Unchanged choices keep their elements, so that the focus stays
 * when the choice changes.
 */
export function choiceRow<Value extends string | number>(
  place: HTMLElement,
  { label, isLabelShown = false, choices, chosen, onChoose }: RowParts<Value>,
): void {
  const key = choices.map((choice) => `${choice.value}:${choice.label}`).join('|');
  if (place.dataset['choices'] !== key) {
    place.dataset['choices'] = key;
    const group = `choice-${(rows += 1)}`;
    place.replaceChildren(
      element(
        'fieldset',
        { class: 'segments', 'aria-label': label },
        ...(isLabelShown ? [element('legend', { class: 'caption' }, label)] : []),
        element(
          'div',
          { class: 'segment-row' },
          ...choices.map((choice) => {
            const input = element('input', { type: 'radio', name: group, value: choice.value });
            input.addEventListener('change', () => onChoose(choice.value));
            return element('label', { class: 'segment' }, input, element('span', {}, choice.label));
          }),
        ),
      ),
    );
  }
  for (const input of place.querySelectorAll('input')) input.checked = input.value === String(chosen);
}
