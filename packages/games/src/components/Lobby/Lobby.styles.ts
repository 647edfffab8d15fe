import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.div`
  display: grid;
  gap: ${token('space.4')};
  min-inline-size: 0;
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
`;

/* The vendors, with the button of all of them before the strip. */
export const Vendors = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.2')};
`;

/*
 * A strip leaves at the screen's edge and not in the air, as the rails do. It brings its own room for the focus ring.
 */
export const Bleed = styled.div`
  min-inline-size: 0;
  margin-inline-end: calc(${token('space.1')} - ${token('space.4')});
`;
