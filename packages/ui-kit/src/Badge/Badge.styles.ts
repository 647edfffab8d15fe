import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/** Kinds on game cards are filled; states are tinted. */
export const badgeTones = ['new', 'hot', 'jackpot', 'maintenance', 'neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];

const filled = (tone: 'new' | 'hot' | 'jackpot' | 'maintenance'): ReturnType<typeof css> => css`
  background-color: ${token(`badge.${tone}`)};
  color: ${token('badge.text')};
`;

const tinted = (tone: 'info' | 'success' | 'warning' | 'danger'): ReturnType<typeof css> => css`
  background-color: ${token(`status.${tone}Bg`)};
  color: ${token(`status.${tone}`)};
`;

const toneStyles = {
  new: filled('new'),
  hot: filled('hot'),
  jackpot: filled('jackpot'),
  maintenance: filled('maintenance'),
  neutral: css`
    background-color: ${token('surface.overlay')};
    color: ${token('text.secondary')};
  `,
  accent: css`
    background-color: ${token('accent.soft')};
    color: ${token('text.accent')};
  `,
  info: tinted('info'),
  success: tinted('success'),
  warning: tinted('warning'),
  danger: tinted('danger'),
} satisfies Record<BadgeTone, ReturnType<typeof css>>;

/* A static style for each tone; which one holds, an attribute says. No more weight than a class, so that a card may place its badges. */
const everyTone = badgeTones.map((tone) => css`&:where([data-tone='${tone}']) { ${toneStyles[tone]} }`);

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  max-inline-size: 100%;
  padding-inline: ${token('space.2')};
  border-radius: ${token('badge.radius')};
  font-size: ${token('type.12')};
  font-weight: ${token('weight.strong')};
  line-height: 1.6;
  ${everyTone}

  /* The words alone, so that a word longer than the badge breaks inside it. */
  & > span { min-inline-size: 0; }

  & > svg {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
  }
`;
