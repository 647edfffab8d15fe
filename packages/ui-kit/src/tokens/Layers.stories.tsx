import { scaleTokens, token, type ScaleToken } from '@parlor/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Text } from '../Text/Text.tsx';
import { TokenPage } from './TokenPage.tsx';
import { Layer, Layers } from './Tokens.styles.ts';

const meta = { title: 'Design tokens/Layers', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const layers = (Object.keys(scaleTokens) as ScaleToken[]).filter((name) => name.startsWith('layer.'));
const purposes: Readonly<Record<string, string>> = {
  'layer.bar': 'Bars that stay while the page scrolls.',
  'layer.drawer': 'The menu from the side.',
  'layer.dialog': 'Popups and their veil.',
  'layer.toast': 'Messages, above everything.',
};

/** Stacking order: each layer covers the edge of the previous one. */
export const Order: Story = {
  render: () => (
    <TokenPage
      title="Layers"
      explanation="Four layers above the page. A thing that needs a fifth is a thing in the wrong place."
    >
      <Layers>
        {layers.map((name, step) => (
          <Layer key={name} $step={step} $layer={token(name)} data-testid={name}>
            <Text size={14}>{`${name}: ${purposes[name] ?? ''}`}</Text>
          </Layer>
        ))}
      </Layers>
    </TokenPage>
  ),
  play: async ({ canvasElement }) => {
    const order = layers.map((name) => Number(getComputedStyle(within(canvasElement).getByTestId(name)).zIndex));
    await expect(order).toEqual(order.toSorted((a, b) => a - b));
    await expect(new Set(order).size).toBe(order.length);
  },
};
