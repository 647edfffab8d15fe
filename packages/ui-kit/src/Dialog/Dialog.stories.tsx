import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function OpenedByButton(args: DialogProps): ReactNode {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <Stack align="start">
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Log in
      </Button>
      <Dialog
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
  title: 'UI kit/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Log in',
    closeLabel: 'Close',
    children: (
      <Stack>
        <Field label="Account" name="account" autoComplete="username" />
        <Button isFullWidth size="large">
          Log in
        </Button>
      </Stack>
    ),
  },
  render: (args) => <OpenedByButton {...args} />,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form over the page. API-04: it opens in 225 ms. */
export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    // A dialog that has just been mounted has no transition yet.
    await waitFor(() =>
      expect(new Set(getComputedStyle(dialog).transitionDuration.split(', '))).toEqual(new Set(['0.225s'])),
    );
  },
};

/** Opening moves focus and locks scrolling; Escape closes and restores focus. */
export const KeyboardRoundTrip: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Log in' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A question that cannot be dismissed. */
export const MustAnswer: Story = {
  args: {
    mustAnswer: true,
    title: 'Are you 18 or older?',
    description: 'The games are for adults only.',
    children: undefined,
    actions: (
      <>
        <Button variant="secondary">No</Button>
        <Button>Yes, I am</Button>
      </>
    ),
  },
  play: async () => {
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('dialog', { name: 'Are you 18 or older?' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

/** Long content scrolls; title and actions stay visible. */
export const LongContent: Story = {
  args: {
    title: 'ข้อกำหนดและเงื่อนไขการใช้บริการสำหรับสมาชิกทุกท่าน',
    children: (
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>สมาชิกต้องมีอายุไม่ต่ำกว่า 18 ปีบริบูรณ์ และต้องใช้ข้อมูลจริงในการลงทะเบียนและถอนเงินเท่านั้น</Text>
        ))}
      </Stack>
    ),
    actions: <Button>ยอมรับ</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(within(dialog).getByRole('heading')).toBeVisible();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
