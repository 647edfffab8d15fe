import { styled } from 'styled-components';

/** Takes focus without a ring: nothing can be pressed here. */
export const Root = styled.section`
  outline: none;
`;
