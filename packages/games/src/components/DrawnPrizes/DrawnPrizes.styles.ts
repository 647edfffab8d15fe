import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.2')} ${token('space.4')};
  margin: 0;
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: baseline;
`;

export const Name = styled.dt`
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
`;

export const Numbers = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.2')};
  margin: 0;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

export const Ball = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${token('space.6')};
  block-size: ${token('space.6')};
  padding-inline: ${token('space.1')};
  border-radius: ${token('radius.pill')};
  background-color: ${token('accent.soft')};
  color: ${token('text.accent')};
  font-size: ${token('type.14')};
  line-height: 1;
`;
