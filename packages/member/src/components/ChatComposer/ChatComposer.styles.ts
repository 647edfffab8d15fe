import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/*
 * Stays above the bottom bar, the button that a brand raises out of it and the floating one of customer service; where
 * a keyboard shrinks the page, above the keyboard.
 */
export const Form = styled.form`
  position: sticky;
  inset-block-end: calc(${token('size.bar')} + env(safe-area-inset-bottom));
  display: grid;
  gap: ${token('space.2')};
  margin-block-start: auto;
  padding-block: ${token('space.2')} calc(${token('space.4')} + ${token('size.tap')} + ${token('space.1')});
  background: ${token('surface.base')};
`;

export const Acts = styled.div`
  display: flex;
  gap: ${token('space.2')};
  align-items: center;
`;
