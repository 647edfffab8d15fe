import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Reserves the space of the section while winners load. */
export const Place = styled.div`
  block-size: calc(${token('space.12')} * 9.1);
`;

export const Spot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.1')};
  text-align: center;
`;

export const Amount = styled.p`
  color: ${token('money.gain')};
  font-family: ${token('font.display')};
  font-size: ${token('type.24')};
  font-weight: ${token('font.displayWeight')};
  line-height: 1.4;
`;

/* Every winner gets two lines, and longer names are cut, so that the page does not move on rotation. */
export const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  block-size: 2lh;

  & > :first-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/** A game in a list of winners. It takes one line, however long the name is. */
export const Game = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};

  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
