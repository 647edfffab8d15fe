import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
`;

export const Next = styled.p`
  display: flex;
  gap: ${token('space.2')};
  margin: 0;
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
  font-variant-numeric: tabular-nums;
`;

export const Draws = styled.ol`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Draw = styled.li`
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border-radius: ${token('radius.card')};
  background-color: ${token('surface.raised')};

  &[aria-current] {
    box-shadow: inset 0 0 0 calc(${token('border.width')} * 2) ${token('accent.base')};
  }
`;

export const DrawHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.3')};
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
`;

export const Table = styled.ol`
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: ${token('space.1')};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** A number. The more often it was drawn, the stronger its background. */
export const Number = styled.li<{ $part: number }>`
  display: grid;
  padding-block: ${token('space.1')};
  border-radius: ${token('radius.control')};
  background-color: color-mix(
    in srgb,
    ${token('accent.soft')} ${({ $part }) => Math.round($part * 100)}%, ${token('surface.raised')}
  );
  font-size: ${token('type.14')};
  line-height: 1.25;

  small {
    color: ${token('text.secondary')};
  }
`;
