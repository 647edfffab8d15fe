import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Picture = styled.button`
  display: grid;
  place-items: center;
  block-size: ${token('size.tap')};
  inline-size: 7.5rem;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${token('radius.control')};
  background: ${token('media.placeholder')};
  cursor: pointer;

  img {
    block-size: 100%;
    inline-size: 100%;
    object-fit: cover;
  }
`;
