import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/** Column of the row and its error. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.1')};
`;

/** Label around box and words, so that the whole row is the target. */
export const Row = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.3')};
  min-block-size: ${token('size.tap')};
  align-items: center;
  font-size: ${token('type.14')};
  cursor: pointer;
`;

/** Text of the label; breaks anywhere. */
export const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Stacks the check mark over the box. */
export const Place = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${token('size.target')};
  aspect-ratio: 1;

  & > svg {
    grid-area: 1 / 1;
    inline-size: ${token('space.4')};
    block-size: ${token('space.4')};
    color: ${token('text.onAccent')};
    pointer-events: none;
    opacity: 0;
    transform: scale(0.5);
    transition:
      opacity ${token('motion.feedback')} ${token('motion.ease')},
      transform ${token('motion.feedback')} ${token('motion.ease')};
  }

  & > input:checked + svg {
    opacity: 1;
    transform: none;
  }

  /* Forced colours fill the box with the background, so the check mark needs the text colour. */
  @media (forced-colors: active) {
    & > svg {
      color: CanvasText;
    }
    & > input:disabled + svg {
      color: GrayText;
    }
  }
`;

const boxLook = css`
  grid-area: 1 / 1;
  inline-size: 100%;
  block-size: 100%;
  appearance: none;
  background-color: ${token('field.bg')};
  border: calc(${token('border.width')} * 2) solid ${token('field.border')};
  border-radius: min(${token('radius.control')}, ${token('space.2')});
  cursor: inherit;
  transition: background-color ${token('motion.feedback')} ${token('motion.ease')};
`;

/** The native checkbox, restyled. */
export const Box = styled.input`
  ${boxLook}

  &:checked {
    background-color: ${token('accent.base')};
    border-color: ${token('accent.base')};
  }

  &[aria-invalid='true'] {
    border-color: ${token('status.danger')};
  }

  &:disabled {
    background-color: ${token('action.disabled.bg')};
    border-color: transparent;
    cursor: default;
  }
`;
