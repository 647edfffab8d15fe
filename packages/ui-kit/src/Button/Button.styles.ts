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
      &:hover { background-color: ${token('action.primary.bgHover')}; }
    }

    &:active { background-color: ${token('action.primary.bgPressed')}; }
  `,
  secondary: css`
    background-color: ${token('action.secondary.bg')};
    color: ${token('action.secondary.text')};
    border-color: ${token('action.secondary.border')};

    @media (hover: hover) {
      &:hover { background-color: ${token('action.secondary.bgHover')}; }
    }

    &:active { background-color: ${token('action.secondary.bgHover')}; }
  `,
  ghost: css`
    color: ${token('action.ghost.text')};

    @media (hover: hover) {
      &:hover { background-color: ${token('action.ghost.bgHover')}; }
    }

    &:active { background-color: ${token('action.ghost.bgHover')}; }
  `,
  danger: css`
    background-color: ${token('action.danger.bg')};
    color: ${token('action.danger.text')};

    &:active { filter: brightness(0.92); }
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

/** The look of a button, for a button and for a link alike. */
export const buttonLook = css<{ $variant: ButtonVariant; $size: ButtonSize; $isFullWidth: boolean }>`
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

  &:active { transform: scale(0.98); }

  &:disabled, &[aria-disabled='true'] {
    background-color: ${token('action.disabled.bg')};
    color: ${token('action.disabled.text')};
    /* On a popup the ground alone would hardly show. */
    border-color: ${token('border.subtle')};
    box-shadow: none;
    cursor: default;
    filter: none;
    transform: none;
  }

  /* Waiting keeps the button's own colours: it was pressed, it is not forbidden. */
  &[aria-busy='true'][aria-disabled='true'] {
    ${({ $variant }) => variantStyles[$variant]}
  }
`;

export const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $isFullWidth: boolean }>`
  ${buttonLook}
`;

export const Label = styled.span<{ $isUnseen: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
  opacity: ${({ $isUnseen }) => ($isUnseen ? 0 : 1)};
`;

/** The words alone, so that a word longer than the button breaks inside it. */
export const Words = styled.span`
  min-inline-size: 0;
`;

export const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** An icon beside the words, in the words' own size. */
export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  font-size: 1.25em;

  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;
