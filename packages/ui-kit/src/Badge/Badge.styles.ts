import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/** Tones of a badge: filled for kinds of game, tinted for states. */
export const badgeTones = [
  'new',
  'hot',
  'jackpot',
  'maintenance',
  'neutral',
  'accent',
  'info',
  'success',
  'warning',
  'danger',
] as const;
/** Tone of a badge. */
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

/*
 * One static rule per tone, selected by attribute. `:where` keeps the specificity of a class, so that a card can
 * position its badges.
 */
const everyTone = badgeTones.map(
  (tone) => css`
    &:where([data-tone='${tone}']) {
      ${toneStyles[tone]}
    }
  `,
);

/** Badge with an icon and a word. Never wider than its container. */
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

  /* The text, which breaks if a word is longer than the badge. */
  & > span {
    min-inline-size: 0;
  }

  & > svg {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
  }
`;
