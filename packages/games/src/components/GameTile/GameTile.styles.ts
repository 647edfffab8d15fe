import { css, styled } from 'styled-components';
import { token } from '@parlor/theme';
import type { Brand } from '@parlor/ui-kit/brand';

type CardShape = Brand['layout']['gameCard'];

/** A stand-in in the card's own measures, so that nothing moves when the card takes its place. */
export const Stand = styled.div<{ $shape: CardShape }>`
  ${({ $shape }) => $shape === 'row' && css`
    display: grid;
    grid-template-columns: calc(${token('space.12')} + ${token('space.4')}) minmax(0, 1fr);
    align-items: center;
    gap: ${token('space.3')};
    padding: ${token('space.2')};
    background-color: ${token('gameCard.bg')};
    border-radius: ${token('gameCard.radius')};
    box-shadow: ${token('gameCard.effect')};
  `}
  ${({ $shape }) => $shape === 'framed' && css`
    padding: ${token('space.1')};
    background-color: ${token('gameCard.bg')};
    border: ${token('border.width')} solid ${token('border.subtle')};
    border-radius: ${token('gameCard.radius')};
  `}
`;

export const Lines = styled.div<{ $shape: CardShape }>`
  padding-block-start: ${({ $shape }) => ($shape === 'row' ? '0' : token('space.1'))};
  ${({ $shape }) => $shape === 'framed' && css`padding: ${token('space.2')} ${token('space.2')} ${token('space.1')};`}
  font-size: ${({ $shape }) => ($shape === 'row' ? token('type.16') : token('type.14'))};
  line-height: 1.5;

  & > * + * { font-size: ${token('type.12')}; }
`;
