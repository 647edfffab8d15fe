import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Two panes from 720 px; from 900 px the first is wider. On a phone they are stacked. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.6')};

  @media (min-width: 720px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** A pane, or another stack of blocks. */
export const Pane = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.6')};
  min-inline-size: 0;
`;

/** Between the panes on a phone; below both, in full width, on a wide window. */
export const Across = styled.div`
  min-inline-size: 0;

  @media (min-width: 720px) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

/** A form. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  min-inline-size: 0;
`;

/** Fields, side by side if they fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${token('space.3')};
  align-items: start;
`;
