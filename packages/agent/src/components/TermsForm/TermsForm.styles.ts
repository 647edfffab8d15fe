import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** The fields of a tier, two per row. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.3')};
  align-items: start;
`;

export const Tiers = styled.ol`
  display: grid;
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
