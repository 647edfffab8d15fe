// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNumberField, createSegments, createSlider } from './controls.ts';
import { createText } from './gameText.ts';

const { text } = createText({ en: {}, th: {} }, 'EN');

function inputOf(root: HTMLElement, selector: string): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`there is no ${selector}`);
  return input;
}

function write(input: HTMLInputElement, words: string): void {
  input.value = words;
  input.dispatchEvent(new Event('change'));
}

afterEach(() => document.body.replaceChildren());

describe('a number field', () => {
  const fieldOf = (onChange: (value: number) => void) =>
    createNumberField({
      label: 'Target',
      text,
      min: 101,
      max: 100_000,
      decimals: 2,
      value: 200,
      step: 10,
      hasHalfAndDouble: true,
      onChange,
    });

  it('accepts numbers inside its range, and discards other input', () => {
    const onChange = vi.fn<(value: number) => void>();
    const field = fieldOf(onChange);
    const input = inputOf(field.root, 'input');
    expect(input.value).toBe('2.00');
    write(input, '3.5');
    write(input, '0.5');
    write(input, 'many');
    expect(onChange.mock.calls).toEqual([[350], [101]]);
    expect(input.value).toBe('1.01');
  });

  it('steps, halves and doubles, and stops at the ends of its range', () => {
    const field = fieldOf(() => undefined);
    document.body.append(field.root);
    const buttonOf = (label: string): HTMLButtonElement => {
      const found = field.root.querySelector<HTMLButtonElement>(`[aria-label="Target: ${label}"]`);
      if (!found) throw new Error(`there is no ${label}`);
      return found;
    };
    buttonOf('More').click();
    expect(field.value()).toBe(210);
    buttonOf('2×, Double').click();
    expect(field.value()).toBe(420);
    buttonOf('½, Half').click();
    buttonOf('½, Half').click();
    buttonOf('½, Half').click();
    expect(field.value()).toBe(101);
    expect(buttonOf('Less').disabled).toBe(true);
  });

  it('does not report values that the game sets', () => {
    const onChange = vi.fn<(value: number) => void>();
    const field = fieldOf(onChange);
    field.set(500);
    expect(field.value()).toBe(500);
    expect(inputOf(field.root, 'input').value).toBe('5.00');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a slider', () => {
  it('stays in sync with its field', () => {
    const onChange = vi.fn<(value: number) => void>();
    const slider = createSlider({ label: 'Mines', text, min: 1, max: 24, value: 3, onChange });
    const scale = inputOf(slider.root, '[type=range]');
    const field = inputOf(slider.root, '.text-input');
    scale.value = '10';
    scale.dispatchEvent(new Event('input'));
    expect(field.value).toBe('10');
    write(field, '30');
    expect(scale.value).toBe('24');
    expect(onChange.mock.calls).toEqual([[10], [24]]);
  });
});

describe('segments', () => {
  it('report the chosen option and show the set one', () => {
    const onChange = vi.fn<(value: string) => void>();
    const options = [
      { value: 'low', label: 'Low' },
      { value: 'high', label: 'High' },
    ] as const;
    const segments = createSegments({ label: 'Risk', options, value: 'low', onChange });
    document.body.append(segments.root);
    inputOf(segments.root, '[value=high]').click();
    expect(segments.value()).toBe('high');
    expect(onChange.mock.calls).toEqual([['high']]);
    segments.set('low');
    expect(inputOf(segments.root, '[value=low]').checked).toBe(true);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
