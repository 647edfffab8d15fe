import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** The summary of a contest: the pool beside the remaining time. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.4')};
  margin: 0;
`;

export const Figure = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Name = styled.dt`
  color: ${token('text.secondary')};
  font-size: ${token('type.12')};
`;

export const Value = styled.dd`
  margin: 0;
  color: ${token('text.primary')};
  font-size: ${token('type.16')};
  font-weight: ${token('weight.strong')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
