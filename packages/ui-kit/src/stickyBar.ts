import { css } from 'styled-components';

/*
 * An element in a sticky bar is always visible, so the page must not scroll when it gets the focus. The browser keeps
 * focused elements clear of the bar by scroll padding; these margins place the bar's own elements in the clear middle
 * of the screen. A rule with `html:has(…:focus)` would do the same, but makes the browser check the whole page after
 * each change.
 */

/** For a bar that sticks to the top of the page. */
export const inTopBar = css`
  & :focus {
    scroll-margin-block: -50vh 50vh;
  }
`;

/** For a bar that sticks to the bottom of the page, and for what floats above it. */
export const inBottomBar = css`
  & :focus {
    scroll-margin-block: 40vh -40vh;
  }
`;
