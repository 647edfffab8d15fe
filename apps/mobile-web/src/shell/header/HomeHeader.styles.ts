import { css, styled } from 'styled-components';
import { Link } from '@parlor/core';
import { token } from '@parlor/theme';
import { inTopBar } from '@parlor/ui-kit';
import type { Brand } from '@parlor/ui-kit/brand';

type HeaderVariant = Brand['layout']['header'];

/* On the narrowest phones the buttons need the room of the brand name. In em, because a media query knows no tokens. */
const narrow = '@media (max-width: 22.4em)';

const variants: Record<HeaderVariant, ReturnType<typeof css>> = {
  bar: css`
    background: ${token('surface.base')};
  `,
  masthead: css`
    background: ${token('surface.base')};
    border-block-end: calc(${token('border.width')} * 3) double ${token('border.strong')};
  `,
  /*
   * The island is drawn behind its content, on the page's own background, so that nothing shows between it and the
   * strip below.
   */
  island: css`
    padding-inline: ${token('space.6')} ${token('space.4')};
    background: ${token('surface.base')};

    &::before {
      position: absolute;
      inset-block: calc(${token('space.1')} + env(safe-area-inset-top)) 0;
      inset-inline: ${token('space.3')};
      z-index: -1;
      border: ${token('border.width')} solid ${token('border.subtle')};
      border-radius: ${token('radius.pill')};
      background: ${token('surface.raised')};
      box-shadow: ${token('effect.surface')};
      content: '';
    }

    ${narrow} {
      padding-inline: ${token('space.4')} ${token('space.2')};
    }
    ${narrow} {
      &::before {
        inset-inline: ${token('space.1')};
      }
    }
  `,
};

export const Root = styled.header<{ $variant: HeaderVariant }>`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.bar')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  min-block-size: calc(${token('size.bar')} + env(safe-area-inset-top));
  padding-block-start: env(safe-area-inset-top);
  padding-inline: ${token('space.4')} ${token('space.1')};

  ${narrow} {
    gap: ${token('space.1')};
    padding-inline: ${token('space.2')} 0;
  }
  ${inTopBar}
  ${({ $variant }) => variants[$variant]}
`;

/*
 * Takes the room that the buttons leave in any language. Where the name would be too small to read, only the sign is
 * shown.
 */
export const Logo = styled(Link)`
  container-type: inline-size;
  display: flex;
  flex: 1 1 0;
  min-inline-size: ${token('size.tap')};
  max-inline-size: calc(${token('space.12')} * 3);
  min-block-size: ${token('size.tap')};
  align-items: center;
  color: ${token('text.primary')};

  svg {
    inline-size: auto;
    max-inline-size: 100%;
  }
`;

const tight = '@container (inline-size < 5.4rem)';

export const Wordmark = styled.span`
  min-inline-size: 0;
  svg {
    block-size: calc(${token('space.6')} + ${token('space.1')});
  }
  ${tight} {
    display: none;
  }
`;

export const Mark = styled.span`
  display: none;
  flex: none;
  svg {
    block-size: calc(${token('space.8')} + ${token('space.1')});
  }
  ${tight} {
    display: block;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${token('space.1')};

  /* Labels of any language fit: they wrap to a second line before they push the menu off the screen. */
  ${narrow} {
    flex-shrink: 1;
    gap: 0;
    min-inline-size: 0;

    & > a {
      padding-inline: ${token('space.2')};
    }
    & > button {
      flex: none;
    }
  }
`;

export const Balance = styled.button`
  display: flex;
  align-items: center;
  min-block-size: ${token('size.tap')};
  padding-inline: ${token('space.3')};
  border-radius: ${token('radius.pill')};
  color: ${token('text.primary')};
  font-weight: ${token('weight.strong')};
  font-variant-numeric: tabular-nums;
`;
