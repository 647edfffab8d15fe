import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/* The browser handles vertical scrolling; the component handles horizontal swipes. */
export const Pages = styled.div`
  touch-action: pan-y;
  user-select: text;
  min-inline-size: 0;
`;

export const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  font-variant-numeric: tabular-nums;
`;
