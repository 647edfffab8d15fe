import { token } from '@parlor/theme';
import { createGlobalStyle, styled } from 'styled-components';

import address from './languageNames.woff2?url&no-inline';

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

  &:has(:checked) > svg {
    visibility: visible;
  }
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

/** Name of the font with the letters of language names that many devices lack. */
export const NAMES_FONT = 'Parlor language names';

/**
 * The font of the names, fetched when one of its letters is rendered: 简体中文. Another name needs a new subset of the
 * font; the README explains how.
 */
export const NamesFont = createGlobalStyle`
  @font-face {
    font-family: '${NAMES_FONT}';
    src: url('${address}') format('woff2');
    unicode-range: U+7B80, U+4F53, U+4E2D, U+6587;
  }
`;

/** Native name of a language. Its own font comes last: it has the letters that a device may lack. */
export const Name = styled.span`
  font-family: ${token('font.text')}, '${NAMES_FONT}';
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
