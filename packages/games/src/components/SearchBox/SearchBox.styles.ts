import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled('search')`
  flex: 1;
  min-inline-size: 0;
`;

export const Form = styled.form`
  position: relative;
  display: flex;
  align-items: center;
`;

export const Sign = styled.span`
  position: absolute;
  inset-inline-start: ${token('space.3')};
  display: inline-flex;
  color: ${token('text.muted')};
  font-size: ${token('type.20')};
  pointer-events: none;
`;

export const Input = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${token('size.tap')};
  padding-inline: calc(${token('space.12')} - ${token('space.1')}) ${token('space.12')};
  background-color: ${token('field.bg')};
  color: ${token('text.primary')};
  border: ${token('border.width')} solid ${token('field.border')};
  border-radius: ${token('radius.pill')};
  font: inherit;
  font-size: ${token('type.16')};

  &::placeholder {
    color: ${token('field.placeholder')};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Clear = styled.span`
  position: absolute;
  inset-inline-end: 0;
`;
