import { styled } from 'styled-components';
import { token } from '@parlor/theme';
import { HOST_HEIGHT } from './hostHeight.ts';

/* Extends to the screen's edge, like the rails. */
export const List = styled.ul`
  display: flex;
  gap: ${token('space.2')};
  margin-inline: calc(${token('space.4')} * -1);
  padding-inline: ${token('space.4')};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${token('space.4')};
  scrollbar-width: none;

  & > li {
    flex: none;
    inline-size: min(18rem, 88%);
    scroll-snap-align: start;
  }
`;

export const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.2')};
  block-size: ${HOST_HEIGHT};
  padding-inline: ${token('space.3')};
  background-color: ${token('surface.raised')};
  border-radius: ${token('radius.card')};

  /* The whole card links to the table; its button is above the link. */
  & [data-part='way']::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius.card')};
    content: '';
  }

  & > button {
    position: relative;
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  min-inline-size: 0;
`;

export const Name = styled.div`
  overflow: hidden;
  max-inline-size: 100%;
  color: ${token('text.primary')};
  font-weight: ${token('weight.strong')};
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Marks = styled.div`
  display: flex;
  gap: ${token('space.1')};
  white-space: nowrap;
`;

export const Line = styled.p`
  overflow: hidden;
  max-inline-size: 100%;
  color: ${token('text.secondary')};
  font-size: ${token('type.12')};
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
