import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Sums = styled.dl`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
`;

/** The label and the amount. */
export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.4')};
  align-items: baseline;
  justify-content: space-between;

  & > dt {
    color: ${token('text.secondary')};
    font-size: ${token('type.14')};
  }
  & > dd {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
