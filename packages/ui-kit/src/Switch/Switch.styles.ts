import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { focusRing } from '../surfaces.ts';

/** Column of the row and its help or error. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.1')};
`;

/** Label around words and track, so that the whole row is the target. */
export const Row = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.4')};
  align-items: center;
  min-block-size: ${token('size.tap')};
  cursor: pointer;

  &:has(:disabled, [aria-disabled='true']) {
    cursor: default;
  }
`;

/** Label text of a switch. */
export const Words = styled.span`
  overflow-wrap: anywhere;
`;

/** Stacks the thumb over the track. The position conveys the state; colour only adds to it. */
export const Place = styled.span`
  --thumb: calc(${token('size.target')} - ${token('space.1')});
  --toward-end: 1;

  position: relative;
  display: grid;
  flex: none;
  align-items: center;
  inline-size: ${token('space.12')};
  block-size: calc(${token('size.target')} + ${token('space.1')});

  &:dir(rtl) {
    --toward-end: -1;
  }
`;

/** The native checkbox, drawn as a track. */
export const Track = styled.input`
  grid-area: 1 / 1;
  inline-size: 100%;
  block-size: 100%;
  appearance: none;
  background-color: ${token('field.bg')};
  border: calc(${token('border.width')} * 2) solid ${token('field.border')};
  border-radius: ${token('switch.radius')};
  cursor: inherit;
  transition:
    background-color ${token('motion.feedback')} ${token('motion.ease')},
    border-color ${token('motion.feedback')} ${token('motion.ease')};

  &:focus-visible {
    ${focusRing}
  }

  &:checked {
    background-color: ${token('accent.base')};
    border-color: ${token('accent.base')};
  }

  &[aria-invalid='true'] {
    border-color: ${token('status.danger')};
  }

  &:disabled {
    background-color: ${token('action.disabled.bg')};
    border-color: ${token('action.disabled.bg')};
  }

  @media (forced-colors: active) {
    &:checked {
      background-color: Highlight;
      border-color: Highlight;
      forced-color-adjust: none;
    }

    &:disabled {
      border-color: GrayText;
    }
  }
`;

/** Thumb over the track; holds the spinner. */
export const Thumb = styled.span`
  display: grid;
  grid-area: 1 / 1;
  place-items: center;
  inline-size: var(--thumb);
  block-size: var(--thumb);
  margin-inline-start: ${token('space.1')};
  background-color: ${token('text.secondary')};
  border-radius: 50%;
  color: ${token('surface.base')};
  font-size: ${token('type.12')};
  pointer-events: none;
  transition:
    transform ${token('motion.feedback')} ${token('motion.ease')},
    background-color ${token('motion.feedback')} ${token('motion.ease')};

  input:checked + & {
    background-color: ${token('text.onAccent')};
    color: ${token('accent.base')};
    transform: translateX(calc((${token('space.12')} - var(--thumb) - 2 * ${token('space.1')}) * var(--toward-end)));
  }

  input:disabled + & {
    background-color: ${token('action.disabled.text')};
  }

  @media (forced-colors: active) {
    background-color: ButtonText;
    forced-color-adjust: none;

    input:checked + & {
      background-color: HighlightText;
    }
    input:disabled + & {
      background-color: GrayText;
    }
  }
`;
