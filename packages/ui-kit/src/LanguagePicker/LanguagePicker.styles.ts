import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** Fieldset that groups the radios. */
export const Root = styled.fieldset`
  display: grid;
  gap: ${token('space.2')};
  min-inline-size: 0;
  border: 0;
`;

/** Label of one language: flag, name, check mark. */
export const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: ${token('space.12')};
  padding-block: ${token('space.2')};
  padding-inline: ${token('space.4')};
  background-color: ${token('surface.raised')};
  border: ${token('border.width')} solid ${token('border.subtle')};
  border-radius: ${token('radius.control')};
  cursor: pointer;

  &:has(:checked) {
    background-color: ${token('accent.soft')};
    border-color: ${token('accent.base')};
  }

  &:has(:focus-visible) {
    outline: calc(${token('border.width')} * 2) solid ${token('border.focus')};
    outline-offset: calc(${token('border.width')} * 2);
  }

  & > svg {
    inline-size: ${token('type.20')};
    block-size: ${token('type.20')};
    color: ${token('text.accent')};
    visibility: hidden;
  }

  &:has(:checked) > svg { visibility: visible; }
`;

/** Native radio, invisible and as large as its label. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  appearance: none;
  border-radius: inherit;
  cursor: inherit;
  outline: none;
`;

/** Column of the flags; keeps its width without one. */
export const Flag = styled.span`
  display: inline-grid;
  inline-size: ${token('space.6')};
`;

/** Native name of a language. */
export const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
