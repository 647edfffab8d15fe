import { token } from '@parlor/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.12')} ${token('space.4')};
  text-align: center;
`;

export const Drawing = styled.div<{ $isAlarming: boolean }>`
  display: grid;
  place-items: center;
  inline-size: calc(${token('space.12')} + ${token('space.8')});
  aspect-ratio: 1;
  margin-block-end: ${token('space.2')};
  background-color: ${({ $isAlarming }) => token($isAlarming ? 'status.dangerBg' : 'accent.soft')};
  color: ${({ $isAlarming }) => token($isAlarming ? 'status.danger' : 'text.accent')};
  border-radius: 50%;
  font-size: ${token('type.32')};

  & > svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space.2')};
  margin-block-start: ${token('space.3')};
`;
