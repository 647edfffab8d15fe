import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

/** What is under a field and belongs to it. */
export const Below = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space.1')};
`;
