import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { focusRing } from '../surfaces.ts';

/** Directions of a radio group: stacked, or side by side if they fit. */
export const radioDirections = ['column', 'row'] as const;
/** Direction of a radio group. */
export type RadioDirection = (typeof radioDirections)[number];

const directionStyles = {
  column: css`
    flex-direction: column;
  `,
  row: css`
    flex-flow: row wrap;

    & > * {
      flex: 1 1 auto;
    }
  `,
} satisfies Record<RadioDirection, ReturnType<typeof css>>;

/** Column or wrapping row of choices. */
export const Choices = styled.div<{ $direction: RadioDirection }>`
  display: flex;
  gap: ${token('space.2')};
  min-inline-size: 0;
  ${({ $direction }) => directionStyles[$direction]}
`;

/** Label of one choice, the whole of which is the target. */
export const Choice = styled.label<{ $hasError: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${token('space.3')};
  align-items: center;
  min-block-size: ${token('space.12')};
  padding: ${token('space.2')} ${token('space.3')};
  background-color: ${token('field.bg')};
  border: ${token('field.edge')} solid ${({ $hasError }) => token($hasError ? 'status.danger' : 'field.border')};
  border-radius: ${token('field.radius')};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${token('accent.base')};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }

  &:has(:disabled) {
    background-color: ${token('action.disabled.bg')};
    border-color: transparent;
    color: ${token('action.disabled.text')};
    cursor: default;

    @media (forced-colors: active) {
      color: GrayText;
    }
  }
`;

/** The native radio, restyled. */
export const Dot = styled.input`
  inline-size: ${token('size.target')};
  block-size: ${token('size.target')};
  appearance: none;
  border: calc(${token('border.width')} * 2) solid ${token('field.border')};
  border-radius: 50%;
  cursor: inherit;
  outline: none;
  transition: border-width ${token('motion.feedback')} ${token('motion.ease')};

  /* The border grows inwards until only a dot remains. */
  &:checked {
    background-color: ${token('text.onAccent')};
    border: ${token('space.2')} solid ${token('accent.base')};
  }

  &:disabled {
    border-color: ${token('action.disabled.text')};
  }

  /* In forced colours the native radio is used: this one would look the same whether selected or not. */
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** Label text of a choice. */
export const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Second line of a choice. */
export const Note = styled.span`
  grid-column: 2;
  color: ${token('text.muted')};
  font-size: ${token('type.12')};

  :has(> :disabled) > & {
    color: inherit;
  }
`;
