import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Figures in as many columns as fit. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr));
  gap: ${token('space.4')} ${token('space.3')};
  align-items: start;
`;

/** A figure with its label above and its change below. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* An amount may be longer than a column of a small phone. */
  overflow-wrap: anywhere;
`;

/** The change of the figure. */
export const Moved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
  font-variant-numeric: tabular-nums lining-nums;

  & > svg {
    flex: none;
    inline-size: ${token('type.12')};
    block-size: ${token('type.12')};
  }
`;
