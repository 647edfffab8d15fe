import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { focusRing } from '../surfaces.ts';

/** The code and what follows it, wrapping on narrow screens. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  align-items: center;
  min-inline-size: 0;
`;

/** Boxes behind the digits. Purely visual: the digits are the text of the input, spaced to match. */
export const Places = styled.div<{ $length: number }>`
  position: relative;
  display: grid;
  flex: 1 1 0;
  grid-template-columns: repeat(${({ $length }) => $length}, minmax(0, 1fr));
  min-inline-size: min(100%, calc(${({ $length }) => $length} * ${token('space.6')}));
  max-inline-size: calc(${({ $length }) => $length} * (${token('space.12')} + ${token('space.1')}));
  min-block-size: ${token('space.12')};
  overflow: clip;
  border-radius: ${token('field.radius')};
  container-type: inline-size;
  /* Codes are left to right in every language. */
  direction: ltr;

  &:focus-within {
    ${focusRing}
  }
`;

/** Box of one digit, drawn behind the input. */
export const Place = styled.span<{ $hasError: boolean }>`
  margin-inline: calc(${token('space.1')} / 2);
  background-color: ${token('field.bg')};
  border: ${token('field.edge')} solid ${({ $hasError }) => token($hasError ? 'status.danger' : 'field.border')};
  border-radius: min(${token('field.radius')}, ${token('space.3')});

  :has(> input:disabled) > & {
    background-color: ${token('action.disabled.bg')};
    border-color: transparent;
  }

  :has(> input:read-only:not(:disabled)) > & {
    background-color: transparent;
    border-color: ${token('border.subtle')};
  }
`;

/** The only input. Letter spacing puts each digit into its box. */
export const Input = styled.input<{ $length: number }>`
  --place: calc(100cqi / ${({ $length }) => $length});

  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  /* One invisible box more: after the last digit, the caret would scroll the first ones out of view. */
  inline-size: calc(100% + var(--place));
  padding-inline-start: calc((var(--place) - 1ch) / 2);
  background: none;
  border: 0;
  outline: none;
  /* Digits of equal width in any typeface. */
  font-family: ui-monospace, 'Roboto Mono', monospace;
  font-size: ${token('type.24')};
  letter-spacing: calc(var(--place) - 1ch);

  &:disabled {
    color: ${token('action.disabled.text')};
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
  }

  &:autofill {
    -webkit-text-fill-color: ${token('text.primary')};
    box-shadow: inset 0 0 0 100vmax ${token('field.bg')};
  }
`;
