import { styled } from 'styled-components';

/* An empty section leaves no gap. */
export const Root = styled.div`
  min-inline-size: 0;

  &:empty:not([data-is-empty='true']) {
    display: none;
  }
`;
