import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { oneLine } from '../surfaces.ts';

/* About the width of a phone, measured on the container, not on the screen. */
const narrow = '(inline-size < 24rem)';

/** Navigation landmark, and the container whose width decides whether the path folds. */
export const Root = styled.nav`
  min-inline-size: 0;
  container-type: inline-size;
`;

/** Row of places that wraps. */
export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
`;

/** One place with its separator. `$isFolded` hides it in a narrow container, `$isFold` shows it only there. */
export const Item = styled.li<{ $isFolded?: boolean; $isFold?: boolean }>`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  ${({ $isFold }) =>
    $isFold &&
    css`
      display: none;

      @container ${narrow} {
        display: inline-flex;
      }
    `}
  ${({ $isFolded }) =>
    $isFolded &&
    css`
      @container ${narrow} {
        display: none;
      }
    `}

  & > svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    color: ${token('text.muted')};
  }

  [dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
`;

/** Name of a place, cut by an ellipsis at 14 em. */
export const Place = styled.span<{ $isLink: boolean }>`
  ${oneLine}
  display: inline-block;
  min-inline-size: ${token('size.target')};
  max-inline-size: 14em;
  padding-block: ${token('space.2')};
  padding-inline: ${token('space.2')};
  border-radius: ${token('radius.control')};
  line-height: ${token('line.text')};
  ${({ $isLink }) =>
    $isLink &&
    css`
      color: ${token('text.accent')};

      @media (hover: hover) {
        &:hover {
          text-decoration: underline;
        }
      }
    `}

  &[aria-current] {
    color: ${token('text.primary')};
    font-weight: ${token('weight.strong')};
  }

  &:focus-visible {
    outline-offset: calc(${token('border.width')} * -2);
  }
`;

/** Button that unfolds the middle of the path. */
export const More = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: ${token('size.tap')};
  block-size: ${token('size.tap')};
  color: ${token('text.accent')};
  border-radius: ${token('radius.control')};
  font-size: ${token('type.20')};
`;
