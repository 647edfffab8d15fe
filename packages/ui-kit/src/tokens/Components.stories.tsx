import { componentTokens, cssVariable, type ComponentToken, type Theme } from '@parlor/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TokenGroup, TokenPage, TokenRow } from './TokenPage.tsx';

const meta = { title: 'Design tokens/Components', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(componentTokens) as ComponentToken[];
const componentOf = (name: ComponentToken): string => name.split('.')[0] ?? name;
const titleOf = (component: string): string => component.replace(/^./, (letter) => letter.toUpperCase());

function figures(name: ComponentToken, theme: Theme): string {
  const own = theme.components[name];
  return own === undefined ? `as ${componentTokens[name]}` : `${own}, in place of ${componentTokens[name]}`;
}

/** Component tokens, which a brand may override. Each defaults to a role. */
export const Roles: Story = {
  render: (_, { loaded }) => {
    const { theme } = loaded as { theme: Theme };
    return (
      <TokenPage
        title="Components"
        explanation={`What one component reads and no other. ${theme.name} changes ${Object.keys(theme.components).length} of them; the rest stand for a role of the palette or the shape.`}
      >
        {[...new Set(names.map(componentOf))].map((component) => (
          <TokenGroup key={component} title={titleOf(component)}>
            {names
              .filter((name) => componentOf(name) === component)
              .map((name) => (
                <TokenRow key={name} name={name} purpose={figures(name, theme)} />
              ))}
          </TokenGroup>
        ))}
      </TokenPage>
    );
  },
  play: async ({ canvasElement }) => {
    const styles = getComputedStyle(canvasElement);
    for (const name of names) await expect(styles.getPropertyValue(cssVariable(name)), name).not.toBe('');
  },
};
