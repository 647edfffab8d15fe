import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/**
 * Stays visible between the site's bars while the list beside it scrolls. Leaves room for the content above the list.
 */
export const Frame = styled.section`
  position: sticky;
  inset-block-start: calc(${token('size.bar')} + ${token('space.4')});
  max-block-size: calc(100dvh - 4 * ${token('size.bar')} - ${token('space.12')});
  overflow-y: auto;
  min-inline-size: 0;
  border-radius: ${token('radius.card')};
`;

/** Buttons that stay visible below content of any length. */
export const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  padding-block: ${token('space.3')};
  background-color: ${token('card.bg')};

  & > * {
    flex: 1;
  }
`;
