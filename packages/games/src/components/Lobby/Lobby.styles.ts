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

/* The vendors, with a button for all vendors before the strip. */
export const Vendors = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.2')};
`;

/*
 * A strip extends to the screen's edge, like the rails. Its padding leaves room for the focus ring.
 */
export const Bleed = styled.div`
  min-inline-size: 0;
  margin-inline-end: calc(${token('space.1')} - ${token('space.4')});
`;
