/*
 * Form elements for what is chosen with a bet. Games use them so that all look alike.
 *
 * - `createSegments`: one of a few, as a row of radio buttons.
 * - `createNumberField`: a number with a step down and up, and half and double if wanted.
 * - `createSlider`: a number on a scale, with a field to write it.
 *
 * They are native inputs inside the shell's fieldset, which disables them all while a round goes on. `onChange` reports
 * changes of the player only, not those of `set`. Numbers are whole: with `decimals: 2`, 198 is shown as 1.98.
 */
import { element, icon } from './element.ts';
import { doubled, fixedText, halved, limited, parseFixed, type NumberRange } from './fixedPoint.ts';
import type { Text } from './gameText.ts';

/** A control with a value. */
export interface Control<Value> {
  root: HTMLElement;
  value: () => Value;
  /** Shows a value without reporting it. */
  set: (value: Value) => void;
}

interface SegmentsParts<Value extends string> {
  /** The accessible name, also shown above. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange?: (value: Value) => void;
}

let groups = 0;

/** Creates a choice of one of a few. Arrow keys move it. */
export function createSegments<Value extends string>(parts: SegmentsParts<Value>): Control<Value> {
  groups += 1;
  const name = `segments-${groups}`;
  let chosen = parts.value;
  const inputs = parts.options.map(({ value, label }) => {
    const input = element('input', { type: 'radio', name, value, checked: value === chosen });
    input.addEventListener('change', () => {
      chosen = value;
      parts.onChange?.(value);
    });
    return { value, input, row: element('label', { class: 'segment' }, input, element('span', {}, label)) };
  });
  return {
    root: element(
      'fieldset',
      { class: 'segments' },
      element('legend', { class: 'caption' }, parts.label),
      element('div', { class: 'segment-row' }, ...inputs.map(({ row }) => row)),
    ),
    value: () => chosen,
    set(next) {
      chosen = next;
      for (const { value, input } of inputs) input.checked = value === next;
    },
  };
}

interface NumberParts extends NumberRange {
  label: string;
  text: Text;
  /** Decimal places shown; the value is in units of the last one. */
  decimals?: number;
  value: number;
  step?: number;
  /** A unit after the number, such as "×". */
  unit?: string;
  onChange?: (value: number) => void;
}

/** Creates the text input of a number. An invalid entry reverts to the last value on blur. */
function createNumberInput(
  { label, text, min, max, decimals = 0 }: NumberParts,
  current: () => number,
  change: (value: number) => void,
): { input: HTMLInputElement; show: () => void } {
  const input = element('input', {
    class: 'text-input number',
    inputmode: decimals === 0 ? 'numeric' : 'decimal',
    autocomplete: 'off',
    'aria-label': label,
    title: text('between', { min: fixedText(min, decimals), max: fixedText(max, decimals) }),
  });
  const show = (): void => {
    input.value = fixedText(current(), decimals);
  };
  input.addEventListener('change', () => {
    const written = parseFixed(input.value, decimals);
    if (written !== undefined) change(limited(written, { min, max }));
    show();
  });
  input.addEventListener('focus', () => input.select());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') input.blur();
  });
  return { input, show };
}

/** Creates a number with buttons for less and more, and for half and double if `hasHalfAndDouble`. */
export function createNumberField(parts: NumberParts & { hasHalfAndDouble?: boolean }): Control<number> {
  const { text, step = 1, label, unit } = parts;
  let value = limited(parts.value, parts);

  function change(next: number): void {
    if (next === value) return;
    value = next;
    show();
    parts.onChange?.(value);
  }

  const { input, show: showInput } = createNumberInput(parts, () => value, change);
  const stepButton = (name: 'minus' | 'plus', words: string, by: number): HTMLButtonElement => {
    const made = element(
      'button',
      { type: 'button', class: 'step-button', 'aria-label': `${label}: ${words}` },
      icon(name),
    );
    made.addEventListener('click', () => change(limited(value + by, parts)));
    return made;
  };
  const quickButton = (words: string, name: string, next: () => number): HTMLButtonElement => {
    const made = element(
      'button',
      { type: 'button', class: 'quick-button', 'aria-label': `${label}: ${words}, ${name}` },
      words,
    );
    made.addEventListener('click', () => change(next()));
    return made;
  };
  const less = stepButton('minus', text('decrease'), -step);
  const more = stepButton('plus', text('increase'), step);
  function show(): void {
    showInput();
    less.disabled = value <= parts.min;
    more.disabled = value >= parts.max;
  }
  show();
  return {
    root: element(
      'div',
      { class: 'number-field', role: 'group', 'aria-label': label },
      element('span', { class: 'caption' }, label),
      element(
        'div',
        { class: 'number-row' },
        less,
        element(
          'span',
          { class: 'number-box' },
          input,
          ...(unit === undefined ? [] : [element('span', { class: 'number-unit' }, unit)]),
        ),
        more,
        ...(parts.hasHalfAndDouble
          ? [
              quickButton('½', text('half'), () => halved(value, parts)),
              quickButton('2×', text('double'), () => doubled(value, parts)),
            ]
          : []),
      ),
    ),
    value: () => value,
    set(next) {
      value = limited(next, parts);
      show();
    },
  };
}

/** Creates a number on a scale, with a field to type it. */
export function createSlider(parts: NumberParts): Control<number> {
  const { label, unit, min, max, step = 1 } = parts;
  let value = limited(parts.value, parts);

  function change(next: number): void {
    if (next === value) return;
    value = next;
    show();
    parts.onChange?.(value);
  }

  const { input, show: showInput } = createNumberInput(parts, () => value, change);
  const scale = element('input', { type: 'range', class: 'scale', min, max, step, 'aria-label': label });
  scale.addEventListener('input', () => change(limited(Number(scale.value), parts)));
  function show(): void {
    showInput();
    scale.value = String(value);
    scale.setAttribute('aria-valuetext', `${fixedText(value, parts.decimals ?? 0)}${unit ?? ''}`);
    scale.style.setProperty('--filled', `${((value - min) / Math.max(1, max - min)) * 100}%`);
  }
  show();
  return {
    root: element(
      'div',
      { class: 'slider', role: 'group', 'aria-label': label },
      element('span', { class: 'caption' }, label),
      element(
        'div',
        { class: 'number-row' },
        scale,
        element(
          'span',
          { class: 'number-box' },
          input,
          ...(unit === undefined ? [] : [element('span', { class: 'number-unit' }, unit)]),
        ),
      ),
    ),
    value: () => value,
    set(next) {
      value = limited(next, parts);
      show();
    },
  };
}
