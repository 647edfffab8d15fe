import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { controlStyles } from '../Field/Field.styles.ts';

/** Dialling code and number, left to right in every language. */
export const Line = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: 0;
  direction: ltr;
`;

/** Button with flag and dialling code that opens the list of countries. */
export const Country = styled.button`
  display: inline-flex;
  flex: none;
  gap: ${token('space.2')};
  align-items: center;
  min-block-size: ${token('size.tap')};
  padding-inline: ${token('space.3')} ${token('space.2')};
  border-inline-end: ${token('border.width')} solid ${token('border.subtle')};
  border-start-start-radius: ${token('field.radius')};
  border-end-start-radius: ${token('field.radius')};

  & > svg {
    inline-size: ${token('type.16')};
    block-size: ${token('type.16')};
    color: ${token('text.muted')};
  }

  &:disabled {
    color: ${token('action.disabled.text')};
  }

  &:focus-visible {
    outline-offset: calc(${token('border.width')} * -2);
  }
`;

/** Dialling code without a picker. */
export const OnlyCountry = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${token('space.2')};
  align-items: center;
  padding-inline: ${token('space.3')} 0;
  color: ${token('text.secondary')};
`;

/** Input of the national number. */
export const Number = styled.input`
  ${controlStyles}
`;
