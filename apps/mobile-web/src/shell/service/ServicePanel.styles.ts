import { styled } from 'styled-components';
import { token } from '@parlor/theme';
import { inBottomBar } from '@parlor/ui-kit';

/* Takes no room of its own: it floats above the bottom bar, at the end edge. */
export const Root = styled.div`
  position: sticky;
  inset-block-end: calc(${token('size.bar')} + ${token('space.4')} + env(safe-area-inset-bottom));
  z-index: ${token('layer.bar')};
  align-self: flex-end;
  block-size: 0;
  margin-inline-end: ${token('space.3')};

  ${inBottomBar}

  & > * {
    transform: translateY(-100%);
  }
`;
