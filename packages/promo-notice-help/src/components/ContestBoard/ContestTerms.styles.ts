import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Digits without a space in which to break. */
export const Digits = styled.code`
  color: ${token('text.primary')};
  font-size: ${token('type.12')};
  overflow-wrap: anywhere;
`;
