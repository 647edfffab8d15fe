import { Combobox } from '@base-ui/react/combobox';
import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { controlStyles } from '../Field/Field.styles.ts';
import { tabularDigits } from '../surfaces.ts';

/** Well of the search input. */
export const Search = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${token('space.12')};
  padding-inline-start: ${token('space.3')};
  background-color: ${token('field.bg')};
  border: ${token('field.edge')} solid ${token('field.border')};
  border-radius: ${token('field.radius')};

  &:focus-within {
    border-color: ${token('border.focus')};
    outline: ${token('border.width')} solid ${token('border.focus')};
  }

  & > svg {
    flex: none;
    inline-size: ${token('type.20')};
    block-size: ${token('type.20')};
    color: ${token('text.muted')};
  }
`;

/** Search input. */
export const SearchInput = styled(Combobox.Input)`
  ${controlStyles}
`;

/** Scrolling list, at half of the screen's height. */
export const List = styled(Combobox.List)`
  block-size: 50dvh;
  margin-block-start: ${token('space.2')};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** One country: flag, name, dialling code, check mark. */
export const Row = styled(Combobox.Item)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto ${token('type.20')};
  gap: ${token('space.3')};
  align-items: center;
  min-block-size: ${token('space.12')};
  padding: ${token('space.2')};
  border-radius: ${token('radius.control')};
  cursor: pointer;
  /* Two hundred rows; only visible ones are laid out. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${token('space.12')};

  &[data-highlighted] {
    background-color: ${token('action.ghost.bgHover')};
    outline: calc(${token('border.width')} * 2) solid ${token('border.focus')};
    outline-offset: calc(${token('border.width')} * -2);
  }

  &[data-selected] {
    color: ${token('text.accent')};
  }

  & > svg {
    inline-size: ${token('type.20')};
    block-size: ${token('type.20')};
  }
`;

/** Dialling code, always left to right. */
export const Code = styled.span`
  ${tabularDigits}
  color: ${token('text.secondary')};
  direction: ltr;
`;

/** Text shown if no country matches. */
export const Nothing = styled(Combobox.Empty)`
  color: ${token('text.secondary')};
  text-align: center;

  &:not(:empty) {
    padding: ${token('space.4')};
  }
`;
