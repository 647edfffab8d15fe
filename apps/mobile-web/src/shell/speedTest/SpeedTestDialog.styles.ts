import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Routes = styled.ol`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Route = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: ${token('size.bar')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.card')};
  background-color: ${token('card.bg')};
  box-shadow: ${token('card.effect')};
`;

export const Rank = styled.span`
  flex: none;
  min-inline-size: ${token('space.6')};
  color: ${token('text.accent')};
  font-family: ${token('font.display')};
  font-size: ${token('type.20')};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/* The link is below the text if there is no room beside it. */
export const Body = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.3')};
  min-inline-size: 0;
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 8rem;
  gap: ${token('space.1')};
  min-inline-size: 0;
`;

export const Host = styled.span`
  font-weight: ${token('weight.strong')};
  overflow-wrap: anywhere;
  text-align: start;
`;

export const Signs = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
`;

export const Time = styled.span<{ $isMissing: boolean }>`
  color: ${({ $isMissing }) => ($isMissing ? token('text.danger') : token('text.secondary'))};
  font-size: ${token('type.14')};
  font-variant-numeric: tabular-nums;
`;
