import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Shown if the list of countries failed to load. */
export const Missing = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')};
`;
