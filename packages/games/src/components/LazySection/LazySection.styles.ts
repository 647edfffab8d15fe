import { styled } from 'styled-components';

/* A section that turns out to be empty takes its gap with it. */
export const Root = styled.div`
  min-inline-size: 0;

  &:empty:not([data-is-empty='true']) {
    display: none;
  }
`;
