import { css, keyframes, styled } from 'styled-components';
import { token } from '@parlor/theme';

export const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Day = styled.li`
  align-self: center;
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: ${token('radius.pill')};
  background: ${token('surface.sunken')};
  color: ${token('text.secondary')};
  font-size: ${token('type.12')};
`;

export const Bubble = styled.li<{ $isOwn: boolean }>`
  max-inline-size: 82%;
  padding: ${token('space.2')} ${token('space.3')};
  border: ${token('border.width')} solid ${token('border.subtle')};
  border-radius: ${token('radius.card')};
  color: ${token('text.primary')};

  ${({ $isOwn }) =>
    $isOwn
      ? css`
          align-self: flex-end;
          background: ${token('surface.overlay')};
          border-end-end-radius: ${token('space.1')};
        `
      : css`
          align-self: flex-start;
          background: ${token('surface.raised')};
          border-end-start-radius: ${token('space.1')};
        `}
`;

export const Words = styled.p`
  margin: 0;
  line-height: ${token('line.text')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.2')};
  justify-content: flex-end;
  margin: 0;
  color: ${token('text.secondary')};
  font-size: ${token('type.12')};
`;

export const Typing = styled.p`
  display: flex;
  gap: ${token('space.2')};
  align-items: center;
  margin: 0;
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
`;

const breathe = keyframes`
  50% { opacity: 0.3; }
`;

export const Dots = styled.span`
  display: inline-flex;
  gap: ${token('space.1')};

  i {
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: 50%;
    background: currentcolor;
  }

  @media (prefers-reduced-motion: no-preference) {
    i {
      animation: ${breathe} 1.2s ease-in-out infinite;
    }

    i:nth-child(2) {
      animation-delay: 0.2s;
    }

    i:nth-child(3) {
      animation-delay: 0.4s;
    }
  }
`;
