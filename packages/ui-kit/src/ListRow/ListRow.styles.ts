import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { raisedSurface } from '../surfaces.ts';

/** Surface that holds the rows, with hairlines between them. */
export const List = styled.ul`
  ${raisedSurface}
  overflow: clip;

  & > li + li {
    border-block-start: ${token('border.width')} solid ${token('border.subtle')};
  }
`;

/** One row: icon, words, value, caret. `$isDense` lowers it to 44 px. */
export const Root = styled.div<{ $isPressable: boolean; $isDense: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  inline-size: 100%;
  min-block-size: ${({ $isDense }) => ($isDense ? token('size.tap') : token('size.bar'))};
  padding-block: ${({ $isDense }) => ($isDense ? token('space.1') : token('space.2'))};
  padding-inline: ${token('space.4')};
  text-align: start;

  ${({ $isPressable }) =>
    $isPressable &&
    css`
      transition: background-color ${token('motion.feedback')} ${token('motion.ease')};

      @media (hover: hover) {
        &:hover {
          background-color: ${token('action.ghost.bgHover')};
        }
      }

      &:active {
        background-color: ${token('action.ghost.bgHover')};
      }
      &[aria-current='true'] {
        background-color: ${token('action.ghost.bgHover')};
      }
      &:focus-visible {
        outline-offset: calc(${token('border.width')} * -3);
      }
    `}
`;

/** Icon before the words. */
export const Start = styled.span`
  display: inline-flex;
  margin-inline-end: ${token('space.3')};
  color: ${token('text.accent')};

  & > svg {
    inline-size: ${token('type.24')};
    block-size: ${token('type.24')};
  }
`;

/** Column of title and detail. */
export const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 2;
  min-inline-size: 0;
`;

/** Second line of a row. */
export const Detail = styled.span`
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
`;

/** Value at the end of a row. */
export const End = styled.span`
  display: grid;
  justify-items: end;
  margin-inline-start: ${token('space.3')};
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
  text-align: end;
`;

/** Caret of a row that is a link or button; mirrored from right to left. */
export const Caret = styled.span`
  grid-column: 4;
  margin-inline-start: ${token('space.2')};
  color: ${token('text.muted')};

  & > svg {
    inline-size: ${token('type.16')};
    block-size: ${token('type.16')};
  }

  [dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
`;
