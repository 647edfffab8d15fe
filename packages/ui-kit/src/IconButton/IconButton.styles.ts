import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/** Variants of an icon button: without a ground, on a raised ground, or on a picture. */
export const iconButtonVariants = ['plain', 'raised', 'onMedia'] as const;
/** Variant of an icon button. */
export type IconButtonVariant = (typeof iconButtonVariants)[number];

/** Looks of the variants. */
export const variantStyles = {
  plain: css`
    color: inherit;

    @media (hover: hover) {
      &:hover {
        background-color: ${token('action.ghost.bgHover')};
      }
    }
  `,
  raised: css`
    background-color: ${token('surface.overlay')};
    color: ${token('text.primary')};
    box-shadow: ${token('effect.surface')};
  `,
  /* Looks smaller than its target, so that it covers little of the picture. */
  onMedia: css`
    padding: ${token('space.1')};
    background-color: ${token('media.scrim')};
    background-clip: content-box;
    color: ${token('text.onMedia')};
  `,
} satisfies Record<IconButtonVariant, ReturnType<typeof css>>;

/* One static rule per variant, selected by attribute. */
const everyVariant = iconButtonVariants.map(
  (variant) => css`
    &:where([data-variant='${variant}']) {
      ${variantStyles[variant]}
    }
  `,
);

/** Square target of 44 px with a centred icon. */
export const iconButton = css`
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

  & svg {
    inline-size: 1em;
    block-size: 1em;
  }

  &:active {
    transform: scale(0.92);
  }

  &:disabled {
    color: ${token('action.disabled.text')};
    transform: none;
  }
`;

/** Looks 32 px wide. */
export const smallIconButton = css`
  inline-size: ${token('space.8')};
  font-size: ${token('type.16')};
`;

export const Root = styled.button`
  ${iconButton}

  &:where([data-size='small']) {
    ${smallIconButton}
  }

  ${everyVariant}
`;
