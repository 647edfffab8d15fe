import { styled } from 'styled-components';
import { Link } from '@parlor/core';
import { token } from '@parlor/theme';

export const Root = styled(Link)`
  display: block;
  overflow: hidden;
  border-radius: ${token('radius.card')};
  background: ${token('surface.raised')};
  box-shadow: ${token('effect.surface')};
  color: ${token('text.primary')};
  text-decoration: none;
  scroll-margin-block-start: calc(${token('size.bar')} + ${token('space.4')});
`;

export const Cover = styled.div`
  overflow: clip;
  border-radius: ${token('radius.card')};
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  padding: ${token('space.4')};
`;

/** The title shrinks so that the label fits. */
export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space.3')};

  & > :first-child {
    min-inline-size: 0;
  }
  & > :last-child:not(:first-child) {
    flex: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
`;

export const More = styled.span`
  color: ${token('text.accent')};
  font-size: ${token('type.14')};
  font-weight: ${token('weight.strong')};
`;
