import { shapeRoles, token, type ShapeRole, type Theme } from '@parlor/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { TokenGroup, TokenPage, TokenRow } from './TokenPage.tsx';
import { Corner } from './Tokens.styles.ts';

const meta = { title: 'Design tokens/Shape', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const purposes: Readonly<Partial<Record<ShapeRole, string>>> = {
  'radius.control': 'Buttons and fields.',
  'radius.card': 'Cards, rows and pictures.',
  'radius.sheet': 'Popups.',
  'radius.pill': 'Chips, badges and round things.',
  'border.width': 'Every line.',
  'font.display': 'The face of titles and of what can be pressed.',
  'font.text': 'The face for reading.',
  'font.displayWeight': 'How heavy titles are.',
  'font.displayTransform': 'Whether titles are in capitals.',
  'font.displayTracking': 'The room between the letters of titles.',
};

/** Shape, line and type tokens, which are equal in all modes. */
export const Roles: Story = {
  render: (_, { loaded }) => {
    const { theme } = loaded as { theme: Theme };
    return (
      <TokenPage
        title="Shape"
        explanation="Corners, lines and faces tell one brand from another as much as colours do."
      >
        <TokenGroup title="Corners">
          {shapeRoles
            .filter((role) => role.startsWith('radius.'))
            .map((role) => (
              <TokenRow key={role} name={role} purpose={purposes[role] ?? ''} figures={theme.shape[role]}>
                <Corner $radius={token(role)} />
              </TokenRow>
            ))}
        </TokenGroup>
        <TokenGroup title="Lines and faces">
          {shapeRoles
            .filter((role) => role.startsWith('font.') || role.startsWith('border.'))
            .map((role) => (
              <TokenRow key={role} name={role} purpose={purposes[role] ?? ''} figures={theme.shape[role]} />
            ))}
        </TokenGroup>
        <TokenGroup title="Light and pattern">
          <li>
            <Card>
              <Text>effect.surface: a surface with the brand’s own edge</Text>
            </Card>
          </li>
          <li>
            <Card isAccented>
              <Text>effect.accent: the light of what is chosen</Text>
            </Card>
          </li>
          <li>
            <Card hasPattern padding="large">
              <Text>effect.pattern: the brand’s pattern</Text>
            </Card>
          </li>
        </TokenGroup>
      </TokenPage>
    );
  },
};
