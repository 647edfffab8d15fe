import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** Ground behind the column on screens wider than a phone. */
export const Backdrop = styled.div`
  min-block-size: 100dvh;
  background-color: ${token('surface.backdrop')};
  background-image: ${token('effect.pattern')};
`;

/** Column of the site, at most as wide as a large phone unless its page is wide. */
export const Column = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: ${token('size.column')};
  min-block-size: 100dvh;
  margin-inline: auto;
  background-color: ${token('surface.base')};
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);

  /* A wide page has room for two panes of a tablet or desktop. */
  @media (min-width: 720px) {
    &:has([data-wide]) {
      max-inline-size: calc(${token('size.column')} * 2.25);
    }
  }
`;

/** The main landmark. `$isFlush` removes the gutter, `$isDense` the wide gaps. */
export const Main = styled.main<{ $isFlush: boolean; $isDense: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ $isDense }) => token($isDense ? 'space.4' : 'space.6')};
  min-inline-size: 0;
  padding-block: ${({ $isFlush }) => ($isFlush ? '0' : `${token('space.4')} ${token('space.8')}`)};
  padding-inline: ${({ $isFlush }) => ($isFlush ? '0' : token('space.4'))};
`;
