import { styled } from 'styled-components';

/** The data of a device, one item per line. */
export const Facts = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;

/** The target of the focus when the focused row is removed. */
export const Place = styled.div`
  outline: none;
`;
