import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Screen = styled.main`
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  background-color: ${token('surface.base')};

  /* In landscape on a phone the game takes the whole width, beyond the column and its safe areas. */
  @media (orientation: landscape) and (max-height: 540px) {
    --inset-start: env(safe-area-inset-left, 0px);
    --inset-end: env(safe-area-inset-right, 0px);
    inline-size: 100dvw;
    margin-inline: calc(50% - 50dvw - (var(--inset-start) - var(--inset-end)) / 2) 0;
    padding-inline: var(--inset-start) var(--inset-end);
  }
`;

export const Bar = styled.header`
  display: grid;
  grid-auto-flow: column;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: calc(${token('space.12')} + env(safe-area-inset-top));
  padding-block-start: env(safe-area-inset-top);
  padding-inline: ${token('space.1')} ${token('space.2')};
  border-block-end: ${token('border.width')} solid ${token('border.subtle')};
`;

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
`;

export const Words = styled.div`
  display: grid;
  min-inline-size: 0;
  line-height: ${token('line.tight')};
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-block-size: 0;
  place-items: center;
`;

export const Frame = styled.iframe<{ $isOpen: boolean }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
  transition: opacity ${token('motion.page')} ${token('motion.ease')};
`;

export const Waiting = styled.output`
  display: grid;
  justify-items: center;
  gap: ${token('space.4')};
  padding: ${token('space.6')};
  color: ${token('text.accent')};
  font-size: ${token('type.32')};
`;
