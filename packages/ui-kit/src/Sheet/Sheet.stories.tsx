import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { screen, expect, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

function OpenedByButton(args: SheetProps): ReactNode {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <Stack align="start">
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Filter games
      </Button>
      <Sheet
        {...args}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'UI kit/Sheet',
  component: Sheet,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Filter games',
    closeLabel: 'Close',
    children: <Text tone="secondary">Choose providers and classes.</Text>,
    actions: (
      <>
        <Button variant="secondary">Reset</Button>
        <Button>Apply</Button>
      </>
    ),
  },
  render: (args) => <OpenedByButton {...args} />,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the bottom edge. API-04: it slides for 400 ms. */
export const FromBottom: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filter games' });
    // A sheet that has just been mounted has no transition yet.
    await waitFor(() => expect(getComputedStyle(sheet).transitionDuration).toBe('0.4s'));
  },
};

/** From the top edge. */
export const FromTop: Story = { args: { edge: 'top' } };

/** Long content scrolls; title and actions stay visible. */
export const LongContent: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>ผู้ให้บริการเกมรายที่ {index + 1}</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const apply = await screen.findByRole('button', { name: 'Apply' });
    await waitFor(() => expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(
      screen.getByRole('heading', { name: 'Filter games' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(0);
  },
};

/** Escape and the close button close it. */
export const Closes: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
