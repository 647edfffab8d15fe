import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/*
 * Stays above the bottom bar and the button that a brand raises out of it; where a keyboard shrinks the page, above the
 * keyboard.
 */
export const Form = styled.form`
  position: sticky;
  inset-block-end: calc(${token('size.bar')} + env(safe-area-inset-bottom));
  display: grid;
  gap: ${token('space.2')};
  margin-block-start: auto;
  padding-block: ${token('space.2')} ${token('space.8')};
  background: ${token('surface.base')};
`;

/* Ends before the floating button of customer service. */
export const Acts = styled.div`
  display: flex;
  gap: ${token('space.2')};
  align-items: center;
  padding-inline-end: calc(${token('size.tap')} + ${token('space.2')});
`;
