import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** Centred column of drawing, words and actions. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.8')} ${token('space.4')};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** Centred row of actions that wraps. */
export const Actions = styled.div`
  display: flex;
  max-inline-size: 100%;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space.2')};
  margin-block-start: ${token('space.3')};
`;
