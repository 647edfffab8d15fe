import { createGlobalStyle, styled } from 'styled-components';
import { token } from '@parlor/theme';

/* Stays under the header while the page scrolls; covers the gutter so that no content is visible beside it. */
export const Root = styled.div`
  position: sticky;
  inset-block-start: calc(${token('size.bar')} + env(safe-area-inset-top));
  z-index: calc(${token('layer.bar')} - 1);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.2')};
  margin: calc(${token('space.2')} * -1) calc(${token('space.4')} * -1);
  padding-block: ${token('space.2')};
  padding-inline-start: ${token('space.4')};
  background-color: ${token('surface.base')};

  /* A focused element of the strip itself must not scroll the page. */
  & :focus {
    scroll-margin-block: calc(${token('space.12')} * -2) calc(${token('space.12')} * 2);
  }
`;

export const Strip = styled.div`
  min-inline-size: 0;
  overflow: clip;
  padding-block: ${token('space.1')};
  padding-inline-start: ${token('space.1')};
`;

/* Focused elements scroll to below the strip. */
export const ClearOfStrip = createGlobalStyle`
  html {
    scroll-padding-block-start: calc(${token('size.bar')} + ${token('space.12')} * 2 + env(safe-area-inset-top));
  }
`;
