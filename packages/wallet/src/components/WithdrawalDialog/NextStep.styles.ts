import { styled } from 'styled-components';

/** Takes the focus of the opened dialog without a ring: nothing can be pressed here. */
export const Root = styled.div`
  outline: none;
`;
