import { css, styled } from 'styled-components';
import { token } from '@parlor/theme';

/**
 * A bank card on the brand's surface, with its pattern and a highlight in the accent colour. The default card has a
 * border and no fill, because it is not a button.
 */
export const Root = styled.div<{ $isDefault: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token('space.3')};
  min-block-size: calc(${token('space.12')} * 4);
  padding: ${token('space.4')};
  overflow: clip;
  border-radius: ${token('radius.card')};
  background-color: ${token('surface.overlay')};
  background-image:
    ${token('effect.pattern')}, radial-gradient(120% 140% at 100% 0%, ${token('accent.soft')}, transparent 70%);
  color: ${token('text.primary')};
  box-shadow:
    inset 0 0 0 ${token('border.width')} ${token('border.subtle')},
    ${token('effect.surface')};

  ${({ $isDefault }) =>
    $isDefault &&
    css`
      box-shadow:
        inset 0 0 0 calc(${token('border.width')} * 2) ${token('accent.base')},
        ${token('effect.accent')};
    `}

  @media (forced-colors: active) {
    border: ${token('border.width')} solid;
  }
`;

export const Top = styled.div`
  display: flex;
  gap: ${token('space.3')};
  align-items: flex-start;
  justify-content: space-between;
`;

export const Bank = styled.strong`
  display: grid;
  min-inline-size: 0;
  font-size: ${token('type.16')};
  font-weight: ${token('weight.strong')};
  overflow-wrap: anywhere;
`;

export const LocalName = styled.span`
  font-size: ${token('type.12')};
  font-weight: ${token('weight.regular')};
`;

/** Numbers run from left to right in every language. */
export const Number = styled.p`
  align-self: center;
  direction: ltr;
  font-size: ${token('type.20')};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.12em;
  white-space: nowrap;

  [dir='rtl'] & {
    text-align: end;
  }
`;

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  align-items: flex-end;
  justify-content: space-between;
`;

export const Payee = styled.p`
  display: grid;
  min-inline-size: 0;
  font-size: ${token('type.14')};
  overflow-wrap: anywhere;
`;

export const PayeeLabel = styled.span`
  font-size: ${token('type.12')};
`;
