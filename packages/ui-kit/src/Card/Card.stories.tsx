import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { longText } from '../longText.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'UI kit/Card',
  component: Card,
  args: {
    children: (
      <Stack gap={1}>
        <Heading level={2} size={20}>
          Welcome bonus
        </Heading>
        <Text tone="secondary" size={14}>
          Double your first deposit, up to 1,000.00.
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A surface raised above the page. */
export const Plain: Story = {};

/** Tinted with the accent colour: selected or highlighted. */
export const Accented: Story = { args: { isAccented: true } };

/** With the brand’s pattern, for the main card of a screen. */
export const Patterned: Story = { args: { hasPattern: true, padding: 'large' } };

/** Long words wrap inside the card. */
export const LongText: Story = { args: { children: <Text>{`${longText.word} ${longText.thai}`}</Text> } };
