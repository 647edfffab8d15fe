import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/** Widths of a rail's items. A part of the next item is always visible, as a hint to scroll. */
export const railSizes = ['small', 'medium', 'wide', 'large'] as const;
/** Width of a rail's items: 23, 29.5, 43 or 78 % of the rail. */
export type RailSize = (typeof railSizes)[number];

const widths: Record<RailSize, string> = { small: '23%', medium: '29.5%', wide: '43%', large: '78%' };

/** Section with head and list; parts of the head are found by `data-part`. */
export const Root = styled.section`
  display: grid;
  gap: ${token('space.3')};
  min-inline-size: 0;

  & > [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
  }

  & [data-part='icon'] {
    display: inline-flex;
    margin-inline-end: ${token('space.2')};
    color: ${token('text.accent')};
    vertical-align: -0.15em;

    & > svg {
      inline-size: 1em;
      block-size: 1em;
    }
  }
`;

/** Link to the whole list. */
export const All = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: ${token('space.8')};
  padding-inline: ${token('space.2')};
  margin-inline-end: calc(${token('space.2')} * -1);
  color: ${token('text.accent')};
  border-radius: ${token('radius.control')};
  font-size: ${token('type.14')};

  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }

  [dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
`;

/* The list extends over the page's gutter, so that cards scroll out at the edge of the screen. */
/** Row that scrolls sideways and snaps to items. */
export const List = styled.ul`
  display: grid;
  ${railSizes.map(
    (size) => css`
      &:where([data-size='${size}']) {
        grid-auto-columns: ${widths[size]};
      }
    `,
  )}
  grid-auto-flow: column;
  gap: ${token('space.3')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${token('space.4')};
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  margin-inline: calc(${token('space.4')} * -1);
  margin-block: calc(${token('space.1')} * -1);
  padding-inline: ${token('space.4')};
  padding-block: ${token('space.1')};

  & > li {
    min-inline-size: 0;
    scroll-snap-align: start;
  }
`;
