import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Cards of links, two per row on a wide window. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** An address, which may break at any character. */
export const Address = styled.span`
  color: ${token('text.secondary')};
  font-size: ${token('type.12')};
  overflow-wrap: anywhere;
`;
