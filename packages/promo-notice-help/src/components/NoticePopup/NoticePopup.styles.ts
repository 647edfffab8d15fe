import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/* Up and down scrolls; what goes sideways is ours. */
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
