import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Text } from '../Text/Text.tsx';
import { longText } from '../longText.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'UI kit/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'deposit',
        title: 'How do I deposit?',
        content: (
          <Text size={14} tone="secondary">
            Choose a method, enter an amount and follow the bank’s steps.
          </Text>
        ),
      },
      {
        id: 'withdraw',
        title: 'How long does a withdrawal take?',
        content: (
          <Text size={14} tone="secondary">
            Usually a few minutes; at night up to an hour.
          </Text>
        ),
      },
      {
        id: 'thai',
        title: 'ฉันลืมรหัสผ่านการชำระเงิน ต้องทำอย่างไร',
        content: (
          <Text size={14} tone="secondary">
            ติดต่อฝ่ายบริการลูกค้าได้ตลอด 24 ชั่วโมง
          </Text>
        ),
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All items are closed; Enter opens one. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'How do I deposit?' });
    await expect(canvas.getByText(/Choose a method/)).not.toBeVisible();
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/Choose a method/)).toBeVisible());
  },
};

/** Opening one item closes the other. */
export const OneAtATime: Story = {
  args: { isSingle: true, defaultOpenIds: ['deposit'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /withdrawal/ }));
    await expect(canvas.getByRole('button', { name: 'How do I deposit?' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Items with something new have a dot, which has a text for screen readers. */
export const Marked: Story = {
  args: {
    items: [
      { id: 'new', title: 'Planned maintenance', mark: 'Unread', content: <Text size={14}>On Tuesday.</Text> },
      { id: 'old', title: 'New games', content: <Text size={14}>Ten of them.</Text> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unread: Planned maintenance' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New games' })).toBeVisible();
  },
};

/** Long titles and content wrap; the caret keeps its position. */
export const LongText: Story = {
  args: {
    defaultOpenIds: ['word'],
    items: [
      { id: 'word', title: longText.word, content: <Text size={14}>{longText.german}</Text> },
      { id: 'thai', title: longText.thai, content: <Text size={14}>{longText.thai}</Text> },
    ],
  },
};
