import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/*
 * Stays above the bottom bar, its raised button and the floating button of customer service, or above the on-screen
 * keyboard if that shrinks the page.
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
