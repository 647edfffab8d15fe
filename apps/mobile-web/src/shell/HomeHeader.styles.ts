import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import { token } from '@parlor/theme';
import type { Brand } from '@parlor/ui-kit/brand';

type HeaderVariant = Brand['layout']['header'];

/* On the narrowest phones the buttons need the room of the name. In em, because a media query knows no tokens. */
const narrow = '@media (max-width: 22.4em)';

const variants: Record<HeaderVariant, ReturnType<typeof css>> = {
  bar: css`
    background: ${token('surface.base')};
  `,
  masthead: css`
    background: ${token('surface.raised')};
    border-block-end: ${token('border.width')} solid ${token('border.subtle')};
  `,
  island: css`
    margin: ${token('space.2')} ${token('space.3')};
    border: ${token('border.width')} solid ${token('border.subtle')};
    border-radius: ${token('radius.pill')};
    background: ${token('surface.raised')};
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
  min-block-size: ${token('size.bar')};
  padding-block-start: env(safe-area-inset-top);
  padding-inline: ${token('space.4')} ${token('space.1')};

  ${narrow} {
    gap: ${token('space.1')};
    padding-inline: ${token('space.2')} 0;
  }
  ${({ $variant }) => variants[$variant]}
`;

export const Logo = styled(Link)`
  display: flex;
  flex-shrink: 1;
  min-inline-size: 0;
  min-block-size: ${token('size.tap')};
  ${narrow} { flex-shrink: 0; }
  align-items: center;
  color: ${token('text.primary')};

  svg {
    block-size: calc(${token('space.6')} + ${token('space.1')});
    inline-size: auto;
    max-inline-size: 100%;
  }
`;

export const Wordmark = styled.span`
  min-inline-size: 0;
  ${narrow} { display: none; }
`;

export const Mark = styled.span`
  display: none;
  flex: none;
  ${narrow} { display: block; }
`;

export const Actions = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${token('space.1')};
  ${narrow} { gap: 0; }
`;

export const Balance = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${token('size.tap')};
  padding-inline: ${token('space.3')};
  border-radius: ${token('radius.pill')};
  color: ${token('text.primary')};
  font-weight: ${token('weight.strong')};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
`;
