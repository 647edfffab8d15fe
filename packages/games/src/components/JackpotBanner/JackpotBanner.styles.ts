import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/*
 * With the card's padding it is as high as its placeholder, so that content below does not move when the counter
 * loads.
 */
export const Content = styled.div`
  display: grid;
  align-content: center;
  min-block-size: calc(${token('space.12')} * 3 - ${token('space.4')} * 2);
  justify-items: center;
  gap: ${token('space.1')};
  text-align: center;
`;

export const Title = styled.h2`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  color: ${token('text.secondary')};
  font-family: ${token('font.display')};
  font-size: ${token('type.14')};
  font-weight: ${token('font.displayWeight')};
  letter-spacing: ${token('font.displayTracking')};
  text-transform: ${token('font.displayTransform')};

  & > svg {
    inline-size: ${token('type.20')};
    block-size: ${token('type.20')};
    color: ${token('money.bonus')};
  }
`;

export const Amount = styled.p`
  color: ${token('money.bonus')};
  font-family: ${token('font.display')};
  font-size: clamp(${token('type.20')}, 8.2cqi, ${token('type.32')});
  font-weight: ${token('font.displayWeight')};
  line-height: 1.3;
`;

export const Place = styled.section`
  container-type: inline-size;
  min-inline-size: 0;
`;
