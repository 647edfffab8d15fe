import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Adds a gap to the sentence above. */
export const Confirmed = styled.div`
  display: grid;
  gap: ${token('space.4')};
  margin-block-start: ${token('space.4')};
`;
