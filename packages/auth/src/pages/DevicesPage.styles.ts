import { styled } from 'styled-components';

/** The data of a device, a line each. */
export const Facts = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;

/** Where the focus goes when the row that had it is gone. */
export const Place = styled.div`
  outline: none;
`;
