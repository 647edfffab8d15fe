import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Picture = styled.button`
  display: grid;
  place-items: center;
  block-size: ${token('size.tap')};
  inline-size: calc(${token('size.tap')} * 3);
  overflow: hidden;
  border-radius: ${token('radius.control')};
  background-color: ${token('media.placeholder')};

  img {
    block-size: 100%;
    inline-size: 100%;
    object-fit: contain;
  }
`;
