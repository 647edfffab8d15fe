import { styled } from 'styled-components';

/** The words of the button, where they leave the title its room. */
export const Words = styled.span`
  white-space: nowrap;

  @media (max-width: 27em) {
    display: none;
  }
`;
