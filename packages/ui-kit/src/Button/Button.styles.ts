import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { displayType } from '../surfaces.ts';
import type { ButtonSize, ButtonVariant } from './buttonOptions.ts';

const variantStyles = {
  primary: css`
    background-color: ${token('action.primary.bg')};
    color: ${token('action.primary.text')};
    box-shadow: ${token('button.effect')};

    @media (hover: hover) {
      &:hover {
        background-color: ${token('action.primary.bgHover')};
      }
    }

    &:active {
      background-color: ${token('action.primary.bgPressed')};
    }
  `,
  secondary: css`
    background-color: ${token('action.secondary.bg')};
    color: ${token('action.secondary.text')};
    border-color: ${token('action.secondary.border')};

    @media (hover: hover) {
      &:hover {
        background-color: ${token('action.secondary.bgHover')};
      }
    }

    &:active {
      background-color: ${token('action.secondary.bgHover')};
    }
  `,
  ghost: css`
    color: ${token('action.ghost.text')};

    @media (hover: hover) {
      &:hover {
        background-color: ${token('action.ghost.bgHover')};
      }
    }

    &:active {
      background-color: ${token('action.ghost.bgHover')};
    }
  `,
  danger: css`
    background-color: ${token('action.danger.bg')};
    color: ${token('action.danger.text')};

    &:active {
      filter: brightness(0.92);
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizeStyles = {
  small: css`
    min-block-size: ${token('space.8')};
    padding: ${token('space.1')} ${token('space.3')};
    font-size: ${token('type.14')};
  `,
  medium: css`
    min-block-size: ${token('size.tap')};
    padding: ${token('space.2')} ${token('space.4')};
    font-size: ${token('type.16')};
  `,
  large: css`
    min-block-size: calc(${token('space.12')} + ${token('space.1')});
    padding: ${token('space.3')} ${token('space.6')};
    font-size: ${token('type.16')};
  `,
} satisfies Record<ButtonSize, ReturnType<typeof css>>;

/** Styles shared by `Button` and `LinkButton`. */
export const buttonStyles = css<{ $variant: ButtonVariant; $size: ButtonSize; $isFullWidth: boolean }>`
  ${displayType}
  font-family: ${token('button.font')};
  font-weight: ${token('button.weight')};
  position: relative;
  display: ${({ $isFullWidth }) => ($isFullWidth ? 'flex' : 'inline-flex')};
  ${({ $isFullWidth }) => $isFullWidth && 'inline-size: 100%;'}
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-inline-size: ${token('size.tap')};
  max-inline-size: 100%;
  border: ${token('border.width')} solid transparent;
  border-radius: ${token('button.radius')};
  line-height: ${token('line.tight')};
  text-align: center;
  transition:
    background-color ${token('motion.feedback')} ${token('motion.ease')},
    transform ${token('motion.feedback')} ${token('motion.ease')};
  ${({ $variant }) => variantStyles[$variant]}
  ${({ $size }) => sizeStyles[$size]}

  &:active {
    transform: scale(0.98);
  }

  &:disabled,
  &[aria-disabled='true'] {
    background-color: ${token('action.disabled.bg')};
    color: ${token('action.disabled.text')};
    /* On a popup the background alone has too little contrast. */
    border-color: ${token('border.subtle')};
    box-shadow: none;
    cursor: default;
    filter: none;
    transform: none;
  }

  /* A loading button keeps its colours, since it is not disabled. */
  &[aria-busy='true'][aria-disabled='true'] {
    ${({ $variant }) => variantStyles[$variant]}
  }
`;

/** The `<button>` element. */
export const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $isFullWidth: boolean }>`
  ${buttonStyles}
`;

/** Icon and words. Stays in the layout while loading, so that the width does not change. */
export const Label = styled.span<{ $isUnseen: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
  opacity: ${({ $isUnseen }) => ($isUnseen ? 0 : 1)};
`;

/** The text, which breaks if a word is longer than the button. */
export const Words = styled.span`
  min-inline-size: 0;
`;

/** Spinner, centred over the label. */
export const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** Icon beside the text, at 1 em. */
export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  font-size: 1.25em;

  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;
