import { styled } from 'styled-components';

/** The label of the button, shown where it leaves room for the title. */
export const Words = styled.span`
  white-space: nowrap;

  @media (max-width: 27em) {
    display: none;
  }
`;
