import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/** Column of label, well, help and error. */
export const Root = styled.div`
  display: grid;
  /* A control's intrinsic width must not widen a narrow form. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.1')};
  min-inline-size: 0;
`;

/** Label of a control. */
export const Label = styled.label`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
`;

/** Asterisk of a required field, or the word for an optional one. */
export const Mark = styled.span<{ $isRequired: boolean }>`
  margin-inline-start: ${token('space.1')};
  color: ${({ $isRequired }) => token($isRequired ? 'text.danger' : 'text.muted')};
`;

/** The box around a control. Its border shows focus and error. */
export const Well = styled.div<{ $hasError: boolean }>`
  display: flex;
  align-items: center;
  min-block-size: calc(${token('space.12')});
  background-color: ${token('field.bg')};
  color: ${token('text.primary')};
  border: ${token('field.edge')} solid ${({ $hasError }) => token($hasError ? 'status.danger' : 'field.border')};
  border-radius: ${token('field.radius')};
  transition: border-color ${token('motion.feedback')} ${token('motion.ease')};

  &:focus-within {
    border-color: ${token('border.focus')};
    outline: ${token('border.width')} solid ${token('border.focus')};
  }

  &:has(> :disabled) {
    background-color: ${token('action.disabled.bg')};
    border-color: transparent;
  }

  /* Read-only controls have no well. */
  &:has(> input:read-only:not(:disabled)) {
    background-color: transparent;
    border-color: ${token('border.subtle')};
  }
`;

/** Styles of a control inside a well: no border, and 16 px text so that iOS does not zoom in. */
export const controlStyles = css`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${token('size.tap')};
  padding: ${token('space.2')} ${token('space.3')};
  background: none;
  border: 0;
  border-radius: inherit;
  outline: none;
  font-size: ${token('type.16')};

  /* The well shows focus, so the global focus ring is removed. */
  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: ${token('field.placeholder')};
    opacity: 1;
  }

  &:disabled {
    color: ${token('action.disabled.text')};
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
  }

  &:autofill {
    -webkit-text-fill-color: ${token('text.primary')};
    /* The browser's autofill colour cannot be overridden, only covered. */
    box-shadow: inset 0 0 0 100vmax ${token('field.bg')};
  }
`;

/** Text input without a border of its own. */
export const Input = styled.input`
  ${controlStyles}
`;

/** Slot before or after the text, inside the well. */
export const Side = styled.span<{ $isStart: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  padding-inline: ${({ $isStart }) => ($isStart ? `${token('space.3')} 0` : `0 ${token('space.1')}`)};
  color: ${token('text.muted')};

  & > svg {
    inline-size: ${token('type.20')};
    block-size: ${token('type.20')};
  }
`;

/** Help text under the control. */
export const Help = styled.p`
  overflow-wrap: anywhere;
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
`;

/** Error text with an icon. */
export const Problem = styled.p`
  display: flex;
  gap: ${token('space.1')};
  align-items: flex-start;
  color: ${token('text.danger')};
  font-size: ${token('type.14')};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    margin-block-start: 0.2em;
  }
`;
