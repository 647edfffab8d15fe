import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const List = styled.ul`
  display: grid;
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  gap: ${token('space.2')};
`;

/** The name and the remaining amount, side by side or wrapped. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.3')};
  align-items: center;
  justify-content: space-between;
`;
