import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** Box of 24 by 16 px that keeps its size without a picture. */
export const Root = styled.span`
  display: inline-block;
  flex: none;
  inline-size: ${token('space.6')};
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background-color: ${token('media.placeholder')};
  border-radius: calc(${token('space.1')} / 2);
  vertical-align: middle;

  & > img {
    inline-size: 100%;
    block-size: 100%;
  }
`;
