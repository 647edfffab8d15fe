import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

export const iconButtonVariants = ['plain', 'raised', 'onMedia'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

const variantStyles = {
  plain: css`
    color: inherit;

    @media (hover: hover) {
      &:hover { background-color: ${token('action.ghost.bgHover')}; }
    }
  `,
  raised: css`
    background-color: ${token('surface.overlay')};
    color: ${token('text.primary')};
    box-shadow: ${token('effect.surface')};
  `,
  /* Smaller to the eye than to the finger, so that it hides little of the picture. */
  onMedia: css`
    padding: ${token('space.1')};
    background-color: ${token('media.scrim')};
    background-clip: content-box;
    color: ${token('text.onMedia')};
  `,
} satisfies Record<IconButtonVariant, ReturnType<typeof css>>;

/* A static style for each variant; which one holds, an attribute says. */
const everyVariant = iconButtonVariants.map((variant) => css`&:where([data-variant='${variant}']) { ${variantStyles[variant]} }`);

export const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${token('size.tap')};
  aspect-ratio: 1;
  border-radius: ${token('iconButton.radius')};
  font-size: ${token('type.24')};
  transition:
    background-color ${token('motion.feedback')} ${token('motion.ease')},
    transform ${token('motion.feedback')} ${token('motion.ease')};

  &:where([data-size='small']) {
    inline-size: ${token('space.8')};
    font-size: ${token('type.16')};
  }

  ${everyVariant}

  & svg {
    inline-size: 1em;
    block-size: 1em;
  }

  &:active { transform: scale(0.92); }

  &:disabled {
    color: ${token('action.disabled.text')};
    transform: none;
  }
`;
