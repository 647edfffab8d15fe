import {
  colorRoles,
  contrastRatio,
  cssVariable,
  pairsOf,
  token,
  type ColorRole,
  type Theme,
  type ThemeMode,
} from '@parlor/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { colorPurposes } from './colorPurposes.ts';
import { TokenGroup, TokenPage, TokenRow } from './TokenPage.tsx';
import { Swatch } from './Tokens.styles.ts';

const meta = { title: 'Design tokens/Palette', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const families: Readonly<Record<string, string>> = {
  surface: 'Surfaces',
  text: 'Text',
  border: 'Lines',
  action: 'What can be pressed',
  field: 'Fields',
  status: 'States',
  money: 'Money',
  badge: 'Badges',
  accent: 'Accent',
  media: 'Pictures',
  skeleton: 'What is on its way',
};

interface Contrast {
  readonly against: ColorRole;
  readonly ratio: number;
  readonly minimum: number;
}

/** Returns the backgrounds of a colour with its contrast, the weakest first. */
function contrastsOf(role: ColorRole, theme: Theme, mode: ThemeMode): Contrast[] {
  const colors = theme.colors[mode];
  if (!colors) return [];
  // Translucent backgrounds are checked by the theme’s own test, which knows what is below them.
  const opaque = pairsOf(mode).filter((pair) => pair.role === role && colors[pair.against].length === '#rrggbb'.length);
  return opaque
    .map(({ against, minimum }) => ({ against, minimum, ratio: contrastRatio(colors[role], colors[against]) }))
    .toSorted((a, b) => a.ratio - b.ratio);
}

function figures(role: ColorRole, theme: Theme, mode: ThemeMode): string {
  const value = theme.colors[mode]?.[role] ?? '';
  const [weakest] = contrastsOf(role, theme, mode);
  return weakest
    ? `${value}, ${weakest.ratio.toFixed(1)} : 1 on ${weakest.against}, where it stands out least (needs ${weakest.minimum})`
    : value;
}

/** Every colour of the brand in the selected mode, with its purpose and its lowest contrast. */
export const Roles: Story = {
  render: (_, { loaded }) => {
    const { theme, mode } = loaded as { theme: Theme; mode: ThemeMode };
    return (
      <TokenPage
        title="Palette"
        explanation="Components name a role and never a colour. A brand fills every role for each of its modes; what does not stand out enough does not pass its tests."
      >
        {Object.entries(families).map(([family, title]) => (
          <TokenGroup key={family} title={title}>
            {colorRoles
              .filter((role) => role.startsWith(`${family}.`))
              .map((role) => (
                <TokenRow key={role} name={role} purpose={colorPurposes[role]} figures={figures(role, theme, mode)}>
                  <Swatch $value={token(role)} />
                </TokenRow>
              ))}
          </TokenGroup>
        ))}
      </TokenPage>
    );
  },
  play: async ({ canvasElement, loaded }) => {
    const { theme, mode } = loaded as { theme: Theme; mode: ThemeMode };
    const styles = getComputedStyle(canvasElement);
    for (const role of colorRoles) {
      await expect(within(canvasElement).getByText(role)).toBeVisible();
      await expect(styles.getPropertyValue(cssVariable(role)), role).toBe(theme.colors[mode]?.[role]);
      for (const { ratio, minimum, against } of contrastsOf(role, theme, mode))
        await expect(ratio, `${role} on ${against}`).toBeGreaterThanOrEqual(minimum);
    }
  },
};
