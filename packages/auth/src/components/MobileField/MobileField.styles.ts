import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** What to do when the list of countries is missing. */
export const Missing = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')};
`;
