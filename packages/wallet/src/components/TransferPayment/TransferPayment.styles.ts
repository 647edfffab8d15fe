import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  margin: 0;
`;

export const Fact = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${token('space.3')};

  dt {
    grid-column: 1;
    color: ${token('text.secondary')};
    font-size: ${token('type.14')};
  }

  dd {
    grid-column: 1;
    margin: 0;
    font-weight: ${token('weight.strong')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  button {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;
