import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  min-block-size: ${token('size.bar')};
  padding: ${token('space.2')} ${token('space.4')};
  border-block-end: ${token('border.width')} solid ${token('border.subtle')};
  background-color: ${token('surface.raised')};
  color: ${token('text.primary')};
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 6rem;
  min-inline-size: 0;
  font-size: ${token('type.14')};
  line-height: ${token('line.tight')};
`;

export const Label = styled.span`
  color: ${token('text.secondary')};
  font-size: ${token('type.12')};
`;

export const Amount = styled.span`
  font-weight: ${token('weight.strong')};
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;
