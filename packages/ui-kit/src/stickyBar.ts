import { css } from 'styled-components';

/*
 * What stands in a sticky bar is in sight wherever the page is, so the page must not scroll when it gets the focus. The
 * browser takes the bar for the edge that focused elements are kept clear of; these margins place its elements in the
 * clear middle of the screen.
 * A rule of `html:has(…:focus)` says the same, and makes the browser look through the whole page after each change of
 * it.
 */

/** For a bar that sticks to the top of the page. */
export const inTopBar = css`
  & :focus {
    scroll-margin-block: -50vh 50vh;
  }
`;

/** For a bar that sticks to the bottom of the page. */
export const inBottomBar = css`
  & :focus {
    scroll-margin-block: 40vh -40vh;
  }
`;
